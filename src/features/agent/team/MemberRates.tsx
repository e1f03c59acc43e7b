import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '#core/navigation/Link.tsx'
import { useLanguage } from '#core/locale/language.ts'
import { buttonClass } from '#ui/Button.tsx'
import { RATE_GROUPS, type Rates } from '../schema.ts'
import { RATE_NAMES } from '../rateNames.ts'
import { formatRate } from './rates.ts'

/** What a direct downline earns of valid bets. */
export function MemberRates({ rates, path }: { rates: Rates; path: string }) {
  const { t } = useLingui()
  const { locale } = useLanguage()
  return (
    <section aria-labelledby="member-rates" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 id="member-rates" className="text-label font-bold">
          <Trans>Rates</Trans>
        </h3>
        <Link to={path} className={buttonClass({ variant: 'outline', size: 'sm' })}>
          <Trans>Change the rates</Trans>
        </Link>
      </div>
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-panel border bg-border sm:grid-cols-3">
        {RATE_GROUPS.map((group) => (
          <div key={group} className="flex min-w-0 flex-col bg-surface px-4 py-2.5">
            <dt className="text-caption text-muted wrap-anywhere">{t(RATE_NAMES[group])}</dt>
            <dd className="text-body font-semibold tabular-nums">
              {formatRate(rates[group], locale)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
