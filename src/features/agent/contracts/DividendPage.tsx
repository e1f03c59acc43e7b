import { Skeleton } from '#ui/Skeleton.tsx'

export function DividendPage() {
  return <Skeleton className="h-40 rounded-panel" />
}
