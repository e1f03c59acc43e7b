import { useLingui } from '@lingui/react/macro'
import { Big } from 'big.js'
import { Check, Gift, Lock } from 'lucide-react'
import { TIER_STATE_NAMES } from './messages.ts'
import type { Mission, Tier, TierState } from './schema.ts'
import { useRewardWords } from './useRewardWords.ts'

const MARKS: Record<TierState, { Icon: typeof Check; className: string }> = {
  OPEN: { Icon: Lock, className: 'bg-raised text-muted inset-ring inset-ring-border-strong' },
  CLAIMABLE: { Icon: Gift, className: 'bg-reward text-on-reward shadow-glow' },
  CLAIMED: { Icon: Check, className: 'bg-success text-on-success' },
  EXPIRED: { Icon: Lock, className: 'bg-raised text-muted inset-ring inset-ring-border' },
}

/** Share of the way from the previous tier's target to this tier's target, from 0 to 1. */
function shareOf({ progress, target }: Tier, before: Tier | undefined): number {
  const from = Big(before?.target ?? 0)
  const span = Big(target).minus(from)
  const come = Big(progress).minus(from)
  if (span.lte(0)) return Big(progress).gte(target) ? 1 : 0
  return Math.min(1, Math.max(0, Number(come.div(span))))
}

interface Props {
  mission: Mission
  currency: string
  /** Formats an amount in the unit that the mission counts, such as money or bets. */
  write: (amount: string) => string
}

/** The tiers of a mission side by side, each with its target and its reward. */
export function TierTrack({ mission: { tiers, title }, currency, write }: Props) {
  const { t } = useLingui()
  const reward = useRewardWords(currency)
  return (
    <ol aria-label={title} className="grid auto-cols-fr grid-flow-col gap-x-2">
      {tiers.map((tier, index) => {
        const { Icon, className } = MARKS[tier.state]
        return (
          <li key={tier.tier} className="flex min-w-0 flex-col gap-1.5">
            <div aria-hidden="true" className="flex items-center gap-1.5">
              <span className="h-2 min-w-0 flex-1 overflow-hidden rounded-pill bg-sunken inset-ring inset-ring-border">
                <span
                  className="block h-full rounded-pill bg-primary-mark transition-[width] duration-calm"
                  style={{ width: `${shareOf(tier, tiers[index - 1]) * 100}%` }}
                />
              </span>
              <span
                className={`flex size-7 shrink-0 items-center justify-center rounded-pill ${className}`}
              >
                <Icon className="size-4" />
              </span>
            </div>
            <div className="flex flex-col items-end gap-0.5 text-end">
              <strong className="text-label leading-tight text-balance wrap-anywhere">
                {reward(tier.reward)}
              </strong>
              <span className="text-caption leading-tight text-muted tabular-nums wrap-anywhere">
                {write(tier.target)}
              </span>
              <span className="sr-only">{t(TIER_STATE_NAMES[tier.state])}</span>
            </div>
          </li>
        )
      })}
    </ol>
  )
}
