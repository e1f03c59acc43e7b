import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { GameSource } from './queries.ts'
import { useGamePageQuery } from './useGamePageQuery.ts'

/**
 * Announces to screen readers how many games a search found, since the focus stays in the field
 * while the list changes.
 */
export function FoundGames({ source }: { source: GameSource }) {
  const { t } = useLingui()
  const { data, isPlaceholderData } = useQuery(useGamePageQuery(source, 1))
  const count = data && !isPlaceholderData ? (data.totalCount ?? data.games.length) : undefined
  return (
    <p role="status" className="sr-only">
      {count !== undefined && t`${plural(count, { one: '# game found', other: '# games found' })}`}
    </p>
  )
}
