import { Skeleton } from '#ui/Skeleton.tsx'

export function IncomePage() {
  return <Skeleton className="h-40 rounded-panel" />
}
