import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useBrand } from '#core/brand/brand.ts'
import { PAGE_SIZE, type GameSource } from './queries.ts'
import { SectionFailure } from '#parts/failures/SectionState.tsx'
import { useGamePageQuery } from './useGamePageQuery.ts'
import { Button } from '#ui/Button.tsx'
import { GameRows } from './GameRows.tsx'

interface Props {
  source: GameSource
  /** Number of pages, counted from the first one, that the list shows. */
  page: number
  onMore: () => void
  /** Id of the heading that names the list for screen readers. */
  labelledBy: string
  /** Content that is shown if the list is empty. */
  empty: ReactNode
}

/**
 * A long list of games in pages. Only the visible rows are rendered, so that a link to page 40
 * opens with two calls.
 */
export function GameList({ source, page, onMore, labelledBy, empty }: Props) {
  const { t } = useLingui()
  const first = useQuery(useGamePageQuery(source, 1))
  const totalPages = first.data?.totalPages ?? page
  // A page of small tiles would fill only half of a window at a desk.
  const ahead = useBrand().theme.tileSize === 'small' ? 1 : 0
  const shown = Math.max(1, Math.min(page + ahead, totalPages))
  const last = useQuery(useGamePageQuery(source, shown))
  const total = first.data?.totalCount
  const count =
    shown < totalPages
      ? shown * PAGE_SIZE
      : (total ?? (shown - 1) * PAGE_SIZE + (last.data?.games.length ?? PAGE_SIZE))

  const seen = Math.min(count, total ?? count)

  if (first.error && !first.data) {
    return <SectionFailure error={first.error} onRetry={() => void first.refetch()} />
  }
  if (count === 0) return empty

  return (
    <div className="game-list flex flex-col gap-6">
      {first.isPlaceholderData && (
        <span aria-hidden="true" className="list-waiting fixed inset-x-0 top-0 z-40 flex">
          <span className="loading-bar h-1 bg-primary-mark" />
        </span>
      )}
      <GameRows
        source={source}
        count={count}
        total={total}
        busy={first.isPending || first.isPlaceholderData}
        labelledBy={labelledBy}
      />
      {first.data && totalPages > 1 && (
        <div className="flex flex-col items-center gap-2 pb-2">
          {total !== undefined && (
            <p className="text-caption text-muted tabular-nums">{t`${plural(seen, { other: '#' })} of ${plural(total, { one: '# game', other: '# games' })}`}</p>
          )}
          {shown < totalPages && (
            <Button
              variant="outline"
              busy={last.isFetching}
              onClick={onMore}
              className="min-w-48 tight:min-w-0"
            >
              <Trans>More games</Trans>
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
