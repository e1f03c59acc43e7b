import { Trans } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { GatewayError } from '#core/contract/error.ts'
import { SectionFailure } from '#parts/failures/SectionState.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'

interface Props<Data> {
  query: Pick<UseQueryResult<Data, GatewayError>, 'data' | 'error' | 'refetch'>
  children: (data: Data) => ReactNode
}

/** Shows the data of a query, or its loading or failed state. */
export function Loaded<Data>({ query: { data, error, refetch }, children }: Props<Data>) {
  if (data !== undefined) return children(data)
  if (error) return <SectionFailure error={error} onRetry={() => void refetch()} />
  return (
    <div role="status" className="flex flex-col gap-3">
      <span className="sr-only">
        <Trans>Loading…</Trans>
      </span>
      <Skeleton className="h-16 rounded-panel" />
      <Skeleton className="h-16 rounded-panel" />
      <Skeleton className="h-16 rounded-panel" />
    </div>
  )
}
