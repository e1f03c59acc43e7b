import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '#core/navigation/Link.tsx'
import { useLanguage } from '#core/locale/language.ts'
import { formatDay } from '#lib/periodFormats.ts'
import { buttonClass } from '#ui/Button.tsx'
import { RATE_GROUPS, type Rates } from '../schema.ts'
import { RATE_NAMES } from '../rateNames.ts'
import { formatRate } from '../rates.ts'
import type { ComingRates } from './schema.ts'

interface Props {
  /** Commission rates of the member that apply today. */
  rates: Rates
  coming: ComingRates | null
  path: string
}

/**
 * Commission rates of a direct downline: today's rates, and a change that will take effect later.
 */
export function MemberRates({ rates, coming, path }: Props) {
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
              <RateOf
                today={formatRate(rates[group], locale)}
                coming={coming && formatRate(coming.rates[group], locale)}
                day={coming && formatDay(coming.from, locale)}
              />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function RateOf({
  today,
  coming,
  day,
}: {
  today: string
  coming: string | null
  day: string | null
}) {
  if (coming === null || coming === today) return <span>{today}</span>
  return (
    <>
      <span className="block">
        <Trans comment="The rate that a member earns today">{{ rate: today }} today</Trans>
      </span>
      <span className="block text-caption font-normal text-muted">
        <Trans comment="The rate that a member earns from a day on">
          {{ rate: coming }} from {day}
        </Trans>
      </span>
    </>
  )
}
