import { useSetAtom } from 'jotai'
import { popupAtom } from '#core/popups/popups.ts'

export interface LaunchTarget {
  vendor: string
  /** Missing where the vendor has a lobby of its own. */
  nodeId?: string
}

/** Opens a game. Nobody can be logged in yet, so everyone is asked to log in first. */
export function useLaunch(): (target: LaunchTarget) => void {
  const openPopup = useSetAtom(popupAtom)
  return () => openPopup({ kind: 'login' })
}
