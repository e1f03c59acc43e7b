import { Trans } from '@lingui/react/macro'
import { Skeleton } from '#ui/Skeleton.tsx'

export const ContractSkeleton = () => (
  <div role="status" className="flex flex-col gap-4">
    <span className="sr-only">
      <Trans>Loading…</Trans>
    </span>
    <Skeleton className="h-24 rounded-panel" />
    <Skeleton className="h-48 rounded-panel" />
  </div>
)
