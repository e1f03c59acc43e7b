import { Skeleton } from '#ui/Skeleton.tsx'

export function TeamPage() {
  return <Skeleton className="h-40 rounded-panel" />
}
