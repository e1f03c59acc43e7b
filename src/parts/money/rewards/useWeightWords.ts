import { useLingui } from '@lingui/react/macro'
import { useLanguage } from '#core/locale/language.ts'
import { joinList } from '#lib/lists.ts'
import { CATEGORIES } from '#parts/games/categories.ts'
import type { Weights } from '#parts/money/turnover/schema.ts'

/**
 * Writes which games count only partly towards a turnover; the text is empty if all games count in
 * full.
 */
export function useWeightWords() {
  const { t } = useLingui()
  const { locale } = useLanguage()
  return (weights: Weights): string => {
    if (weights.length === 0) return ''
    const format = new Intl.NumberFormat(locale, { style: 'percent' })
    const shares = weights.map(
      ({ gameType, percent }) => `${t(CATEGORIES[gameType].name)} ${format.format(percent / 100)}`,
    )
    const list = joinList(shares, locale)
    return t`Not all bets count in full: ${list}.`
  }
}
