import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { PAGE_SIZE, type GameSource } from './queries.ts'
import { SectionFailure } from '#parts/failures/SectionState.tsx'
import { useGamePageQuery } from './useGamePageQuery.ts'
import { Button } from '#ui/Button.tsx'
import { GamePageSlice } from './GamePageSlice.tsx'
import { useGrid } from './useGrid.ts'

/** Rows beyond the window that are drawn already. */
const OVERSCAN = 1

interface Props {
  source: GameSource
  /** How many pages are shown. */
  page: number
  onMore: () => void
  /** Id of the heading that names the list. */
  labelledBy: string
  /** Stands where the list is empty. */
  empty: ReactNode
}

/**
 * Games page by page. Only the rows in view are in the document, and only their pages are asked for:
 * ten thousand games weigh what a windowful does, and a link to page 40 opens with two calls.
 */
export function GameList({ source, page, onMore, labelledBy, empty }: Props) {
  const { t } = useLingui()
  const first = useQuery(useGamePageQuery(source, 1))
  const totalPages = first.data?.totalPages ?? page
  const shown = Math.max(1, Math.min(page, totalPages))
  const last = useQuery(useGamePageQuery(source, shown))
  const total = first.data?.totalCount
  const count =
    shown < totalPages
      ? shown * PAGE_SIZE
      : (total ?? (shown - 1) * PAGE_SIZE + (last.data?.games.length ?? PAGE_SIZE))

  const seen = Math.min(count, total ?? count)

  const list = useRef<HTMLUListElement>(null)
  const { columns, rowHeight, gap, top } = useGrid(list)
  const rows = Math.ceil(count / columns)
  // oxlint-disable-next-line react/incompatible-library -- the compiler leaves this component as it is
  const virtualizer = useWindowVirtualizer({
    count: rows,
    estimateSize: () => rowHeight,
    overscan: OVERSCAN,
    scrollMargin: top,
    // Rows wait beyond the window's edge, so that a frame of scrolling need not wait for them.
    useFlushSync: false,
  })
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowHeight])

  if (first.error && !first.data) {
    return <SectionFailure error={first.error} onRetry={() => void first.refetch()} />
  }
  if (count === 0) return empty

  const drawn = virtualizer.getVirtualItems()
  const start = drawn[0]?.index ?? 0
  const end = (drawn.at(-1)?.index ?? -1) + 1
  return (
    <div className="game-list flex flex-col gap-6">
      {first.isPlaceholderData && (
        <span aria-hidden="true" className="list-waiting fixed inset-x-0 top-0 z-40 flex">
          <span className="loading-bar h-1 bg-primary" />
        </span>
      )}
      <ul
        ref={list}
        aria-labelledby={labelledBy}
        aria-busy={first.isPending || first.isPlaceholderData}
        className="game-grid"
        style={{ paddingTop: start * rowHeight, paddingBottom: (rows - end) * rowHeight }}
      >
        {pagesWithin(start * columns, Math.min(end * columns, count)).map((slice) => (
          <GamePageSlice
            key={slice.page}
            source={source}
            total={total}
            height={Math.ceil((slice.to - slice.from) / columns) * rowHeight - gap}
            {...slice}
          />
        ))}
      </ul>
      {first.data && totalPages > 1 && (
        <div className="flex flex-col items-center gap-2 pb-2">
          {total !== undefined && (
            <p className="text-caption text-muted tabular-nums">{t`${seen} of ${total} games`}</p>
          )}
          {shown < totalPages && (
            <Button variant="outline" busy={last.isFetching} onClick={onMore} className="min-w-48">
              <Trans>More games</Trans>
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

/** The pages that a stretch of the list lies on, with the part of each. */
function pagesWithin(start: number, end: number) {
  const pages = []
  for (let page = Math.floor(start / PAGE_SIZE); page * PAGE_SIZE < end; page += 1) {
    const offset = page * PAGE_SIZE
    pages.push({
      page: page + 1,
      from: Math.max(start - offset, 0),
      to: Math.min(end - offset, PAGE_SIZE),
    })
  }
  return pages
}
