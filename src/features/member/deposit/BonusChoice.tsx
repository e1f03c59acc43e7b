import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Big } from 'big.js'
import { useLanguage } from '#core/locale/language.ts'
import { countDecimals } from '#lib/amounts.ts'
import { formatMoney } from '#lib/money.ts'
import { RadioCards } from './RadioCards.tsx'
import type { BonusOffer } from './schema.ts'

interface Props {
  bonuses: readonly BonusOffer[]
  currency: string
  /** What is to be paid, as far as it is known. */
  amount: string | undefined
  /** Empty for no bonus. */
  value: string
  onChange: (bonusId: string) => void
}

/** A deposit without a bonus is the first choice, and as easy as one with a bonus. */
export function BonusChoice({ bonuses, currency, amount, value, onChange }: Props) {
  const { t } = useLingui()
  const { locale } = useLanguage()
  const write = (sum: string) => formatMoney(sum, locale, currency)
  const noteOf = ({ percent, most, least, turnover }: BonusOffer) => {
    if (amount === undefined || new Big(amount).lt(least)) {
      return t`For deposits from ${{ least: write(least) }}; the bonus is at most ${{ most: write(most) }}. Before a withdrawal you must bet ${turnover} times the deposit and the bonus together.`
    }
    const share = new Big(amount).times(percent).div(100).round(countDecimals(currency), 0)
    const bonus = share.gt(most) ? new Big(most) : share
    const toBet = new Big(amount).plus(bonus).times(turnover)
    return t`You get ${{ bonus: write(bonus.toFixed()) }}. Before a withdrawal you must bet ${{ toBet: write(toBet.toFixed()) }}: ${turnover} times the deposit and the bonus together.`
  }
  const timeOf = ({ betWithinDays }: BonusOffer) =>
    betWithinDays === null
      ? ''
      : t`${plural(betWithinDays, {
          one: 'You have # day for it from the deposit.',
          other: 'You have # days for it from the deposit.',
        })}`
  return (
    <RadioCards
      label={<Trans>Bonus</Trans>}
      value={value}
      onChange={onChange}
      choices={[
        {
          value: '',
          title: <Trans>Without a bonus</Trans>,
          note: <Trans>No extra betting is required.</Trans>,
        },
        ...bonuses.map((bonus) => ({
          value: bonus.id,
          title: t`Bonus of ${{ percent: bonus.percent }}%`,
          note: `${noteOf(bonus)} ${timeOf(bonus)}`.trimEnd(),
        })),
      ]}
    />
  )
}
