import { Trans } from '@lingui/react/macro'
import { useLanguage } from '#core/locale/language.ts'
import { formatCount } from '#lib/counts.ts'
import type { Leaderboard } from './schema.ts'

interface Props {
  row: Leaderboard['rows'][number]
  prize: string | undefined
  isMine: boolean
  /** True if ranks are left out between the row above and this row. */
  isApart?: boolean
}

/** One rank of the leaderboard: the player, the points and the prize. */
export function RankRow({ row: { rank, player, score }, prize, isMine, isApart = false }: Props) {
  const { locale } = useLanguage()
  return (
    <li
      value={rank}
      aria-current={isMine || undefined}
      className={`flex min-h-16 items-center gap-3 px-4 py-2 border-b last:border-b-0 ${isMine ? 'bg-primary-soft text-on-primary-soft' : ''} ${isApart ? 'border-t-2' : ''}`}
    >
      <span className="min-w-7 shrink-0 text-label font-bold tabular-nums">{rank}</span>
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="text-label font-semibold wrap-anywhere">
          {isMine ? (
            <Trans comment="The player’s own line in a ranking">{player} (you)</Trans>
          ) : (
            player
          )}
        </span>
        {prize && <span className="text-caption wrap-anywhere">{prize}</span>}
      </span>
      <span className="text-label font-bold tabular-nums">{formatCount(score, locale)}</span>
    </li>
  )
}
