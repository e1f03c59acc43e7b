import { useQueryClient } from '@tanstack/react-query'
import { atom, useStore } from 'jotai'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useBrand } from '#core/brand/brand.ts'
import { GatewayError } from '#core/contract/error.ts'
import { pageContextAtom } from '#core/locale/pageContext.ts'
import { replacePopupAtom } from '#core/popups/popups.ts'
import { identityAtom, sessionAtom } from '#core/session/session.ts'
import { usePermission } from '#core/system/permission.tsx'
import { mark } from '#core/platform/mark.ts'
import { useFreePlay } from './free/useFreePlay.ts'
import { currentDevice } from '#parts/games/device.ts'
import type { GameType } from '#parts/games/schema.ts'
import { vendorsQuery } from '#parts/games/queries.ts'
import { matchesOrigin } from '#lib/urls.ts'
import { launchGame, launchGameSocial } from './api.ts'
import { gameAddress } from './frameRules.ts'
import { lotteryTerms, type PlayTarget } from './lotteryTerms.ts'
import { NOT_LOGGED_IN, REFUSED_ADDRESS, type PlayFault } from './messages.ts'
import type { Launched } from './schema.ts'
import { useVendorFunds } from './useVendorFunds.ts'

interface Attempt {
  target: PlayTarget
  /** Index of the launch CDN from which the game is launched. */
  line: number
  round: number
  /** Whether this launch follows the player's press on “Another server”. */
  isSwitch: boolean
}

/**
 * Index of the launch CDN that the player chose last; the next game is opened from the same one.
 */
const lineAtom = atom(0)

/** The launch CDNs among which a player can choose; the page calls them servers. */
export interface Servers {
  /** Number of the current server, counted from 1. */
  current: number
  count: number
  /** Number of the server to which the button “another server” switches. */
  next: number
}

export type Play =
  | { phase: 'opening' }
  | { phase: 'refused'; fault: PlayFault }
  /**
   * The game is open. `round` is the number of the launch, since each launch address can be opened
   * only once.
   */
  | { phase: 'open'; launched: Launched; address: string; round: number }

/**
 * Opens a game at the first render. A visitor who tries the game gets a trial session. If the
 * vendor has a wallet of its own, money is moved there. Then the game is launched (docs/product.md
 * §4.11).
 */
export function usePlay(first: PlayTarget) {
  const brand = useBrand()
  const store = useStore()
  const queryClient = useQueryClient()
  const startFreePlay = useFreePlay()
  const funds = useVendorFunds()
  const lines = useLines()
  const [play, setPlay] = useState<Play>({ phase: 'opening' })
  const [attempt, setAttempt] = useState<Attempt>(() => ({
    target: first,
    round: 0,
    line: store.get(lineAtom),
    isSwitch: false,
  }))
  const opening = useRef<AbortController>(null)

  /**
   * Fetches the vendors by category, unless they were fetched since this page was loaded: the list
   * that the tab stored before may be out of date.
   */
  const askLanes = async () => {
    const asked = vendorsQuery(store.get(pageContextAtom))
    return (await queryClient.fetchQuery({ ...asked, staleTime: performance.now() })).lanes
  }

  const open = useEffectEvent(
    async ({ target, line, round }: Attempt, signal: AbortSignal): Promise<Play> => {
      let step: PlayFault['step'] = 'freePlay'
      let trial = false
      try {
        if (store.get(identityAtom) === 'visitor') {
          if (!target.trial) {
            store.set(replacePopupAtom, { kind: 'login', after: { kind: 'game', target } })
            throw new GatewayError(NOT_LOGGED_IN)
          }
          await startFreePlay(signal)
        }
        trial = target.trial === true || store.get(identityAtom) === 'trial'
        const { vendor } = target
        step = 'launch'
        // The lottery terms are loaded before any money moves, since that may fail.
        const lottery = await lotteryTerms(target, askLanes, brand.lotteryType)
        signal.throwIfAborted()
        step = 'funds'
        if (!trial && vendor) await funds.bring(vendor, signal)
        step = 'launch'
        const social = store.get(sessionAtom)?.social
        const launched = await (social ? launchGameSocial : launchGame)(
          {
            nodeId: target.nodeId,
            vassalage: vendor,
            gameType: target.type as GameType | undefined,
            roomId: target.roomId,
            trial,
            device: currentDevice(),
            backUrl: new URL('/game-return.html', window.location.origin).href,
            launchCdn: lines[line % lines.length],
            lottery,
          },
          { signal },
        )
        const own = [window.location.origin, brand.gateway || window.location.origin]
        const address = gameAddress(launched.url, brand.origins.games, own)
        if (!address) throw new GatewayError(REFUSED_ADDRESS)
        step = 'funds'
        // For a banner, which names only a game id, the vendor is known only from the reply to the
        // launch. So the money is moved after the launch.
        if (!trial && !vendor) await funds.bring(launched.vendor, signal)
        return { phase: 'open', launched, address: address.href, round }
      } catch (cause) {
        const error = cause instanceof GatewayError ? cause : new GatewayError('network', { cause })
        return { phase: 'refused', fault: { step, error, trial } }
      }
    },
  )

  useEffect(() => {
    const current = new AbortController()
    opening.current = current
    void open(attempt, current.signal).then((next) => {
      if (current.signal.aborted) return
      if (next.phase === 'open') mark('funnel', { step: 'game launched' })
      setPlay(next)
    })
    return () => current.abort()
  }, [attempt])

  const again = (change: Partial<Pick<Attempt, 'target' | 'line' | 'isSwitch'>>) => {
    setPlay({ phase: 'opening' })
    setAttempt((last) => ({ ...last, isSwitch: false, ...change, round: last.round + 1 }))
  }
  const line = lineOf(attempt, lines, play)
  const switchServer = () => {
    const next = (line + 1) % lines.length
    store.set(lineAtom, next)
    again({ line: next, isSwitch: true })
  }
  const servers: Servers | undefined =
    lines.length > 1
      ? { current: line + 1, count: lines.length, next: ((line + 1) % lines.length) + 1 }
      : undefined
  return {
    play,
    target: attempt.target,
    funds,
    /** Stops the opening of the game: ignores pending replies and moves no more money. */
    stop: () => opening.current?.abort(),
    /** Launches the game again, since a launch address works once. */
    reload: () => again({}),
    /** Servers from which the player can choose; undefined if there is only one. */
    servers,
    /** Launches the game again, from the next launch CDN. */
    switchServer,
    /** Whether this launch is a switch to another server. */
    isSwitch: attempt.isSwitch,
    /** Opens another game in place of this one. */
    pick: (target: PlayTarget) => again({ target }),
  }
}

/**
 * Finds the server from which the game was opened, since a gateway may answer with another launch
 * CDN than the requested one.
 */
function lineOf({ line }: Attempt, lines: readonly (string | undefined)[], play: Play): number {
  const asked = line % lines.length
  if (play.phase !== 'open') return asked
  const answered = lines.indexOf(new URL(play.address).origin)
  return answered < 0 ? asked : answered
}

/** Returns the launch CDNs that the gateway offers and the brand allows. */
function useLines(): readonly (string | undefined)[] {
  const { origins } = useBrand()
  const { data } = usePermission()
  const offered = data?.info.whitelabel.gameLaunchCdns ?? []
  const allowed = offered.filter((origin) => matchesOrigin(origin, origins.games))
  return allowed.length > 0 ? allowed : [undefined]
}
