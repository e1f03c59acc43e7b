import { Trans } from '@lingui/react/macro'
import { Big } from 'big.js'
import type { UseQueryResult } from '@tanstack/react-query'
import type * as v from 'valibot'
import type { GatewayError } from '#core/contract/error.ts'
import { useLanguage } from '#core/locale/language.ts'
import type { getFunds } from '#core/wallet/api.ts'
import { formatMoney } from '#lib/money.ts'
import { LineFailure } from '#parts/failures/SectionState.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'

interface Props {
  funds: UseQueryResult<v.InferOutput<(typeof getFunds.definition)['reply']>, GatewayError>
  /** Whether the player has money outside the main wallet, so that a total is shown. */
  withTotal: boolean
}

/** The balance of the main wallet, and the total of all wallets. */
export function FundsSummary({ funds: { data, error, refetch }, withTotal }: Props) {
  const { locale } = useLanguage()
  if (error && !data) return <LineFailure error={error} onRetry={() => void refetch()} />
  const total = data?.vendors.reduce(
    (sum, vendor) => sum.plus(vendor.balance),
    new Big(data.balance),
  )
  const write = (amount: string) => data && formatMoney(amount, locale, data.currency)
  return (
    <dl className="grid gap-px overflow-hidden rounded-panel border bg-border sm:grid-cols-[repeat(auto-fit,minmax(14rem,1fr))]">
      <div className="flex flex-col gap-1 bg-surface p-5">
        <dt className="text-label text-muted">
          <Trans comment="Label: the money that is at the site itself">Main wallet</Trans>
        </dt>
        <dd className="text-title font-bold tabular-nums wrap-anywhere" aria-live="polite">
          {data ? write(data.balance) : <Skeleton className="h-8 w-40" />}
        </dd>
      </div>
      {withTotal && (
        <div className="flex flex-col gap-1 bg-surface p-5">
          <dt className="text-label text-muted">
            <Trans>Total in all wallets</Trans>
          </dt>
          <dd className="text-title font-bold tabular-nums wrap-anywhere">
            {total ? write(total.toFixed()) : <Skeleton className="h-8 w-40" />}
          </dd>
        </div>
      )}
    </dl>
  )
}
