import { Trans } from '@lingui/react/macro'
import type { InfiniteData } from '@tanstack/react-query'
import { useRef, type ReactNode } from 'react'
import type { GatewayError } from '#core/contract/error.ts'
import { LineFailure, SectionFailure } from '#parts/failures/SectionState.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { EmptyPeriod } from './EmptyPeriod.tsx'
import { useKeptPlace } from './useKeptPlace.ts'
import { useRowWindow } from './useRowWindow.ts'

/** The part of an infinite query's result that a list is drawn from. */
export interface RecordQuery<Row> {
  data: InfiniteData<{ list: Row[] }> | undefined
  error: GatewayError | null
  hasNextPage: boolean
  isFetchingNextPage: boolean
  fetchNextPage: () => Promise<unknown>
  refetch: () => Promise<unknown>
}

interface Props<Row extends { id: string }> {
  label: string
  query: RecordQuery<Row>
  /** What is said if there is nothing; of a list without a period. */
  nothing?: string
  /** What else the player may do if there is nothing. */
  empty?: ReactNode
  /** How high a row is, more or less, in pixels. */
  rowHeight: number
  renderRow: (row: Row) => ReactNode
}

/** Rows of a record, as many as are scrolled to: only those in view are in the document. */
export function RecordList<Row extends { id: string }>({
  label,
  query,
  nothing,
  empty,
  rowHeight,
  renderRow,
}: Props<Row>) {
  const { data, error, refetch } = query
  if (error && !data) return <SectionFailure error={error} onRetry={() => void refetch()} />
  if (!data) return <ListSkeleton />
  const rows = data.pages.flatMap(({ list }) => list)
  if (rows.length === 0) {
    return <EmptyPeriod title={nothing} action={empty} />
  }
  return <Rows {...{ label, query, rows, rowHeight, renderRow }} />
}

function Rows<Row extends { id: string }>({
  label,
  query,
  rows,
  rowHeight,
  renderRow,
}: Omit<Props<Row>, 'empty' | 'nothing'> & { rows: readonly Row[] }) {
  const { error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = query
  const list = useRef<HTMLUListElement>(null)
  const { drawn, before, after, measure } = useRowWindow({
    list,
    rows,
    rowHeight,
    onNearEnd: () => {
      if (hasNextPage && !isFetchingNextPage && !error) void fetchNextPage()
    },
  })
  useKeptPlace(list, rows)
  return (
    <>
      <ul
        ref={list}
        aria-label={label}
        aria-busy={isFetchingNextPage}
        className="min-w-0 rounded-panel border bg-surface [overflow-anchor:none]"
        style={{ paddingTop: before, paddingBottom: after }}
      >
        {drawn.map(({ index }) => {
          const row = rows[index]
          if (!row) return null
          return (
            <li
              key={row.id}
              ref={measure}
              data-index={index}
              data-row={row.id}
              aria-setsize={hasNextPage ? -1 : rows.length}
              aria-posinset={index + 1}
              className="border-b last:border-b-0"
            >
              {renderRow(row)}
            </li>
          )
        })}
      </ul>
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
          <Trans context="end of a list">That is all.</Trans>
        )}
      </div>
    </>
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
