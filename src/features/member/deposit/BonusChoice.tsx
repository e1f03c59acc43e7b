import { Trans, useLingui } from '@lingui/react/macro'
import { RadioCards } from './RadioCards.tsx'
import type { BonusOffer } from './schema.ts'
import { useBonusWords } from './useBonusWords.ts'

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
  const writeTerms = useBonusWords(currency)
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
          note: writeTerms(bonus, amount),
        })),
      ]}
    />
  )
}
