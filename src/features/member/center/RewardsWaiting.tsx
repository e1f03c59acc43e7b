import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { mayAskAtom } from '#core/session/session.ts'
import { rewardCountQuery } from '#parts/money/rewards/queries.ts'
import { CountBadge } from '#ui/CountBadge.tsx'

/** Badge with the number of rewards that the player can claim. */
export function RewardsWaiting() {
  const { t } = useLingui()
  const enabled = useAtomValue(mayAskAtom)
  const count = useQuery({ ...rewardCountQuery, enabled }).data?.count ?? 0
  return (
    <CountBadge
      count={count}
      label={t`${plural(count, { one: '# reward to claim', other: '# rewards to claim' })}`}
      tone="alert"
    />
  )
}
