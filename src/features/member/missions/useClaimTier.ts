import { msg } from '@lingui/core/macro'
import { useSetAtom } from 'jotai'
import { noticeAtom } from '#core/popups/notices.ts'
import { useClaim } from '#parts/money/rewards/useClaim.ts'
import { claimMissionTier } from './api.ts'
import { claimMessage } from './messages.ts'
import type { Mission, Tier } from './schema.ts'
import { useRewardWords } from './useRewardWords.ts'

/** Claims the tiers of a mission. A notice tells the player the result. */
export function useClaimTier({ id, round }: Mission, currency: string) {
  const notify = useSetAtom(noticeAtom)
  const write = useRewardWords(currency)
  const { claim, busy } = useClaim({
    kind: 'mission',
    id,
    call: claimMissionTier,
    onPaid: ({ reward }) => {
      const received = write(reward)
      notify({
        message: msg({
          message: `Received: ${received}`,
          comment: 'Notice after a reward was taken',
        }),
      })
    },
  })
  return {
    claim: async ({ tier }: Tier): Promise<void> => {
      const error = await claim({ missionId: id, round, tier })
      if (error) notify({ message: claimMessage(error) })
    },
    busy,
  }
}
