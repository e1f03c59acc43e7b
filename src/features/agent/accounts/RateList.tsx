import { useLingui } from '@lingui/react/macro'
import { useLanguage } from '#core/locale/language.ts'
import { RATE_GROUPS, type Rates } from '../schema.ts'
import { RATE_NAMES } from '../rateNames.ts'
import { formatRate } from '../rates.ts'

/** A list of rates by kind of games, in percent. */
export function RateList({ rates }: { rates: Rates }) {
  const { t } = useLingui()
  const { locale } = useLanguage()
  return (
    <dl className="grid max-w-3xl grid-cols-2 gap-x-6 gap-y-2 sm:grid-cols-3">
      {RATE_GROUPS.map((group) => (
        <div key={group} className="flex min-w-0 flex-wrap items-baseline justify-between gap-x-2">
          <dt className="text-caption text-muted">{t(RATE_NAMES[group])}</dt>
          <dd className="text-label font-semibold tabular-nums">
            {formatRate(rates[group], locale)}
          </dd>
        </div>
      ))}
    </dl>
  )
}
