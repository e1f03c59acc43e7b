import { useStore } from 'jotai'
import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react'
import { isRoundShownAtom } from '#core/wallet/balanceInPlay.ts'
import { readRound, readRoundWord, type RoundSigns } from './rounds.ts'

type Heard = Pick<RoundSigns, 'word' | 'touched'>

const NOTHING: Heard = { word: null, touched: false }

export type Round = ReturnType<typeof useRound>

/**
 * Collects the facts about the round in the open game, which are read before an action would
 * interrupt the round.
 */
export function useRound() {
  const store = useStore()
  const heard = useRef(NOTHING)
  return {
    hear: (more: Partial<Heard>) => {
      heard.current = { ...heard.current, ...more }
    },
    /** Forgets what is known about the round, before another launch. */
    forget: () => {
      heard.current = NOTHING
    },
    read: (away: boolean) =>
      readRound({ ...heard.current, away, justPaid: store.get(isRoundShownAtom) }),
  }
}

/**
 * Watches a game in a frame: the messages in which it reports rounds, and whether the player
 * touches it. Messages count only if they come from the frame itself, at the launched origin.
 */
export function useRoundWatch(
  frame: RefObject<HTMLIFrameElement | null>,
  address: string,
  round: Round,
) {
  const hear = useEffectEvent(round.hear)
  const forget = useEffectEvent(round.forget)
  // In a layout effect, since a game may speak as soon as its frame is there.
  useLayoutEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    const launched = new URL(address).origin
    const receive = ({ origin, source, data }: MessageEvent<unknown>) => {
      if (origin !== launched || !source || source !== frame.current?.contentWindow) return
      const word = readRoundWord(data)
      if (word) hear({ word })
    }
    // The page cannot see touches in the frame; it sees only that the frame takes the focus.
    const blur = () => {
      if (document.activeElement === frame.current) hear({ touched: true })
    }
    window.addEventListener('message', receive, { signal })
    window.addEventListener('blur', blur, { signal })
    return () => {
      stop.abort()
      forget()
    }
  }, [frame, address])
}
