import { Skeleton } from '#ui/Skeleton.tsx'

export function HourlySalaryPage() {
  return <Skeleton className="h-40 rounded-panel" />
}
