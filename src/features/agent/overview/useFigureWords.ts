import { useLingui } from '@lingui/react/macro'
import { Big } from 'big.js'
import { useLanguage } from '#core/locale/language.ts'
import { formatCount } from '#lib/counts.ts'
import { formatMoney, formatMoneyShort } from '#lib/money.ts'
import type { Comparison } from './compare.ts'
import { FIGURES } from './figures.ts'
import type { FigureId } from './schema.ts'

/** From this multiple of the earlier figure on, the change is shown without a percentage. */
const MANY_TIMES = 10

/** Formats the overview's figures and their changes. */
export function useFigureWords(currency: string) {
  const { t } = useLingui()
  const { locale } = useLanguage()
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 })

  /**
   * The plus sign is followed by a word joiner (U+2060), so that no line ends between the sign and
   * its amount.
   */
  const signOf = (id: FigureId, value: string) =>
    FIGURES[id].isSigned && new Big(value).gt(0) ? '+\u2060' : ''
  const write = (id: FigureId, value: string): string =>
    FIGURES[id].kind === 'people'
      ? formatCount(Number(value), locale)
      : signOf(id, value) + formatMoney(value, locale, currency)
  const writeShort = (id: FigureId, value: string): string =>
    FIGURES[id].kind === 'people'
      ? formatCount(Number(value), locale)
      : formatMoneyShort(value, locale, currency)

  /** Describes the change of a figure in a text that is clear by itself. */
  const tell = (id: FigureId, { direction, difference, share }: Comparison): string => {
    if (direction === 'same') return t({ message: 'as before', context: 'a figure' })
    const by =
      share !== null && Number(share) < MANY_TIMES
        ? percent.format(Number(share))
        : FIGURES[id].kind === 'people'
          ? formatCount(Number(difference), locale)
          : formatMoneyShort(difference, locale, currency)
    return direction === 'more'
      ? t({ message: `${by} more`, context: 'a figure than before' })
      : t({ message: `${by} less`, context: 'a figure than before' })
  }
  return { write, writeShort, tell }
}
