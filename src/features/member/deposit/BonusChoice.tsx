import { Trans, useLingui } from '@lingui/react/macro'
import { useLanguage } from '#core/locale/language.ts'
import { formatPercent } from '#lib/percents.ts'
import { RadioCards } from './RadioCards.tsx'
import type { BonusOffer } from './schema.ts'
import { useBonusWords } from './useBonusWords.ts'

interface Props {
  bonuses: readonly BonusOffer[]
  currency: string
  /** Amount of the deposit that the player has entered so far; undefined before that. */
  amount: string | undefined
  /** Id of the chosen bonus; empty if the player wants no bonus. */
  value: string
  onChange: (bonusId: string) => void
}

/**
 * Lets the player choose a bonus for a deposit. "No bonus" comes first and takes no more effort
 * than a bonus.
 */
export function BonusChoice({ bonuses, currency, amount, value, onChange }: Props) {
  const { t } = useLingui()
  const { locale } = useLanguage()
  const writeTerms = useBonusWords(currency)
  return (
    <RadioCards
      label={<Trans comment="Label: what is added to a deposit">Bonus</Trans>}
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
          title: t({
            message: `Bonus of ${{ percent: formatPercent(bonus.percent, locale) }}`,
            comment: 'A bonus on a deposit, in percent of it',
          }),
          note: writeTerms(bonus, amount),
        })),
      ]}
    />
  )
}
