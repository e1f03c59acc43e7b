import { useNavigate } from 'react-router-dom'
import { paths } from '#core/navigation/paths.ts'
import { STARTS_GAME } from '#core/navigation/startsGame.ts'
import type { LaunchTarget } from '#core/popups/popups.ts'
import { drawCodeOf } from '#parts/games/categories.ts'
import type { Game as ListedGame } from '#parts/games/schema.ts'
import { openTab, targetOf, useWantsWindow } from '#parts/games/useLaunch.ts'
import type { Game } from './useGame.ts'
import type { useLeave } from './useLeave.ts'

/**
 * Opens another game in place of the open one; asks first if a round is open. Call it directly in
 * the click handler, like `useLaunch`.
 *
 * @param isInline whether the game is part of a page, where nothing else asks before a navigation
 */
export function usePick(
  game: Game,
  { ask, goOn }: Pick<ReturnType<typeof useLeave>, 'ask' | 'goOn'>,
  isInline = false,
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
    pick: (picked: ListedGame, trial: boolean) => {
      const target = targetOf(picked, trial)
      const draws = drawCodeOf(target)
      if (draws === undefined) return open(target)
      const goThere = () => void navigate(paths.draws(draws), { state: STARTS_GAME })
      // Only a game within a page asks here: a game in a popup has a guard that asks the player
      // before the navigation.
      if (isInline) ask('leave', goThere)
      else goThere()
    },
  }
}
