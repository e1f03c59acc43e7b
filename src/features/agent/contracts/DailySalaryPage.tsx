import { Skeleton } from '#ui/Skeleton.tsx'

export function DailySalaryPage() {
  return <Skeleton className="h-40 rounded-panel" />
}
