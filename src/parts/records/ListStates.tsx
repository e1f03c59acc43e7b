import { Trans } from '@lingui/react/macro'
import type { InfiniteData } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { GatewayError } from '#core/contract/error.ts'
import { LineFailure, SectionFailure } from '#parts/failures/SectionState.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { EmptyPeriod } from './EmptyPeriod.tsx'

/** The fields of an infinite query's result that a list of records needs. */
export interface RecordQuery<Row> {
  data: InfiniteData<{ list: Row[] }> | undefined
  error: GatewayError | null
  hasNextPage: boolean
  isFetching: boolean
  isFetchingNextPage: boolean
  fetchNextPage: (options?: { cancelRefetch?: boolean }) => Promise<unknown>
  refetch: () => Promise<unknown>
}

interface Props<Row> {
  query: RecordQuery<Row>
  /** Message of an empty list, if the list has no period. */
  nothing?: string | undefined
  /** Content under the message of an empty list. */
  empty?: ReactNode
  children: (rows: readonly Row[]) => ReactNode
}

/**
 * Draws the loaded rows of a list; without rows, a note that the list is loading, has failed to
 * load, or is empty.
 */
export function ListStates<Row>({ query, nothing, empty, children }: Props<Row>) {
  const { data, error, refetch } = query
  if (error && !data) return <SectionFailure error={error} onRetry={() => void refetch()} />
  if (!data) return <ListSkeleton />
  const rows = data.pages.flatMap(({ list }) => list)
  if (rows.length === 0) return <EmptyPeriod title={nothing} action={empty} />
  return (
    <>
      {children(rows)}
      <ListEnd query={query} />
    </>
  )
}

function ListEnd<Row>({
  query: { error, hasNextPage, fetchNextPage, refetch },
}: {
  query: RecordQuery<Row>
}) {
  return (
    <div className="flex min-h-thumb items-center justify-center text-label text-muted">
      {error ? (
        <LineFailure
          error={error}
          onRetry={() => void (hasNextPage ? fetchNextPage() : refetch())}
        />
      ) : hasNextPage ? (
        <span role="status">
          <Trans>Loading…</Trans>
        </span>
      ) : (
        <Trans context="end of a list">You’ve reached the end.</Trans>
      )}
    </div>
  )
}

const ListSkeleton = () => (
  <div role="status" className="flex flex-col gap-2">
    <span className="sr-only">
      <Trans>Loading…</Trans>
    </span>
    {Array.from({ length: 6 }, (_, index) => (
      <Skeleton key={index} className="h-18 rounded-panel" />
    ))}
  </div>
)
