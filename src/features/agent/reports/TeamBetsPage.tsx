import { Skeleton } from '#ui/Skeleton.tsx'

export function TeamBetsPage() {
  return <Skeleton className="h-40 rounded-panel" />
}
