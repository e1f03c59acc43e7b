import { useLingui } from '@lingui/react/macro'
import { useLanguage } from '#core/locale/language.ts'
import { joinList } from '#lib/lists.ts'
import { CATEGORIES } from '#parts/games/categories.ts'
import type { Weights } from '#parts/money/turnover/schema.ts'

/**
 * Writes which games count only partly towards the turnovers of one or more bonuses; the text is
 * empty if all games count in full. A game that counts for less with one bonus than with another
 * has both shares.
 */
export function useWeightWords() {
  const { t } = useLingui()
  const { locale } = useLanguage()
  return (bonuses: readonly Weights[]): string => {
    const games = [...new Set(bonuses.flat().map(({ gameType }) => gameType))]
    if (games.length === 0) return ''
    const format = new Intl.NumberFormat(locale, { style: 'percent' })
    const shares = games.map((game) => {
      const percents = bonuses.map(
        (weights) => weights.find(({ gameType }) => gameType === game)?.percent ?? 100,
      )
      const [least, most] = [Math.min(...percents), Math.max(...percents)]
      // A range of two equal shares would be written with the sign for “about”.
      const share =
        least === most ? format.format(least / 100) : format.formatRange(least / 100, most / 100)
      return t({
        message: `${{ category: t(CATEGORIES[game].name) }} ${{ percent: share }}`,
        comment: 'In a list: a category of games and how much of its bets counts',
      })
    })
    const list = joinList(shares, locale)
    return t`Not all bets count in full: ${list}.`
  }
}
