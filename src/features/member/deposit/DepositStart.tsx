import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ChevronRight, CreditCard, RefreshCw } from 'lucide-react'
import { use } from 'react'
import { isFirstTry } from '#core/gateway/isFirstTry.ts'
import { useLanguage } from '#core/locale/language.ts'
import { useMoments } from '#core/gateway/useMoments.ts'
import { Link } from '#core/navigation/Link.tsx'
import { paths } from '#core/navigation/paths.ts'
import { isZero } from '#lib/amounts.ts'
import { formatMoney } from '#lib/money.ts'
import { useBrand } from '#core/brand/brand.ts'
import { formatPercent } from '#lib/percents.ts'
import { joinFacts } from '#lib/phrases.ts'
import { LineFailure, SectionFailure } from '#parts/failures/SectionState.tsx'
import { useOnceOnline } from '#core/platform/useOnceOnline.ts'
import { Button, buttonClass } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { FormAlert } from '#ui/FormAlert.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { StatusLabel } from '#ui/StatusLabel.tsx'
import { DepositLink, OpenPlaceContext } from './DepositLink.tsx'
import { arrangeMethods } from './lastUsed.ts'
import { MethodCard } from './MethodCard.tsx'
import { METHOD_NAMES, NOT_OFFERED, STATE_WORDS } from './messages.ts'
import { depositsQuery, methodsQuery } from './queries.ts'
import { REASON_WORDS } from './reasons.ts'
import type { BonusOffer, Deposit } from './schema.ts'

/** The first step of the deposit: the open deposits, the payment methods and the last deposits. */
export function DepositStart({ bonusId = '' }: { bonusId?: string }) {
  const { t } = useLingui()
  const { data, error, refetch } = useQuery(methodsQuery)
  // The list of deposits is always fetched again, because it must show a deposit that the player
  // has just begun.
  const deposits = useQuery({ ...depositsQuery, staleTime: 0 })
  useOnceOnline(error, () => void refetch())
  const listed = deposits.data?.deposits ?? []
  const open = listed.filter(({ state }) => OPEN.includes(state))
  const chosen = data?.bonuses.find(({ id }) => id === bonusId)
  const { methods, lastUsed } = arrangeMethods(data?.methods ?? [], listed)
  const over = listed.filter(({ state }) => !OPEN.includes(state)).slice(0, RECENT)
  return (
    <div className="flex flex-col gap-7">
      {open.length > 0 && (
        <section aria-labelledby="deposits-open" className="flex flex-col gap-3">
          <h2 id="deposits-open" className="section-title text-heading">
            <Trans>Continue a deposit</Trans>
          </h2>
          <DepositList deposits={open} />
        </section>
      )}
      {chosen && <ChosenBonus bonus={chosen} />}
      {bonusId && data && !chosen && <FormAlert tone="info">{t(NOT_OFFERED)}</FormAlert>}
      <section aria-labelledby="deposit-methods" className="flex flex-col gap-3">
        <h2 id="deposit-methods" className="section-title text-heading">
          <Trans>How do you want to pay?</Trans>
        </h2>
        {data && !isFirstTry(deposits) ? (
          methods.length > 0 ? (
            <ul className="grid gap-3 xl:grid-cols-2 xl:[&>li:last-child:nth-child(odd)]:col-span-2">
              {methods.map((method) => (
                <li key={method.id}>
                  <MethodCard
                    method={method}
                    bonusId={chosen?.id}
                    isLastUsed={method.id === lastUsed}
                  />
                </li>
              ))}
            </ul>
          ) : (
            <NoMethods onRetry={() => void refetch()} />
          )
        ) : error && !data ? (
          <SectionFailure error={error} onRetry={() => void refetch()} />
        ) : (
          <Loading />
        )}
      </section>
      {deposits.error && !deposits.data && (
        <LineFailure error={deposits.error} onRetry={() => void deposits.refetch()} />
      )}
      {over.length > 0 && (
        <section aria-labelledby="deposits-over" className="flex flex-col gap-3">
          <h2 id="deposits-over" className="section-title text-heading">
            <Trans comment="Heading above a list">Recent deposits</Trans>
          </h2>
          <DepositList deposits={over} />
        </section>
      )}
    </div>
  )
}

/** Says that the operator offers no method at present, and who can help meanwhile. */
function NoMethods({ onRetry }: { onRetry: () => void }) {
  const { t } = useLingui()
  const isOverGame = use(OpenPlaceContext) !== null
  return (
    <EmptyState
      icon={<CreditCard />}
      title={t`No payment method is available right now`}
      detail={t`Try again later, or ask customer service how you can pay. Your balance stays as it is.`}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          {/* A link would leave the game under the popup. */}
          {!isOverGame && (
            <Link
              to={paths.member('messageV2', 'service/new')}
              className={buttonClass({ size: 'sm' })}
            >
              <Trans>Ask customer service</Trans>
            </Link>
          )}
          <Button variant="outline" size="sm" onClick={onRetry}>
            <RefreshCw aria-hidden="true" className="size-4" />
            <Trans>Try again</Trans>
          </Button>
        </div>
      }
    />
  )
}

function ChosenBonus({ bonus: { percent, least } }: { bonus: BonusOffer }) {
  const { currency } = useBrand()
  const { locale } = useLanguage()
  const from = formatMoney(least, locale, currency)
  return (
    <FormAlert
      tone="success"
      title={<Trans>Your bonus is chosen: {{ percent: formatPercent(percent, locale) }}</Trans>}
      action={
        <DepositLink className="inline-flex min-h-thumb items-center font-semibold text-primary-text hover:underline">
          <Trans>Deposit without a bonus</Trans>
        </DepositLink>
      }
    >
      <Trans>It’s added to a deposit of {{ amount: from }} or more. Now choose how to pay.</Trans>
    </FormAlert>
  )
}

const OPEN: readonly Deposit['state'][] = [
  'created',
  'awaitingPayment',
  'proofSubmitted',
  'detected',
  'processing',
  'unresolved',
]
/** Most past deposits that the first step of the deposit lists. */
const RECENT = 5

function DepositList({ deposits }: { deposits: readonly Deposit[] }) {
  const { t } = useLingui()
  const { locale } = useLanguage()
  const moments = useMoments()
  return (
    <ul className="flex flex-col overflow-hidden card">
      {deposits.map(
        ({ id, state, amount, received, currency, kind, methodName, createdAt, reason }) => (
          <li key={id} className="border-b last:border-b-0">
            <DepositLink
              place={id}
              className="flex w-full min-h-thumb items-center gap-3 px-4 py-3 transition-colors duration-quick hover:bg-raised tight:flex-wrap"
            >
              <span className="flex min-w-0 flex-1 flex-col gap-0.5 tight:basis-full">
                <span className="text-body font-bold tabular-nums wrap-anywhere">
                  {formatMoney(isZero(received) ? amount : received, locale, currency)}
                </span>
                <span className="text-caption text-muted wrap-anywhere">
                  {joinFacts(
                    kind === 'card' ? t(METHOD_NAMES.card) : methodName,
                    moments.write(createdAt),
                  )}
                </span>
                {state === 'failed' && reason && (
                  <span className="text-caption wrap-anywhere">{t(REASON_WORDS[reason].name)}</span>
                )}
              </span>
              <span className="max-w-1/2 text-end tight:max-w-3/4 tight:text-start">
                <StatusLabel tone={STATE_WORDS[state].tone}>
                  {t(STATE_WORDS[state].name)}
                </StatusLabel>
              </span>
              <ChevronRight
                aria-hidden="true"
                className="size-4 shrink-0 text-muted tight:ms-auto rtl:-scale-x-100"
              />
            </DepositLink>
          </li>
        ),
      )}
    </ul>
  )
}

const Loading = () => (
  <div role="status" className="grid gap-3 xl:grid-cols-2">
    <span className="sr-only">
      <Trans>Loading…</Trans>
    </span>
    {[1, 2, 3, 4].map((row) => (
      <Skeleton key={row} className="h-20 rounded-panel" />
    ))}
  </div>
)
