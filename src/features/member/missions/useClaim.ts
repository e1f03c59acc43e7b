import { msg } from '@lingui/core/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { refreshTagged } from '#core/gateway/queries.ts'
import { noticeAtom } from '#core/notices/notices.ts'
import { useAttempt } from '#parts/form/useAttempt.ts'
import { type IntentAtoms, makeIntentAtoms, useIntent } from '#parts/form/useIntent.ts'
import { claimMissionTier } from './api.ts'
import { claimMessage } from './messages.ts'
import type { Mission, Reward, Tier } from './schema.ts'
import { useRewardWords } from './useRewardWords.ts'

type Claim = Parameters<typeof claimMissionTier>[0]

/** By mission: one claim need not wait for another. */
const intents = new Map<string, IntentAtoms<Claim>>()
function intentOf(missionId: string): IntentAtoms<Claim> {
  const known = intents.get(missionId) ?? makeIntentAtoms<Claim>()
  intents.set(missionId, known)
  return known
}

/** Claims a mission's tiers; what came of it is told by a notice. */
export function useClaim({ id, round }: Mission, currency: string) {
  const queryClient = useQueryClient()
  const send = useIntent<Claim, { reward: Reward }>(intentOf(id))
  const notify = useSetAtom(noticeAtom)
  const write = useRewardWords(currency)
  const { attempt, busy } = useAttempt()
  const claim = async ({ tier }: Tier): Promise<void> => {
    const body = { missionId: id, round, tier }
    const error = await attempt(async () => {
      const { reward } = await send({
        input: body,
        prepare: async () => body,
        send: claimMissionTier,
      })
      const received = write(reward)
      notify({ message: msg`Received: ${received}` })
    })
    if (error) notify({ message: claimMessage(error) })
    // A refusal, too, says that the page is not up to date.
    for (const tag of ['rewards', 'money', 'points'] as const) refreshTagged(queryClient, tag)
  }
  return { claim, busy }
}
