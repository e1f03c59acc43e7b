import { Skeleton } from '#ui/Skeleton.tsx'

export function ProfitPage() {
  return <Skeleton className="h-40 rounded-panel" />
}
