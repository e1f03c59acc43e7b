import { Trans, useLingui } from '@lingui/react/macro'
import { useLanguage } from '#core/locale/language.ts'
import { formatPercent } from '#lib/percents.ts'
import { CATEGORIES } from '#parts/games/categories.ts'
import { GameTypeIcon } from '#parts/games/GameTypeIcon.tsx'
import type { Bonus } from './schema.ts'

/** How much of a stake counts towards a bonus, by type of game. */
export function Weights({ weights }: { weights: Bonus['weights'] }) {
  const { t } = useLingui()
  const { locale } = useLanguage()
  if (weights.length === 0) {
    return (
      <p className="text-caption text-muted">
        <Trans>Bets on all games count in full.</Trans>
      </p>
    )
  }
  return (
    <div className="flex flex-col gap-2">
      <h4 className="text-caption font-semibold text-muted">
        <Trans>How much of a bet counts</Trans>
      </h4>
      <ul className="flex flex-wrap gap-2">
        {weights.map(({ gameType, percent }) => (
          <li
            key={gameType}
            className="flex min-w-0 items-center gap-2 rounded-control bg-sunken py-1 ps-1 pe-3 text-label"
          >
            <GameTypeIcon type={gameType} size="sm" />
            <span className="min-w-0 wrap-anywhere">{t(CATEGORIES[gameType].name)}</span>
            <strong className="tabular-nums">{formatPercent(percent, locale)}</strong>
          </li>
        ))}
        <li className="flex items-center gap-2 rounded-control bg-sunken px-3 py-1 text-label">
          <Trans comment="Last line of a list of games that count differently">All others</Trans>
          <strong className="tabular-nums">{formatPercent(100, locale)}</strong>
        </li>
      </ul>
    </div>
  )
}
