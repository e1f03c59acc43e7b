import { useQueryClient } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent, useState } from 'react'
import * as v from 'valibot'
import type { GatewayError } from '#core/contract/error.ts'
import { refreshTagged } from '#core/gateway/queries.ts'
import { sessionAtom } from '#core/session/session.ts'
import { useAttempt } from '#parts/form/useAttempt.ts'
import { type GameType, GameTypeSchema } from '#parts/games/schema.ts'
import { findOpenIntent } from '#parts/money/moneyIntent.ts'
import { useMoneyIntent } from '#parts/money/useMoneyIntent.ts'
import { claimRebates } from './api.ts'

type Claimed = Awaited<ReturnType<typeof claimRebates>>

const InputSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ gameTypes: v.pipe(v.array(GameTypeSchema), v.minLength(1)) }),
)

/** Claims rebates, once; one whose reply was lost is asked for again when the page is opened next. */
export function useClaimRebates() {
  const queryClient = useQueryClient()
  const account = useAtomValue(sessionAtom)?.memberInfo.account ?? ''
  const { begin, send } = useMoneyIntent('rebate')
  const { attempt, busy } = useAttempt()
  const [claiming, setClaiming] = useState<readonly GameType[]>([])
  const [claimed, setClaimed] = useState<Claimed | null>(null)
  const [refusal, setRefusal] = useState<GatewayError | null>(null)

  const carryOut = async (gameTypes: readonly GameType[]): Promise<void> => {
    if (busy) return
    setRefusal(null)
    setClaimed(null)
    setClaiming(gameTypes)
    const error = await attempt(async () => {
      const input = { gameTypes: gameTypes.toSorted() }
      await begin(input)
      setClaimed(await send((idempotencyKey) => claimRebates(input, { idempotencyKey })))
    })
    setClaiming([])
    setRefusal(error)
    refreshTagged(queryClient, 'money')
  }

  const resume = useEffectEvent(() => {
    const open = account ? findOpenIntent('rebate', account) : null
    const input = open?.isSent ? v.safeParse(InputSchema, open.input) : null
    if (input?.success) void carryOut(input.output.gameTypes)
  })
  useEffect(() => {
    // Not within the effect: what it shows is drawn after the page.
    const timer = setTimeout(() => resume())
    return () => clearTimeout(timer)
  }, [])

  return { carryOut, busy, claiming, claimed, refusal }
}
