import { useStore } from 'jotai'
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { isRoundShownAtom } from '#core/wallet/balanceInPlay.ts'
import { readRound, readRoundWord, type RoundSigns } from './rounds.ts'

type Heard = Pick<RoundSigns, 'word' | 'touched'>

const NOTHING: Heard = { word: null, touched: false }

export type Round = ReturnType<typeof useRound>

/** What is known of the round in the game that is open; read when it is to be interrupted. */
export function useRound() {
  const store = useStore()
  const heard = useRef(NOTHING)
  return {
    hear: (more: Partial<Heard>) => {
      heard.current = { ...heard.current, ...more }
    },
    /** Resets the signs of the round before another launch. */
    forget: () => {
      heard.current = NOTHING
    },
    read: (away: boolean) =>
      readRound({ ...heard.current, away, justPaid: store.get(isRoundShownAtom) }),
  }
}

/**
 * Listens to the game in a frame: what it says of its rounds, and whether the player touches it.
 * Only the frame itself, at the origin that was launched, is heard.
 */
export function useRoundWatch(
  frame: RefObject<HTMLIFrameElement | null>,
  address: string,
  round: Round,
) {
  const hear = useEffectEvent(round.hear)
  const forget = useEffectEvent(round.forget)
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    const launched = new URL(address).origin
    const receive = ({ origin, source, data }: MessageEvent<unknown>) => {
      if (origin !== launched || !source || source !== frame.current?.contentWindow) return
      const word = readRoundWord(data)
      if (word) hear({ word })
    }
    // That its frame takes the focus is all that this page sees of a touch.
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
