import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { PackageX, Trophy } from 'lucide-react'
import { Link } from '#core/navigation/Link.tsx'
import { useLanguage } from '#core/locale/language.ts'
import { paths } from '#core/navigation/paths.ts'
import { Redirect } from '#core/navigation/Redirect.tsx'
import { isWaiting } from '#core/operations/useOperation.ts'
import { LineFailure } from '#parts/failures/SectionState.tsx'
import { useReviewStep } from '#parts/form/useReviewStep.ts'
import { UnknownOutcome } from '#parts/money/UnknownOutcome.tsx'
import { buttonClass } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { FormAlert } from '#ui/FormAlert.tsx'
import { ProgressBar } from '#ui/ProgressBar.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { redeemGood } from './api.ts'
import { CHECK } from './places.ts'
import { RedeemCheck } from './RedeemCheck.tsx'
import { RedeemForm } from './RedeemForm.tsx'
import { type RedeemEntered, RedeemEnteredSchema } from './redeemSchema.ts'
import type { Good } from './schema.ts'
import { useExchange } from './useExchange.ts'
import { usePointBalance } from './usePoints.ts'

interface Props {
  good: Good
  currency: string
  /** Whether the address opens the review step. */
  isChecking: boolean
}

/**
 * Redeems a good in two steps: the form with the number of pieces, and the review. The receipt has
 * its own address.
 */
export function Redeem({ good, currency, isChecking }: Props) {
  const { t } = useLingui()
  const exchange = useExchange('redeem', RedeemEnteredSchema, redeemGood)
  const [entered, setEntered] = useState<RedeemEntered | null>(null)
  const form = paths.pointMall(`goods/${good.id}`)
  const reviewStep = useReviewStep(form, `${form}/${CHECK}`)
  const { data: balance, error, refetch } = usePointBalance()
  const resumed = exchange.resumed?.rewardId === good.id ? exchange.resumed : null
  const { state } = exchange
  if (isWaiting(state, isChecking)) return <Skeleton className="h-60 rounded-panel" />
  if (state.kind === 'unknown') {
    return <UnknownOutcome onFindOut={exchange.findOut} />
  }
  if (isChecking) {
    if (!entered) return <Redirect to={form} />
    return (
      <RedeemCheck
        {...{ good, currency, entered, balance }}
        onChange={reviewStep.leave}
        send={exchange.send}
      />
    )
  }
  if (good.stock === 0 || good.delivery === undefined) {
    return (
      <EmptyState
        icon={<PackageX />}
        title={good.stock === 0 ? t`Sold out` : t`This can’t be redeemed here`}
        detail={
          good.stock === 0 ? t`There may be more later: check back, or choose something else.` : ''
        }
        action={
          <Link to={paths.pointMall()} className={buttonClass({ variant: 'outline' })}>
            <Trans>Show all goods</Trans>
          </Link>
        }
      />
    )
  }
  if (!balance) {
    return error ? (
      <LineFailure error={error} onRetry={() => void refetch()} />
    ) : (
      <Skeleton className="h-40 rounded-panel" />
    )
  }
  if (balance.points < good.points) return <NotYet good={good} points={balance.points} />
  return (
    <>
      {resumed && !entered && (
        <FormAlert tone="info" title={t`Your last request didn’t go through`}>
          <Trans>
            Nothing was redeemed. What you entered is still below, and you can safely send it again.
          </Trans>
        </FormAlert>
      )}
      <RedeemForm
        {...{ good, currency, points: balance.points }}
        entered={entered ?? resumed}
        onCheck={async (next) => {
          setEntered(next)
          reviewStep.open()
        }}
      />
    </>
  )
}

/** Tells how many points the player lacks, and how to earn more. */
function NotYet({ good, points }: { good: Good; points: number }) {
  const { t } = useLingui()
  const { locale } = useLanguage()
  return (
    <section className="flex flex-col gap-3 card p-4">
      <p className="flex items-center gap-2 text-body font-semibold">
        <Trophy aria-hidden="true" className="size-5 shrink-0 text-primary-text" />
        <Plural
          comment="Points that a player lacks for a good"
          value={{ points: good.points - points }}
          one="# point to go"
          other="# points to go"
        />
      </p>
      <ProgressBar
        label={t`Points collected for this`}
        value={points / good.points}
        locale={locale}
      />
      <p className="text-label text-pretty text-muted">
        <Trans>Valid bets with real money earn points, won or lost.</Trans>
      </p>
      <Link to={paths.slots} className={buttonClass({ variant: 'soft', block: true })}>
        <Trans>Go to the games</Trans>
      </Link>
    </section>
  )
}
