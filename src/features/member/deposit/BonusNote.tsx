import { Trans } from '@lingui/react/macro'
import { use } from 'react'
import { useLanguage } from '#core/locale/language.ts'
import { useMoments } from '#core/gateway/useMoments.ts'
import { Link } from '#core/navigation/Link.tsx'
import { paths } from '#core/navigation/paths.ts'
import { formatMoney } from '#lib/money.ts'
import { formatPercent } from '#lib/percents.ts'
import { FormAlert } from '#ui/FormAlert.tsx'
import { OpenPlaceContext } from './DepositLink.tsx'
import type { Deposit } from './schema.ts'

/**
 * Says how much the player must bet for the bonus of a successful deposit, or that the chosen bonus
 * was not added.
 */
export function BonusNote({ deposit: { bonus, chosenBonus, currency } }: { deposit: Deposit }) {
  const { locale } = useLanguage()
  const { writeExactly } = useMoments()
  const isOverGame = use(OpenPlaceContext) !== null
  const percent = chosenBonus && formatPercent(chosenBonus.percent, locale)
  if (!bonus) {
    return (
      chosenBonus && (
        <FormAlert tone="warning" title={<Trans>Your {percent} bonus wasn’t added</Trans>}>
          <Trans>
            You already had this bonus, too little money arrived for it, or it had run out. You
            don’t need to bet anything for it.
          </Trans>
        </FormAlert>
      )
    )
  }
  if (!bonus.toBet) return null
  const gift = formatMoney(bonus.amount, locale, currency)
  const toBet = formatMoney(bonus.toBet, locale, currency)
  const end = bonus.betBy && writeExactly(bonus.betBy)
  return (
    <FormAlert
      tone="info"
      title={<Trans comment="What was added to a deposit">Your bonus: {gift}</Trans>}
      action={
        !isOverGame && (
          <Link
            to={paths.member('bonusDetails')}
            className="inline-flex min-h-thumb items-center font-semibold text-primary-text hover:underline"
          >
            <Trans comment="Link to the page that explains a bonus">Bonus details</Trans>
          </Link>
        )
      }
    >
      {end ? (
        <Trans>
          You must bet {toBet} by {end}; after that the bonus is taken from your balance. Until
          you’ve bet all of it, you can’t withdraw anything.
        </Trans>
      ) : (
        <Trans>
          You must bet {toBet}. Until you’ve bet all of it, you can’t withdraw anything.
        </Trans>
      )}
    </FormAlert>
  )
}
