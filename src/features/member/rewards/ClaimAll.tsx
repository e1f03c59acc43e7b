import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Big } from 'big.js'
import { useState } from 'react'
import { isZero } from '#lib/amounts.ts'
import { joinSentences } from '#lib/phrases.ts'
import { mustBeBet, type Reward, type RewardKind } from '#parts/money/rewards/schema.ts'
import { useBonusTerms } from '#parts/money/rewards/useBonusTerms.ts'
import { useRewardFormat } from '#parts/money/rewards/useRewardFormat.ts'
import { PageConfirm } from '#parts/form/PageConfirm.tsx'
import { Button } from '#ui/Button.tsx'

interface Props {
  rewards: readonly Reward[]
  currency: string
  busy: boolean
  onClaim: (ids: readonly string[]) => Promise<void>
}

/**
 * The sum of all open rewards, with a button that claims them. Before the claim it says how much
 * the bonuses require the player to bet. Cash can be claimed without them, as they lock the balance.
 */
export function ClaimAll({ rewards, currency, busy, onClaim }: Props) {
  const { t } = useLingui()
  const { money, points } = useRewardFormat(currency)
  const { writeDuties } = useBonusTerms(currency)
  const [isAsking, setIsAsking] = useState(false)
  const sumOf = (kind: RewardKind) =>
    rewards
      .filter((reward) => reward.kind === kind)
      .reduce((sum, { amount }) => sum.plus(amount), new Big(0))
      .toFixed()
  const cash = sumOf('cash')
  const bonus = sumOf('bonus')
  const earned = sumOf('points')
  const required = rewards.reduce((sum, { toBet }) => sum.plus(toBet ?? 0), new Big(0)).toFixed()
  const sums = [
    !isZero(cash) && {
      name: t({ message: 'Cash', comment: 'Rewards in money, beside those in points' }),
      value: money(cash),
    },
    !isZero(bonus) && {
      name: t({ message: 'Bonus', context: 'kind of reward' }),
      value: money(bonus),
    },
    !isZero(earned) && { name: t`Points`, value: points(earned) },
  ].filter((sum) => sum !== false)
  const bonuses = rewards.filter(mustBeBet)
  /** Days within which the bonuses must be bet, the shortest first. */
  const limits = [
    ...new Set(bonuses.map(({ betWithinDays }) => betWithinDays ?? Infinity)),
  ].toSorted((a, b) => a - b)
  const asksBets = !isZero(required)
  const toBet = money(required)
  /** Cash that can be claimed apart, since it locks nothing; empty if no other reward locks any. */
  const free = asksBets ? rewards.filter((each) => each.kind === 'cash' && !mustBeBet(each)) : []
  const claim = (claimed: readonly Reward[]) => {
    setIsAsking(false)
    void onClaim(claimed.map(({ id }) => id))
  }
  const count = rewards.length
  return (
    <section className="flex flex-col gap-5 rounded-panel border wash p-5 text-on-primary-soft sm:flex-row sm:items-end sm:justify-between">
      <div className="flex min-w-0 flex-col gap-3">
        <p className="text-label">
          {t`${plural(count, {
            one: '# reward is waiting for you',
            other: '# rewards are waiting for you',
          })}`}
        </p>
        <dl className="flex flex-wrap gap-x-8 gap-y-2">
          {sums.map(({ name, value }) => (
            <div key={name} className="flex min-w-0 flex-col">
              <dt className="text-caption">{name}</dt>
              <dd className="text-heading font-bold tabular-nums wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="flex shrink-0 flex-wrap gap-3">
        {free.length > 0 && (
          <Button size="lg" variant="outline" disabled={busy} onClick={() => claim(free)}>
            <Trans>Claim cash only</Trans>
          </Button>
        )}
        <Button
          size="lg"
          busy={busy}
          onClick={() => (asksBets ? setIsAsking(true) : claim(rewards))}
        >
          <Trans>Claim all</Trans>
        </Button>
      </div>
      {isAsking && (
        <PageConfirm
          title={t`Claim all rewards?`}
          confirmLabel={t`Claim all`}
          cancelLabel={t({
            message: 'Not now',
            comment: 'Button: does not do what a question asks',
          })}
          onConfirm={() => claim(rewards)}
          onCancel={() => setIsAsking(false)}
        >
          {joinSentences(
            t`Some of these are bonuses: you must bet ${toBet} in total before you can withdraw. Each reward on this page says what it requires.`,
            writeDuties({
              from: 'claim',
              betWithinDays: limits.find(Number.isFinite) ?? null,
              isShortest: limits.length > 1,
              weights: bonuses.map((each) => each.weights),
            }),
          )}
        </PageConfirm>
      )}
    </section>
  )
}
