import { Skeleton } from '#ui/Skeleton.tsx'

export function AccountsPage() {
  return <Skeleton className="h-40 rounded-panel" />
}
