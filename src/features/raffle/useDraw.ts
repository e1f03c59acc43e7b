import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { GatewayError } from '#core/contract/error.ts'
import { usePageContext } from '#core/gateway/pageContext.ts'
import { refreshTagged } from '#core/gateway/refresh.ts'
import { mayAskAtom, sessionAtom } from '#core/session/session.ts'
import { localStore } from '#lib/storage.ts'
import { isUncertain } from '#parts/form/useIntent.ts'
import {
  endIntent,
  findOpenIntent,
  settleAsNotMade,
  type MoneyIntentKind,
} from '#parts/money/moneyIntent.ts'
import { useMoneyIntent } from '#parts/money/useMoneyIntent.ts'
import { claimRafflePromotion, getRaffleDraw } from './api.ts'
import { raffleQuery } from './queries.ts'
import type { Draw } from './schema.ts'

/** What goes on with the player's draw. */
export type DrawPhase =
  | { kind: 'idle' }
  /** The gateway is asked for a draw, or for one whose answer was lost. */
  | { kind: 'asking' | 'resuming' }
  /** The result is known; the wheel or the box shows it. */
  | { kind: 'landing'; draw: Draw }
  | { kind: 'shown'; draw: Draw; isLate: boolean }
  | { kind: 'refused'; error: GatewayError }
  /** An earlier draw never reached the gateway. */
  | { kind: 'notMade' }
  /** Whether a draw was made is not known, and cannot be asked now. */
  | { kind: 'unknown'; error: GatewayError }

/**
 * Makes draws, one at a time. A draw whose reply is lost, or whose result nobody saw because the page
 * was left, is shown when its player returns: it is asked for by its key, and nothing is paid again
 * (docs/product.md §11.2).
 */
export function useDraw(raffleId: string) {
  const queryClient = useQueryClient()
  const context = usePageContext()
  const account = useAtomValue(sessionAtom)?.memberInfo.account ?? ''
  const mayAsk = useAtomValue(mayAskAtom)
  const kind: MoneyIntentKind = `raffle-${raffleId}`
  const intent = useMoneyIntent(kind)
  /** A draw that is made and was not seen yet. */
  const unseen = `raffle-unseen:v1:${account}:${raffleId}`
  const isUnderWay = useRef(false)
  const [phase, setPhase] = useState<DrawPhase>(() =>
    mayAsk && hasOpen() ? { kind: 'resuming' } : { kind: 'idle' },
  )

  function hasOpen(): boolean {
    return findOpenIntent(kind, account)?.isSent === true || localStore.get(unseen) !== null
  }

  const refresh = () => {
    for (const tag of ['promotions', 'rewards', 'points'] as const) refreshTagged(queryClient, tag)
  }
  const show = (draw: Draw, isLate: boolean) => {
    localStore.remove(unseen)
    setPhase({ kind: 'shown', draw, isLate })
    refresh()
  }

  /** The draw whose answer is owed; null if none was made. Rejects with `GatewayError`. */
  async function findOwed(): Promise<Draw | null> {
    const seen = localStore.get(unseen)
    const open = findOpenIntent(kind, account)
    const key = open?.isSent ? { intentKey: open.idempotencyKey } : null
    const asked = key ?? (seen === null ? null : { id: seen })
    if (!asked) return null
    try {
      const draw = await getRaffleDraw(asked)
      if (open) endIntent(kind, account, open.idempotencyKey)
      return draw
    } catch (error) {
      if (!(error instanceof GatewayError && error.code === 'draw_not_found')) throw error
      localStore.remove(unseen)
      return null
    }
  }

  /** Looks for the draw whose answer is owed. */
  const lookUp = (): void =>
    void findOwed().then(
      (draw) => {
        if (draw) return show(draw, true)
        // It is said once; the next draw with the same seeds keeps the key.
        settleAsNotMade(kind, account)
        setPhase({ kind: 'notMade' })
      },
      (error: GatewayError) => setPhase({ kind: 'unknown', error }),
    )
  const lookUpAtStart = useEffectEvent(() => {
    if (phase.kind === 'resuming') lookUp()
  })
  useEffect(() => lookUpAtStart(), [])

  // As a mutation, so that no chunk's failure reloads the page meanwhile.
  const { mutateAsync } = useMutation({
    mutationFn: async (entered: { clientSeed: string; commitment: string }): Promise<Draw> => {
      const claim = { id: raffleId, ...entered }
      await intent.begin(claim)
      const { draw, own } = await intent.send((idempotencyKey) =>
        claimRafflePromotion(claim, { idempotencyKey }),
      )
      localStore.set(unseen, draw.id)
      queryClient.setQueryData(
        raffleQuery(raffleId, context).queryKey,
        (raffle) => raffle && { ...raffle, own },
      )
      return draw
    },
  })

  return {
    phase,
    /** Asks for a draw; does nothing while another is under way, however fast the presses come. */
    draw: async (entered: { clientSeed: string; commitment: string }): Promise<void> => {
      if (isUnderWay.current) return
      isUnderWay.current = true
      setPhase({ kind: 'asking' })
      try {
        setPhase({ kind: 'landing', draw: await mutateAsync(entered) })
      } catch (cause) {
        const error = cause instanceof GatewayError ? cause : new GatewayError('network', { cause })
        if (isUncertain(error)) await settle(error)
        else {
          setPhase({ kind: 'refused', error })
          refresh()
        }
      } finally {
        isUnderWay.current = false
      }
    },
    /** The animation has come to its end. */
    land: () => {
      if (phase.kind === 'landing') show(phase.draw, false)
    },
    resume: () => {
      setPhase({ kind: 'resuming' })
      lookUp()
    },
    /** Puts the result away. */
    close: () => setPhase({ kind: 'idle' }),
  }

  /** After a lost reply: shows what was drawn, or says that it is not known. */
  async function settle(error: GatewayError): Promise<void> {
    try {
      const draw = await findOwed()
      setPhase(draw ? { kind: 'landing', draw } : { kind: 'refused', error })
    } catch {
      setPhase({ kind: 'unknown', error })
    }
  }
}
