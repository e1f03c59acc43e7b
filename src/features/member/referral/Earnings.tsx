import { Trans, useLingui } from '@lingui/react/macro'
import { Gift } from 'lucide-react'
import { useLanguage } from '#core/locale/language.ts'
import { Link } from '#core/navigation/Link.tsx'
import { paths } from '#core/navigation/paths.ts'
import { formatCount } from '#lib/counts.ts'
import { formatMoney } from '#lib/money.ts'
import { buttonClass } from '#ui/Button.tsx'
import { isAboveZero, type Referral } from './schema.ts'

/** Earnings of the player's referral link, and how many friends reached each step. */
export function Earnings({
  referral: { counts, earned, claimable, currency },
}: {
  referral: Referral
}) {
  const { t } = useLingui()
  const { locale } = useLanguage()
  const ready = formatMoney(claimable, locale, currency)
  const count = (value: number) => formatCount(value, locale)
  const facts = [
    {
      label: t({ message: 'Signed up', comment: 'Figure: friends who created an account' }),
      value: count(counts.registered),
    },
    { label: t`First deposit made`, value: count(counts.deposited) },
    { label: t`All steps done`, value: count(counts.qualified) },
    { label: t`Friends of friends`, value: count(counts.second) },
  ]
  return (
    <section aria-labelledby="earned" className="flex flex-col gap-4 card p-5">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="flex min-w-0 flex-col">
          <h2 id="earned" className="text-caption font-semibold text-muted">
            <Trans>Earned so far</Trans>
          </h2>
          <p className="text-title text-money tabular-nums wrap-anywhere">
            {formatMoney(earned, locale, currency)}
          </p>
        </div>
        {isAboveZero(claimable) && (
          <Link to={paths.member('rewardCenter')} className={buttonClass({ variant: 'accent' })}>
            <Gift aria-hidden="true" className="size-5" />
            <Trans>Claim {{ amount: ready }}</Trans>
          </Link>
        )}
      </div>
      <dl className="grid grid-cols-2 gap-3">
        {facts.map(({ label, value }) => (
          <div key={label} className="flex flex-col rounded-control bg-raised p-3">
            <dt className="text-caption text-muted text-balance">{label}</dt>
            <dd className="text-heading tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
