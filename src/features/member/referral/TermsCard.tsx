import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Banknote, Dices, UserPlus, UsersRound } from 'lucide-react'
import { useLanguage } from '#core/locale/language.ts'
import { formatMoney } from '#lib/money.ts'
import type { ReferralTerms } from './schema.ts'

/** The steps that a referred friend takes, each with its reward in figures. */
export function TermsCard({ terms, currency }: { terms: ReferralTerms; currency: string }) {
  const { t } = useLingui()
  const { locale } = useLanguage()
  const write = (amount: string) => formatMoney(amount, locale, currency)
  const { days } = terms
  const deposit = write(terms.deposit)
  const validBet = write(terms.validBet)
  const steps = [
    { Icon: UserPlus, what: t`Your friend signs up through your link.`, gives: undefined },
    {
      Icon: Banknote,
      what: t`Your friend deposits at least ${deposit} in one go.`,
      gives: terms.forDeposit,
    },
    {
      Icon: Dices,
      what: t`Your friend places ${validBet} of valid bets ${plural(days, { one: 'within # day', other: 'within # days' })} of signing up.`,
      gives: terms.forQualified,
    },
    {
      Icon: UsersRound,
      what: t`A friend of your friend completes all these steps.`,
      gives: terms.forSecond,
    },
  ]
  return (
    <section aria-labelledby="referral-terms" className="flex flex-col gap-3">
      <h2 id="referral-terms" className="section-title text-heading">
        <Trans>How it works</Trans>
      </h2>
      <ol className="flex flex-col overflow-hidden card">
        {steps.map(({ Icon, what, gives }, index) => (
          <li key={index} className="flex items-center gap-4 border-b p-4 last:border-b-0">
            <span
              aria-hidden="true"
              className="flex size-10 shrink-0 items-center justify-center rounded-pill bg-primary-soft text-on-primary-soft"
            >
              <Icon className="size-5" />
            </span>
            <p className="min-w-0 flex-1 text-label text-pretty">{what}</p>
            {gives && (
              <strong className="shrink-0 text-label text-money tabular-nums">
                {`+ ${write(gives)}`}
              </strong>
            )}
          </li>
        ))}
      </ol>
      <p className="text-caption text-pretty text-muted">
        <Trans>
          Each step counts once per friend. What it earns goes to your reward center, with nothing
          to bet first.
        </Trans>
      </p>
    </section>
  )
}
