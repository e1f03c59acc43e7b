import { Trans, useLingui } from '@lingui/react/macro'
import { Coins, Gift, Sparkles, type LucideIcon } from 'lucide-react'
import { BonusTerms } from '#parts/money/rewards/BonusTerms.tsx'
import { ClaimReward } from '#parts/money/rewards/ClaimReward.tsx'
import { ExpiresIn } from '#parts/money/rewards/ExpiresIn.tsx'
import { SOURCE_NAMES } from '#parts/money/rewards/messages.ts'
import type { Reward, RewardKind } from '#parts/money/rewards/schema.ts'
import { useRewardFormat } from '#parts/money/rewards/useRewardFormat.ts'

const LOOKS: Record<RewardKind, { icon: LucideIcon; stub: string }> = {
  cash: { icon: Coins, stub: 'bg-primary text-on-primary' },
  bonus: { icon: Gift, stub: 'bg-reward text-on-reward' },
  points: { icon: Sparkles, stub: 'bg-primary-soft text-on-primary-soft' },
}

interface Props {
  reward: Reward
  currency: string
  /** True while the claim of this reward is under way. */
  busy: boolean
  onClaim: () => void
  onEnd: () => void
}

/** A reward as a coupon: its worth, its source, its conditions and its deadline. */
export function RewardCard({ reward, currency, busy, onClaim, onEnd }: Props) {
  const { t } = useLingui()
  const write = useRewardFormat(currency)
  const { icon: Icon, stub } = LOOKS[reward.kind]
  const amount = write.reward(reward)
  const title = `reward-${reward.id}`
  return (
    <li className="flex min-w-0 overflow-hidden card-shaded">
      <span
        aria-hidden="true"
        className={`flex w-14 shrink-0 items-center justify-center sm:w-18 ${stub}`}
      >
        <Icon className="size-7" />
      </span>
      <article
        aria-labelledby={title}
        className="flex min-w-0 flex-1 flex-col gap-3 border-s-2 border-dashed border-surface p-4"
      >
        <div className="flex flex-col">
          <p className="text-caption font-semibold text-muted">{t(SOURCE_NAMES[reward.source])}</p>
          <h3 id={title} className="text-label font-semibold text-balance wrap-anywhere">
            {reward.title}
          </h3>
        </div>
        <p className="text-title leading-tight font-bold tabular-nums wrap-anywhere">{amount}</p>
        <p className="text-caption text-pretty text-muted">
          <BonusTerms {...{ reward, currency }} />
        </p>
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          {reward.expiresAt ? (
            <ExpiresIn key={reward.expiresAt} at={reward.expiresAt} onEnd={onEnd} />
          ) : (
            <span className="text-caption text-muted">
              <Trans>Stays until you claim it</Trans>
            </span>
          )}
          <ClaimReward
            className="min-w-22"
            {...{ reward, currency, busy, onClaim }}
            aria-label={t({
              message: `Claim ${amount}: ${{ title: reward.title }}`,
              comment: 'Button: takes a reward, with its name',
            })}
          >
            <Trans>Claim</Trans>
          </ClaimReward>
        </div>
      </article>
    </li>
  )
}
