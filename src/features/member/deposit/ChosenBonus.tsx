import { Trans } from '@lingui/react/macro'
import { useLanguage } from '#core/locale/language.ts'
import { formatPercent } from '#lib/percents.ts'
import { FormAlert } from '#ui/FormAlert.tsx'
import type { Deposit } from './schema.ts'
import { useBonusWords } from './useBonusWords.ts'

/** Names the bonus that was chosen with a deposit, and its terms, until the deposit succeeds. */
export function ChosenBonus({ deposit: { chosenBonus, amount, currency } }: { deposit: Deposit }) {
  const { locale } = useLanguage()
  const writeTerms = useBonusWords(currency)
  if (!chosenBonus) return null
  const percent = formatPercent(chosenBonus.percent, locale)
  return (
    <FormAlert tone="info" title={<Trans>Bonus of {percent}</Trans>}>
      {writeTerms(chosenBonus, amount)}
    </FormAlert>
  )
}
