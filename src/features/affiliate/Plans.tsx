import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useBrand } from '#core/brand/brand.ts'
import { useLanguage } from '#core/locale/language.ts'
import { formatPercent } from '#lib/percents.ts'
import { SectionFailure } from '#parts/failures/SectionState.tsx'
import { Money } from '#ui/Money.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { PLANS } from './messages.ts'
import { affiliatePlansQuery } from './queries.ts'

/** The commission plans with their tiers; the gateway provides the figures. */
export function Plans() {
  const { t } = useLingui()
  const { data: plans, error, refetch } = useQuery(affiliatePlansQuery)
  if (plans?.length === 0) return null
  return (
    <section aria-labelledby="affiliate-plans" className="flex flex-col gap-5">
      <h2 id="affiliate-plans" className="text-title">{t`Ways to earn`}</h2>
      {error && !plans ? (
        <SectionFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <ul className="grid items-stretch gap-4 lg:grid-cols-3">
          {plans
            ? plans.map((plan, index) => <Plan key={index} plan={plan} />)
            : [0, 1, 2].map((card) => <Skeleton key={card} className="h-80 rounded-panel" />)}
        </ul>
      )}
    </section>
  )
}

type PlanOf = NonNullable<Awaited<ReturnType<typeof affiliatePlansQuery.queryFn>>>[number]

function Plan({ plan: { kind, tiers } }: { plan: PlanOf }) {
  const { t } = useLingui()
  const { currency } = useBrand()
  const { locale } = useLanguage()
  const { name, about, icon: Icon } = PLANS[kind]
  const hasShare = tiers.some(({ percent }) => percent !== null)
  const hasAmount = tiers.some(({ amount }) => amount !== null)
  return (
    <li className="flex flex-col gap-4 card p-5 shadow-raised lg:p-6">
      <div className="flex items-center gap-3">
        <span className="flex size-11 shrink-0 items-center justify-center rounded-control bg-accent-soft text-accent-text">
          <Icon aria-hidden="true" className="size-6" />
        </span>
        <h3 className="min-w-0 text-heading wrap-anywhere">{t(name)}</h3>
      </div>
      <p className="text-label text-pretty text-muted">{t(about)}</p>
      <table className="mt-auto w-full text-label">
        <thead>
          <tr className="text-caption text-muted">
            <th scope="col" className="py-2 text-start font-semibold">
              <Trans comment="Table heading: how many players a partner must bring">
                Active players
              </Trans>
            </th>
            {hasAmount && (
              <th scope="col" className="py-2 text-end font-semibold">
                <Trans comment="After an amount: paid for each player">Each</Trans>
              </th>
            )}
            {hasShare && (
              <th scope="col" className="py-2 text-end font-semibold">
                <Trans comment="Table heading: the partner’s share of the revenue">
                  Your share
                </Trans>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {tiers.map(({ activePlayers, percent, amount }) => (
            <tr key={activePlayers} className="border-t">
              <td className="py-2.5 tabular-nums">
                <Plural value={activePlayers} other="from #" />
              </td>
              {hasAmount && (
                <td className="py-2.5 text-end text-body font-semibold tabular-nums">
                  {amount === null ? '–' : <Money {...{ amount, locale, currency }} />}
                </td>
              )}
              {hasShare && (
                <td className="py-2.5 text-end text-body font-semibold text-primary-text tabular-nums">
                  {percent === null ? '–' : formatPercent(percent, locale, 1)}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </li>
  )
}
