import { Skeleton } from '#ui/Skeleton.tsx'

export function OverviewPage() {
  return <Skeleton className="h-40 rounded-panel" />
}
