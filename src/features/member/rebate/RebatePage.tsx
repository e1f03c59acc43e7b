import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { usePageContext } from '#core/locale/pageContext.ts'
import { gatewayErrorMessage } from '#core/gateway/messages.ts'
import { useLanguage } from '#core/locale/language.ts'
import { mayAskAtom } from '#core/session/session.ts'
import { isZero } from '#lib/amounts.ts'
import { formatMoney } from '#lib/money.ts'
import { SectionFailure } from '#parts/failures/SectionState.tsx'
import { FormAlert } from '#ui/FormAlert.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { PastRebates } from './PastRebates.tsx'
import { rebatesQuery } from './queries.ts'
import { RebateRow } from './RebateRow.tsx'
import { RebateTotal } from './RebateTotal.tsx'
import { useClaimRebates } from './useClaimRebates.ts'

const NOTHING = msg`There is nothing left to claim: it was already claimed, here or on another device.`

/**
 * The rebate page (docs/product.md §11.3): the open rebate of each game category, and the rebates
 * that were claimed.
 */
export function RebatePage() {
  const { t } = useLingui()
  const { locale } = useLanguage()
  const enabled = useAtomValue(mayAskAtom)
  const context = usePageContext()
  const { data, error, refetch } = useQuery({ ...rebatesQuery(context), enabled })
  const { carryOut, busy, claiming, claimed, refusal } = useClaimRebates()
  const paid = claimed && formatMoney(claimed.total, locale, claimed.currency)
  return (
    <div className="flex min-w-0 flex-col gap-8">
      <div className="flex min-w-0 flex-col gap-5">
        {refusal && (
          <FormAlert>
            {t(refusal.code === 'nothing_to_claim' ? NOTHING : gatewayErrorMessage(refusal))}
          </FormAlert>
        )}
        {paid && (
          <FormAlert tone="success" title={t`${paid} was paid to you`}>
            <Trans>It’s in your balance, with nothing to bet first.</Trans>
          </FormAlert>
        )}
        {error && !data ? (
          <SectionFailure error={error} onRetry={() => void refetch()} />
        ) : !data ? (
          <Loading />
        ) : (
          <>
            <RebateTotal
              {...data}
              busy={busy && claiming.length > 1}
              onClaim={() =>
                void carryOut(
                  data.list.filter(({ amount }) => !isZero(amount)).map(({ category }) => category),
                )
              }
            />
            <ul aria-label={t`Rebates by category`} className="flex flex-col overflow-hidden card">
              {data.list.map((rebate) => (
                <RebateRow
                  key={rebate.category}
                  {...{ rebate, currency: data.currency }}
                  busy={claiming.length === 1 && claiming.includes(rebate.category)}
                  onClaim={() => void carryOut([rebate.category])}
                />
              ))}
            </ul>
          </>
        )}
      </div>
      <section aria-labelledby="rebate-past" className="flex flex-col gap-3">
        <h2 id="rebate-past" className="section-title text-heading">
          <Trans comment="Heading above rebates that were paid earlier">Already claimed</Trans>
        </h2>
        <PastRebates />
      </section>
    </div>
  )
}

const Loading = () => (
  <div role="status" className="flex flex-col gap-4">
    <span className="sr-only">
      <Trans>Loading…</Trans>
    </span>
    <Skeleton className="h-36 rounded-panel" />
    <Skeleton className="h-96 rounded-panel" />
  </div>
)
