import { Skeleton } from '#ui/Skeleton.tsx'

export function AnnouncementsPage() {
  return <Skeleton className="h-40 rounded-panel" />
}
