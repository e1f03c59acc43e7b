import { Skeleton } from '#ui/Skeleton.tsx'

export function RealtimeSalaryPage() {
  return <Skeleton className="h-40 rounded-panel" />
}
