import { useQueryClient } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent, useState } from 'react'
import * as v from 'valibot'
import { GatewayError, isUncertain } from '#core/contract/error.ts'
import { usePageContext } from '#core/locale/pageContext.ts'
import { changeAnswer } from '#core/gateway/answers.ts'
import { refreshTagged } from '#core/gateway/refresh.ts'
import { useOperation } from '#core/operations/useOperation.ts'
import { mayAskAtom, sessionAtom } from '#core/session/session.ts'
import { localStore } from '#lib/storage.ts'
import { claimRafflePromotion, getRaffleDraw } from './api.ts'
import { raffleQuery } from './queries.ts'
import type { Draw } from './schema.ts'

/** State of the player's present draw. */
export type DrawPhase =
  | { kind: 'idle' }
  /**
   * The page waits for the reply to a new draw (`asking`), or for the result of a draw whose reply
   * was lost (`resuming`).
   */
  | { kind: 'asking' | 'resuming' }
  /** The result is known, and the animation of the wheel or the box ends with it. */
  | { kind: 'landing'; draw: Draw }
  | { kind: 'shown'; draw: Draw; isLate: boolean }
  | { kind: 'refused'; error: GatewayError }
  /** The request of an earlier draw never reached the gateway. */
  | { kind: 'notMade' }
  /** It is not known whether a draw was made, and the gateway cannot be asked now. */
  | { kind: 'unknown'; error: GatewayError }

const EnteredSchema = v.object({
  id: v.string(),
  clientSeed: v.string(),
  commitment: v.string(),
})

/**
 * Makes draws one at a time. If a reply is lost, or the player leaves before seeing the result, the
 * result is shown on the next visit. It is loaded by the draw's idempotency key, so nothing is paid
 * again (docs/product.md §11.2).
 */
export function useDraw(raffleId: string) {
  const queryClient = useQueryClient()
  const context = usePageContext()
  const account = useAtomValue(sessionAtom)?.memberInfo.account ?? ''
  const mayAsk = useAtomValue(mayAskAtom)
  /** Storage key for the id of a draw whose result the player has not seen. */
  const unseen = `raffle-unseen:v1:${account}:${raffleId}`
  const [phase, setPhase] = useState<DrawPhase>(() =>
    mayAsk && localStore.get(unseen) !== null ? { kind: 'resuming' } : { kind: 'idle' },
  )

  const refresh = () => {
    for (const tag of ['promotions', 'rewards', 'points'] as const) refreshTagged(queryClient, tag)
  }
  const show = (draw: Draw, isLate: boolean) => {
    localStore.remove(unseen)
    setPhase({ kind: 'shown', draw, isLate })
    refresh()
  }

  const { send, state, findOut } = useOperation({
    kind: `raffle-${raffleId}`,
    schema: EnteredSchema,
    call: async (body: v.InferOutput<typeof EnteredSchema>, options) => {
      const { draw, own } = await claimRafflePromotion(body, options)
      changeAnswer(queryClient, raffleQuery(raffleId, context), (raffle) => ({ ...raffle, own }))
      return draw
    },
    ...(mayAsk && {
      find: { by: (intentKey) => getRaffleDraw({ intentKey }), notMade: 'draw_not_found' },
    }),
    onMade: (draw, { isHere, isLate }) => {
      localStore.set(unseen, draw.id)
      if (!isHere) return
      if (isLate) show(draw, true)
      else setPhase({ kind: 'landing', draw })
    },
    onNotMade: () => setPhase({ kind: 'notMade' }),
  })

  /** Loads a draw that was made but whose result the player has not seen. */
  const readUnseen = async (id: string): Promise<DrawPhase> => {
    try {
      const draw = await getRaffleDraw({ id })
      localStore.remove(unseen)
      refresh()
      return { kind: 'shown', draw, isLate: true }
    } catch (cause) {
      const error = cause as GatewayError
      if (error.code !== 'draw_not_found') return { kind: 'unknown', error }
      localStore.remove(unseen)
      return { kind: 'idle' }
    }
  }
  const showUnseenAtStart = useEffectEvent(() => {
    const id = localStore.get(unseen)
    if (id !== null && mayAsk) void readUnseen(id).then(setPhase)
  })
  useEffect(() => showUnseenAtStart(), [])

  return {
    phase: readPhase(),
    /**
     * Requests a draw. It does nothing while another draw is under way, even if the player presses
     * the button twice.
     */
    draw: async (entered: { clientSeed: string; commitment: string }): Promise<void> => {
      if (state.kind !== 'idle' && state.kind !== 'made') return
      setPhase({ kind: 'asking' })
      try {
        await send({ id: raffleId, ...entered })
      } catch (cause) {
        const error = cause as GatewayError
        setPhase({ kind: 'refused', error })
        if (!isUncertain(error)) refresh()
      }
    },
    /** Must be called when the animation of the wheel or the box has ended. */
    land: () => {
      if (phase.kind === 'landing') show(phase.draw, false)
    },
    resume: () => {
      if (state.kind === 'unknown') return findOut()
      const id = localStore.get(unseen)
      setPhase({ kind: id === null ? 'idle' : 'resuming' })
      if (id !== null) void readUnseen(id).then(setPhase)
    },
    close: () => setPhase({ kind: 'idle' }),
  }

  function readPhase(): DrawPhase {
    if (state.kind === 'unknown') return state
    return state.kind === 'asking' ? { kind: 'resuming' } : phase
  }
}
