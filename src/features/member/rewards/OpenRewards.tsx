import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { Gift } from 'lucide-react'
import { usePageContext } from '#core/locale/pageContext.ts'
import { gatewayErrorMessage } from '#core/gateway/messages.ts'
import { refreshTagged } from '#core/gateway/refresh.ts'
import { Link } from '#core/navigation/Link.tsx'
import { paths } from '#core/navigation/paths.ts'
import { useReach } from '#core/navigation/useReach.ts'
import { mayAskAtom } from '#core/session/session.ts'
import { SectionFailure } from '#parts/failures/SectionState.tsx'
import { MOST_CLAIMED } from '#parts/money/rewards/api.ts'
import { ClaimedDialog } from '#parts/money/rewards/ClaimedDialog.tsx'
import { useClaimRewards } from '#parts/money/rewards/useClaimRewards.ts'
import { buttonClass } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { FormAlert } from '#ui/FormAlert.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { ClaimAll } from './ClaimAll.tsx'
import { rewardsQuery } from './queries.ts'
import { RewardCard } from './RewardCard.tsx'

/** The open rewards, which the player claims one by one or all at once. */
export function OpenRewards() {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const enabled = useAtomValue(mayAskAtom)
  const context = usePageContext()
  const { data, error, refetch } = useQuery({ ...rewardsQuery(context), enabled })
  const { carryOut, claiming, busy, claim, close, refusal } = useClaimRewards()
  if (error && !data) return <SectionFailure error={error} onRetry={() => void refetch()} />
  return (
    <div className="flex min-w-0 flex-col gap-5">
      {refusal && <FormAlert>{t(gatewayErrorMessage(refusal))}</FormAlert>}
      {!data ? (
        <Loading />
      ) : data.list.length === 0 ? (
        <Nothing />
      ) : (
        <>
          <ClaimAll
            rewards={data.list.slice(0, MOST_CLAIMED)}
            currency={data.currency}
            busy={busy && claiming.length !== 1}
            onClaim={carryOut}
          />
          <ul aria-label={t`Rewards to claim`} className="grid gap-4 xl:grid-cols-2">
            {data.list.map((reward) => (
              <RewardCard
                key={reward.id}
                {...{ reward, currency: data.currency }}
                busy={claiming.includes(reward.id)}
                onClaim={() => void carryOut([reward.id])}
                onEnd={() => refreshTagged(queryClient, 'rewards')}
              />
            ))}
          </ul>
        </>
      )}
      {claim && <ClaimedDialog claim={claim} onClose={close} />}
    </div>
  )
}

function Nothing() {
  const { t } = useLingui()
  const promotions = useReach()(paths.promotions())
  return (
    <EmptyState
      icon={<Gift />}
      title={t`No rewards to claim right now`}
      detail={t`Gifts, prizes and bonuses you earn appear here.`}
      action={
        <Link to={promotions ? paths.promotions() : paths.home} className={buttonClass()}>
          {promotions ? <Trans>See the promotions</Trans> : <Trans>Go to the games</Trans>}
        </Link>
      }
    />
  )
}

const Loading = () => (
  <div role="status" className="flex flex-col gap-4">
    <span className="sr-only">
      <Trans>Loading…</Trans>
    </span>
    <Skeleton className="h-32 rounded-panel" />
    <div className="grid gap-4 xl:grid-cols-2">
      <Skeleton className="h-48 rounded-panel" />
      <Skeleton className="h-48 rounded-panel" />
    </div>
  </div>
)
