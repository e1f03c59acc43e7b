import { useNavigate } from 'react-router-dom'
import { paths } from '#core/paths.ts'
import type { LaunchTarget } from '#core/popups/popups.ts'
import { drawCodeOf } from '#parts/games/categories.ts'
import type { Game as ListedGame } from '#parts/games/schema.ts'
import { openTab, useWantsWindow } from '#parts/games/useLaunch.ts'
import type { Game } from './useGame.ts'
import type { useLeave } from './useLeave.ts'

/**
 * Opens another game in place of the one that is open, after the question if a round is open. Call it
 * in the click itself, as `useLaunch`.
 */
export function usePick(
  game: Game,
  { ask, goOn }: Pick<ReturnType<typeof useLeave>, 'ask' | 'goOn'>,
) {
  const navigate = useNavigate()
  const wantsWindow = useWantsWindow()
  const open = (target: LaunchTarget) =>
    ask('another', () => {
      game.setTab(wantsWindow(target) ? openTab() : undefined)
      goOn()
      game.pick(target)
    })
  return {
    open,
    pick: ({ id, code, vendor, type, name, icon }: ListedGame, trial: boolean) => {
      const target = { nodeId: id, code, vendor, type, trial, name, cover: icon }
      const draws = drawCodeOf(target)
      // The page of its draws; what guards this game is asked on the way.
      if (draws !== undefined) void navigate(paths.draws(draws))
      else open(target)
    },
  }
}
