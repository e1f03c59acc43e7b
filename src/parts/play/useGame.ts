import type { PlayTarget } from './lotteryTerms.ts'
import { useGameName } from './useGameName.ts'
import { usePlay } from './usePlay.ts'
import { useTab } from './useTab.ts'

export type Game = ReturnType<typeof useGame>

/**
 * Opens a game when it is first drawn, with all that its bar and its stage show.
 *
 * @param firstTab the empty window that the click opened
 */
export function useGame(first: PlayTarget, firstTab?: Window) {
  const playing = usePlay(first)
  const { play, target, reload, changeLine } = playing
  const launched = play.phase === 'open' ? play.launched : undefined
  const { name, vendor } = useGameName(target, launched)
  const [tab, setTab] = useTab(firstTab, name, play)
  const isFramed = launched && !launched.ownWindow
  return {
    ...playing,
    name,
    vendor,
    tab,
    setTab,
    /** What the bar can do with the game. */
    actions: {
      onReload: isFramed ? reload : undefined,
      onChangeLine: isFramed ? changeLine : undefined,
    },
  }
}
