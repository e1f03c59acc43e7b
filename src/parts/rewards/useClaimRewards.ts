import { useQueryClient } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent, useState } from 'react'
import * as v from 'valibot'
import type { GatewayError } from '#core/contract/error.ts'
import { refreshTagged } from '#core/gateway/queries.ts'
import { sessionAtom } from '#core/session/session.ts'
import { useAttempt } from '#parts/form/useAttempt.ts'
import { findOpenIntent } from '#parts/money/moneyIntent.ts'
import { useMoneyIntent } from '#parts/money/useMoneyIntent.ts'
import { claimRewards } from './api.ts'
import type { Claim } from './schema.ts'

const InputSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ ids: v.pipe(v.array(v.string()), v.minLength(1)) }),
)

/**
 * Claims rewards, once: a claim whose reply was lost is asked for again by its own key when the page
 * is opened next, so that the player sees what it paid (docs/product.md §11.3).
 */
export function useClaimRewards() {
  const queryClient = useQueryClient()
  const account = useAtomValue(sessionAtom)?.memberInfo.account ?? ''
  const { begin, send } = useMoneyIntent('rewards')
  const { attempt, busy } = useAttempt()
  const [claiming, setClaiming] = useState<readonly string[]>([])
  const [claim, setClaim] = useState<Claim | null>(null)
  const [refusal, setRefusal] = useState<GatewayError | null>(null)

  const carryOut = async (ids: readonly string[]): Promise<void> => {
    if (busy) return
    setRefusal(null)
    setClaiming(ids)
    const error = await attempt(async () => {
      const input = { ids: ids.toSorted() }
      await begin(input)
      setClaim(await send((idempotencyKey) => claimRewards(input, { idempotencyKey })))
    })
    setClaiming([])
    setRefusal(error)
    // A refusal, too, may say that things have gone on.
    for (const tag of ['rewards', 'money', 'points'] as const) refreshTagged(queryClient, tag)
  }

  const resume = useEffectEvent(() => {
    const open = account ? findOpenIntent('rewards', account) : null
    const input = open?.isSent ? v.safeParse(InputSchema, open.input) : null
    if (input?.success) void carryOut(input.output.ids)
  })
  useEffect(() => {
    // Not within the effect: what it shows is drawn after the page.
    const timer = setTimeout(() => resume())
    return () => clearTimeout(timer)
  }, [])

  return {
    carryOut,
    busy,
    /** The rewards of the claim that is under way. */
    claiming,
    /** What the last claim paid; null once it was read. */
    claim,
    close: () => setClaim(null),
    refusal,
  }
}
