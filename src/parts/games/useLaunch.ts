import { useQueryClient } from '@tanstack/react-query'
import { useStore } from 'jotai'
import { useNavigate } from 'react-router-dom'
import { pageContextAtom } from '#core/locale/pageContext.ts'
import {
  openPopupAtom,
  openPopupsAtom,
  type LaunchTarget,
  type Popup,
} from '#core/popups/popups.ts'
import { paths } from '#core/navigation/paths.ts'
import { STARTS_GAME } from '#core/navigation/startsGame.ts'
import { openWindow } from '#core/platform/openWindow.ts'
import { identityAtom } from '#core/session/session.ts'
import { drawCodeOf } from './categories.ts'
import { currentDevice } from './device.ts'
import { vendorsQuery } from './queries.ts'
import type { Game } from './schema.ts'

/**
 * Opens a game. Visitors log in first, unless they try the game with play money. Several clicks
 * open only one game. A lottery with draws opens on the page of its draws. Call the returned
 * function directly in the click handler: some vendors need a new window, which browsers allow only
 * there.
 */
export function useLaunch(): (target: LaunchTarget) => void {
  const store = useStore()
  const navigate = useNavigate()
  const wantsWindow = useWantsWindow()

  return (target) => {
    if (store.get(openPopupsAtom).some(({ popup }) => popup.kind === 'game')) return
    const drawCode = drawCodeOf(target)
    if (drawCode !== undefined) {
      return void navigate(paths.draws(drawCode), { state: STARTS_GAME })
    }
    const game: Popup = { kind: 'game', target }
    if (store.get(identityAtom) === 'visitor' && !target.trial) {
      store.set(openPopupAtom, { kind: 'login', after: game })
    } else {
      store.set(openPopupAtom, { ...game, tab: wantsWindow(target) ? openTab() : undefined })
    }
  }
}

/** Launch target of a game in a list. */
export const targetOf = (
  {
    id,
    vendor,
    code,
    type,
    name,
    icon,
  }: Pick<Game, 'id' | 'vendor' | 'code' | 'type' | 'name' | 'icon'>,
  trial = false,
): LaunchTarget => ({ nodeId: id, vendor, code, type, name, cover: icon, trial })

/**
 * Tells whether a game's vendor needs a window of its own for the game; false while the vendors
 * have not loaded.
 */
export function useWantsWindow() {
  const store = useStore()
  const queryClient = useQueryClient()
  return ({ vendor }: LaunchTarget) =>
    queryClient
      .getQueryData(vendorsQuery(store.get(pageContextAtom)).queryKey)
      ?.lanes.flatMap(({ vendors }) => vendors)
      .some(({ code, ownWindow }) => code === vendor && ownWindow[currentDevice()])
}

/** Opens an empty window without a link to this page; undefined if the browser refused. */
export const openTab = (): Window | undefined => openWindow('about:blank')
