import type { PlayTarget } from './lotteryTerms.ts'
import { useGameName } from './useGameName.ts'
import { usePlay } from './usePlay.ts'
import { useRound } from './useRound.ts'
import { useTab } from './useTab.ts'

export type Game = ReturnType<typeof useGame>

/**
 * Opens a game at the first render, and returns what the game's bar and area show.
 *
 * @param firstTab the empty window that the click opened
 */
export function useGame(first: PlayTarget, firstTab?: Window) {
  const playing = usePlay(first)
  const round = useRound()
  const { play, target } = playing
  const launched = play.phase === 'open' ? play.launched : undefined
  const { name, vendor, type } = useGameName(target, launched)
  const [tab, setTab] = useTab(firstTab, name, play)
  return {
    ...playing,
    round,
    name,
    vendor,
    type,
    tab,
    setTab,
    /** Whether the game runs in a frame, not in a window of its own. */
    isFramed: launched !== undefined && !launched.ownWindow,
    /** The gateway's id of the game; missing for a vendor's lobby. */
    gameId: launched ? launched.game : target.nodeId,
    vendorCode: target.vendor ?? launched?.vendor,
  }
}
