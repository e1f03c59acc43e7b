import { Skeleton } from '#ui/Skeleton.tsx'

export function TransactionsPage() {
  return <Skeleton className="h-40 rounded-panel" />
}
