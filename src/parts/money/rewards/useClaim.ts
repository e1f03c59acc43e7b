import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import type * as v from 'valibot'
import type { CallOptions } from '#core/contract/call.ts'
import { GatewayError } from '#core/contract/error.ts'
import { refreshTagged } from '#core/gateway/refresh.ts'
import { useOperation } from '#core/operations/useOperation.ts'
import { useAttempt } from '#parts/form/useAttempt.ts'

/** Query tags of rewards, and of everything that a successful claim changes. */
const TAGS = ['rewards', 'money', 'points', 'promotions', 'messages'] as const

/**
 * Codes of refusals that mean that nothing is left to claim. They end a claim even if the reply to
 * an earlier try was lost.
 */
const SETTLED = [
  'nothing_to_claim',
  'reward_claimed',
  'reward_expired',
  'reward_not_found',
  'message_not_found',
  'mission_not_found',
  'promotion_unknown',
  'promotion_closed',
  'promotion_sold_out',
]

interface Options<Body extends object, Reply> {
  /** Kind of the reward that is claimed. The stored operation is named by kind and id. */
  kind: string
  /** Id of the reward; claims with different ids do not wait for each other. */
  id?: string
  call: (body: Body, options: CallOptions) => Promise<Reply>
  onPaid: (reply: Reply) => void
  /**
   * Schema of a claim whose reply was lost. If it is given, that claim is sent again when the page
   * is opened next.
   */
  resumes?: v.GenericSchema<unknown, Body>
}

/**
 * Claims a reward once: the key of the claim is kept on the device until its answer is known
 * (docs/product.md §11.3). After each answer, even a refusal, queries of rewards are fetched again.
 */
export function useClaim<Body extends object, Reply>(options: Options<Body, Reply>) {
  const { kind: name, id, call, onPaid, resumes } = options
  const queryClient = useQueryClient()
  const { send, unanswered } = useOperation<Body, Reply, Body>({
    kind: id === undefined ? `claim-${name}` : `claim-${name}-${id}`,
    call,
    settled: SETTLED,
    ...(resumes && { schema: resumes }),
  })
  const { attempt, busy } = useAttempt()
  const [claiming, setClaiming] = useState<Body | null>(null)
  const [refusal, setRefusal] = useState<GatewayError | null>(null)

  /**
   * Sends a claim, and once more with its own key if its reply was lost, since the balance on screen
   * may have risen by then.
   */
  const sendTwice = async (body: Body): Promise<Reply> => {
    try {
      return await send(body)
    } catch (error) {
      const isLost = error instanceof GatewayError && /^(?:network|timeout)$/.test(error.code)
      if (!isLost) throw error
      return send(body)
    }
  }

  /**
   * Sends a claim.
   *
   * @returns the refusal; null if there was none, or while another claim is under way
   */
  const claim = async (body: Body): Promise<GatewayError | null> => {
    const error = await attempt(async () => {
      setRefusal(null)
      setClaiming(body)
      try {
        onPaid(await sendTwice(body))
      } finally {
        setClaiming(null)
        for (const tag of TAGS) refreshTagged(queryClient, tag)
      }
    })
    if (error) setRefusal(error)
    return error
  }

  const resume = useEffectEvent(() => {
    if (unanswered) void claim(unanswered)
  })
  useEffect(() => {
    // The lost claim is sent again in a later task, so that the page is drawn first.
    const timer = setTimeout(() => resume())
    return () => clearTimeout(timer)
  }, [])

  return {
    claim,
    busy,
    /** Body of the claim that is under way; null if none is. */
    claiming,
    refusal,
  }
}
