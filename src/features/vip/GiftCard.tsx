import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { CakeSlice, CalendarHeart, ChevronsUp, type LucideIcon } from 'lucide-react'
import { useMoments } from '#core/gateway/useMoments.ts'
import { Link } from '#core/navigation/Link.tsx'
import { paths } from '#core/navigation/paths.ts'
import { BonusTerms } from '#parts/money/rewards/BonusTerms.tsx'
import { ClaimReward } from '#parts/money/rewards/ClaimReward.tsx'
import { ExpiresIn } from '#parts/money/rewards/ExpiresIn.tsx'
import { useRewardFormat } from '#parts/money/rewards/useRewardFormat.ts'
import { StatusLabel, type StatusTone } from '#ui/StatusLabel.tsx'
import type { Gift, OwnGift } from './schema.ts'

const GIFTS: Record<
  Gift,
  { icon: LucideIcon; name: MessageDescriptor; notYet: MessageDescriptor }
> = {
  weekly: {
    icon: CalendarHeart,
    name: msg({ message: 'Weekly gift', comment: 'Gift of a VIP level, every week' }),
    notYet: msg`Comes every Monday, from the first level up.`,
  },
  birthday: {
    icon: CakeSlice,
    name: msg({ message: 'Birthday gift', comment: 'Gift of a VIP level, once a year' }),
    notYet: msg`Comes on your birthday and can be claimed for two weeks.`,
  },
  upgrade: {
    icon: ChevronsUp,
    name: msg({ message: 'Upgrade bonus', comment: 'Gift for reaching a VIP level' }),
    notYet: msg`Comes with each level that you reach.`,
  },
}

const STATES: Record<OwnGift['state'], { name: MessageDescriptor; tone: StatusTone }> = {
  claimable: { name: msg`Ready to claim`, tone: 'attention' },
  claimed: { name: msg({ message: 'Claimed', context: 'state of a reward' }), tone: 'good' },
  expired: { name: msg({ message: 'Expired', context: 'state of a reward' }), tone: 'plain' },
  notYet: { name: msg`Still to come`, tone: 'plain' },
  unknown: { name: msg({ message: 'Ended', context: 'state of a reward' }), tone: 'plain' },
}

interface Props {
  own: OwnGift
  currency: string
  busy: boolean
  onClaim: (id: string) => void
  onEnd: () => void
}

/** Card of one gift of a VIP level, with the action that is possible now. */
export function GiftCard({ own, currency, busy, onClaim, onEnd }: Props) {
  const { t } = useLingui()
  const { writeExactly } = useMoments()
  const write = useRewardFormat(currency)
  const { gift, state, reward, nextAt } = own
  const { icon: Icon, name, notYet } = GIFTS[gift]
  const label = t(name)
  const amount = reward && write.reward(reward)
  const next = nextAt && writeExactly(nextAt)
  return (
    <li className="flex min-w-0 flex-col gap-3 card p-5">
      <div className="flex items-start justify-between gap-3">
        <span className="flex size-12 shrink-0 items-center justify-center rounded-pill bg-reward-soft text-reward-text">
          <Icon aria-hidden="true" className="size-6" />
        </span>
        <StatusLabel tone={STATES[state].tone}>{t(STATES[state].name)}</StatusLabel>
      </div>
      <div className="flex flex-col">
        <h3 className="text-label font-semibold wrap-anywhere">{label}</h3>
        {amount && (
          <p className="text-title leading-tight font-bold tabular-nums wrap-anywhere">{amount}</p>
        )}
      </div>
      <p className="text-caption text-pretty text-muted">
        {reward && state === 'claimable' ? (
          <BonusTerms {...{ reward, currency }} />
        ) : state === 'notYet' ? (
          t(notYet)
        ) : (
          next && <Trans>The next one comes on {{ day: next }}.</Trans>
        )}
      </p>
      {gift === 'birthday' && state === 'notYet' && (
        <Link
          to={paths.member('securityCenter', 'profile')}
          className="inline-flex min-h-thumb items-center self-start text-label font-semibold text-primary-text underline"
        >
          <Trans>See your birthday in the profile</Trans>
        </Link>
      )}
      {reward && amount && state === 'claimable' && (
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          {reward.expiresAt && (
            <ExpiresIn key={reward.expiresAt} at={reward.expiresAt} onEnd={onEnd} />
          )}
          <ClaimReward
            className="ms-auto min-w-22"
            {...{ reward, currency, busy }}
            aria-label={t({
              message: `Claim ${amount}: ${label}`,
              comment: 'Button: takes a VIP gift',
            })}
            onClaim={() => onClaim(reward.id)}
          >
            <Trans>Claim</Trans>
          </ClaimReward>
        </div>
      )}
    </li>
  )
}
