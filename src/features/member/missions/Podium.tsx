import { Crown } from 'lucide-react'
import { useLanguage } from '#core/locale/language.ts'
import { formatCount } from '#lib/counts.ts'
import type { Leaderboard } from './schema.ts'

interface Props {
  /** First three rows of the season's leaderboard. */
  rows: Leaderboard['rows']
  mine: number | undefined
  prizeOf: (rank: number) => string | undefined
}

/** Height and position of each step of the podium; the step of the first rank is in the middle. */
const STEPS = [
  { order: 'order-2', height: 'pb-10', look: 'bg-reward text-on-reward' },
  { order: 'order-1', height: 'pb-5', look: 'bg-raised text-text' },
  { order: 'order-3', height: 'pb-2', look: 'bg-raised text-text' },
]

/** The podium with the first three players of a season. */
export function Podium({ rows, mine, prizeOf }: Props) {
  const { locale } = useLanguage()
  return (
    <ol className="grid grid-cols-3 items-end gap-2 pt-2">
      {rows.map(({ rank, player, score }, index) => {
        const { order, height, look } = STEPS[index]!
        return (
          <li
            key={rank}
            value={rank}
            aria-current={rank === mine || undefined}
            className={`relative flex min-w-0 flex-col items-center justify-end gap-1 card px-2 pt-6 text-center ${order} ${height} ${rank === mine ? 'border-primary bg-primary-soft' : ''}`}
          >
            <span
              className={`absolute -top-2 inline-flex h-7 min-w-7 items-center justify-center gap-1 rounded-pill px-2 text-label font-bold tabular-nums ${look}`}
            >
              {index === 0 && <Crown aria-hidden="true" className="size-4" />}
              <span>{rank}</span>
            </span>
            <span className="max-w-full text-label font-semibold wrap-anywhere">{player}</span>
            <span className="text-heading tabular-nums">{formatCount(score, locale)}</span>
            <span className="text-caption text-pretty text-reward-text wrap-anywhere">
              {prizeOf(rank)}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
