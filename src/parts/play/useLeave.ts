import { msg } from '@lingui/core/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useStore } from 'jotai'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { refreshPlayer, refreshTagged } from '#core/gateway/refresh.ts'
import { noticeAtom } from '#core/popups/notices.ts'
import { addLogoutTask } from '#core/session/logoutTasks.ts'
import { sessionAtom } from '#core/session/session.ts'
import { whenIdle } from '#lib/later.ts'
import type { Game } from './useGame.ts'

export type Leaving =
  | 'no'
  /** The game is closed, and its money is being moved back. */
  | 'returning'
  /** The game is closed, and its money could not be moved back yet. */
  | 'stuck'
  /** The game has closed itself: its money is back, and other games are offered. */
  | 'ended'

/** The player's actions that can interrupt an open round. */
export type Interruption = 'leave' | 'reload' | 'server' | 'another'

/** A question that the player must answer before a round is interrupted. */
export interface Question {
  interruption: Interruption
  /** Why the app asks: a round is open, that is unknown, or the game's own window is still open. */
  why: 'open' | 'unknown' | 'window'
  onYes: () => void
  onNo: (() => void) | undefined
}

const NOT_BACK = msg`We couldn’t move your balance back from the game. It’s safe, and we’ll move it back on your next visit.`

/**
 * Leaves a game: asks the player if a round is open, moves the money back, then refreshes queries
 * that the game may have changed.
 */
export function useLeave(
  {
    funds,
    stop,
    play,
    tab,
    round,
    isFramed,
  }: Pick<Game, 'funds' | 'stop' | 'play' | 'tab' | 'round' | 'isFramed'>,
  onLeft: () => void,
) {
  const store = useStore()
  const queryClient = useQueryClient()
  const [leaving, setLeaving] = useState<Leaving>('no')
  const [question, setQuestion] = useState<Question | null>(null)
  /**
   * The function to call once the money is back, even after a retry; a later request replaces an
   * earlier one.
   */
  const afterReturn = useRef(onLeft)

  const refresh = () => {
    refreshPlayer(queryClient)
    refreshTagged(queryClient, 'play')
  }
  const bringBack = async (after: () => void) => {
    afterReturn.current = after
    if (leaving === 'returning') return
    setQuestion(null)
    stop()
    if (funds.isAway()) {
      setLeaving('returning')
      try {
        await funds.takeBack()
      } catch {
        setLeaving('stuck')
        return
      }
    }
    afterReturn.current()
    // The refresh waits until the browser is idle, since fetching many queries at once would delay
    // the list that opens next.
    whenIdle(refresh)
  }

  const reasonToAsk = (): Question['why'] | null => {
    if (leaving !== 'no' || play.phase !== 'open') return null
    const away = funds.isAway()
    if (away && play.launched.ownWindow && tab && !tab.closed) return 'window'
    const now = round.read(away)
    return now === 'over' ? null : now
  }

  // Makes the browser ask the player, in its own words, before the page is closed or reloaded.
  const warn = useEffectEvent((event: Event) => {
    if (reasonToAsk() === 'open') event.preventDefault()
  })
  useEffect(() => {
    const hear = (event: Event) => warn(event)
    window.addEventListener('beforeunload', hear)
    return () => window.removeEventListener('beforeunload', hear)
  }, [])

  // If the game is removed without a question, for example by another popup or a link, its money is
  // moved back all the same.
  const abandon = useEffectEvent(() => {
    if (!funds.isAway()) return
    funds.abandon().then(refresh, () => {
      // If the player was logged out, another message already says why. The money is then moved
      // back after the next login.
      if (store.get(sessionAtom)) store.set(noticeAtom, { message: NOT_BACK })
    })
  })
  useEffect(() => abandon, [])

  const returnFunds = useEffectEvent(async () => {
    stop()
    if (!funds.isAway()) return
    setLeaving('returning')
    await funds.takeBack()
  })
  useEffect(() => addLogoutTask(returnFunds), [])

  return {
    leaving,
    /** Whether the game runs in its frame, so that it can be reloaded or given more money. */
    isRunning: isFramed && leaving === 'no',
    question,
    /**
     * Runs `onYes` at once, unless the action would interrupt a round: then the player is asked
     * first. While the money is being moved back, the player can only leave.
     */
    ask: (interruption: Interruption, onYes: () => void, onNo?: () => void) => {
      // While the money is moved back, another launch is not allowed: it would disturb what follows
      // once the money is back.
      if (leaving === 'returning' && interruption !== 'leave') return
      const why = reasonToAsk()
      if (!why) return onYes()
      setQuestion({ interruption, why, onYes, onNo })
    },
    answer: (yes: boolean) => {
      setQuestion(null)
      if (yes) question?.onYes()
      else question?.onNo?.()
    },
    leave: () => void bringBack(onLeft),
    /**
     * Must be called when the game has closed itself, without the player's press on the back
     * button.
     */
    end: () => {
      // A question that is still open counts as answered with no.
      question?.onNo?.()
      void bringBack(() => setLeaving('ended'))
    },
    retry: () => void bringBack(afterReturn.current),
    /** Forgets that the last game was left; to be called before another launch in its place. */
    goOn: () => setLeaving('no'),
    /**
     * Leaves before the money is back. The note about the money stays on the device, and the next
     * visit moves the money back.
     */
    leaveAnyway: onLeft,
  }
}
