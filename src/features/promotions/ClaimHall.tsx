import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { ChevronRight, Gift, LogIn } from 'lucide-react'
import { Link } from '#core/navigation/Link.tsx'
import { paths } from '#core/navigation/paths.ts'
import { identityAtom, mayAskAtom } from '#core/session/session.ts'
import { useRequireAccount } from '#core/session/useRequireAccount.ts'
import { SectionFailure } from '#parts/failures/SectionState.tsx'
import { rewardCountQuery } from '#parts/money/rewards/queries.ts'
import { Button, buttonClass } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { ClaimButton } from './ClaimButton.tsx'
import { PromotionArt } from './PromotionArt.tsx'
import { RewardFigure } from './RewardFigure.tsx'
import { RewardTerms } from './RewardTerms.tsx'
import type { Promotion } from './schema.ts'
import { TimeLeft } from './TimeLeft.tsx'
import { isClaimable, usePromotions } from './usePromotions.ts'
import { NeedList } from './NeedList.tsx'

/**
 * List of the promotions whose reward the player can claim now, and of those under way with their
 * missing conditions.
 */
export function ClaimHall() {
  const { t } = useLingui()
  const identity = useAtomValue(identityAtom)
  const requireAccount = useRequireAccount()
  const { data, error, refetch } = usePromotions()
  if (identity === 'visitor') {
    return (
      <EmptyState
        icon={<LogIn />}
        title={t`Log in to see your rewards`}
        detail={t`Log in to see what you can claim.`}
        action={
          <Button onClick={() => requireAccount(() => undefined)}>
            <Trans>Log in</Trans>
          </Button>
        }
      />
    )
  }
  if (!data) {
    return error ? (
      <SectionFailure error={error} onRetry={() => void refetch()} />
    ) : (
      <Skeleton className="h-40 rounded-panel" />
    )
  }
  const ready = data.promotions.filter(isClaimable)
  const going = data.promotions.filter(
    ({ status, needs }) => (status === 'process' || status === 'signed') && needs.length > 0,
  )
  return (
    <div className="flex flex-col gap-8">
      <InRewardCenter />
      {ready.length > 0 ? (
        <ul className="grid gap-4 lg:grid-cols-2">
          {ready.map((promotion) => (
            <li key={promotion.id}>
              <Ready promotion={promotion} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState
          icon={<Gift />}
          title={t`No promotions to claim right now`}
          detail={t`Join a promotion: its reward appears here as soon as it is yours.`}
          action={
            <Link to={paths.promotions()} className={buttonClass({ variant: 'outline' })}>
              <Trans>See all promotions</Trans>
            </Link>
          }
        />
      )}
      {going.length > 0 && (
        <section aria-labelledby="claims-going" className="flex flex-col gap-3">
          <h2 id="claims-going" className="section-title text-heading">
            <Trans context="promotions that a player has joined">In progress</Trans>
          </h2>
          <ul className="grid gap-4 lg:grid-cols-2">
            {going.map((promotion) => (
              <li key={promotion.id} className="flex flex-col gap-3 card p-4">
                <Title promotion={promotion} />
                <NeedList needs={promotion.needs} />
                <TimeLeft promotion={promotion} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

/** Link to the reward center, where the rewards of all other sources are claimed. */
function InRewardCenter() {
  const { t } = useLingui()
  const identity = useAtomValue(identityAtom)
  const mayAsk = useAtomValue(mayAskAtom)
  const enabled = mayAsk && identity !== 'trial'
  const count = useQuery({ ...rewardCountQuery, enabled }).data?.count ?? 0
  if (count === 0) return null
  return (
    <Link
      to={paths.member('rewardCenter')}
      className="flex min-h-thumb items-center gap-3 card p-4 text-label font-semibold hover:bg-raised"
    >
      <Gift aria-hidden="true" className="size-5.5 shrink-0 text-reward-text" />
      <span className="min-w-0 flex-1 text-pretty">
        {t`${plural(count, {
          one: '# reward is waiting in your reward center',
          other: '# rewards are waiting in your reward center',
        })}`}
      </span>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 rtl:-scale-x-100" />
    </Link>
  )
}

const Title = ({ promotion: { id, title } }: { promotion: Promotion }) => (
  <h3 className="text-body font-semibold text-balance wrap-anywhere">
    <Link to={paths.promotions(id)} className="hover:underline">
      {title}
    </Link>
  </h3>
)

function Ready({ promotion }: { promotion: Promotion }) {
  return (
    <article className="flex h-full flex-col overflow-hidden card-shaded border-reward sm:flex-row">
      <PromotionArt picture={promotion.picture} className="aspect-[3/1] sm:aspect-auto sm:w-40" />
      <div className="flex min-w-0 flex-1 flex-col gap-2 p-4">
        <Title promotion={promotion} />
        <RewardFigure reward={promotion.reward} />
        <RewardTerms promotion={promotion} />
        <TimeLeft promotion={promotion} />
        <ClaimButton promotion={promotion} />
      </div>
    </article>
  )
}
