import { atom } from 'jotai'
import { createContext } from 'react'
import type { LaunchTarget, OpenPopup } from './popups.ts'

/** Guard that is called before a popup closes; if it returns false, the popup stays open. */
export type BeforeClose = () => boolean | Promise<boolean>

interface Place {
  open: OpenPopup
  /**
   * Adds a guard function, which is called before the popup closes, until the returned function is
   * called.
   */
  guard: (open: OpenPopup, guard: BeforeClose) => () => void
}

/** The popup that a component belongs to; null outside of popups. */
export const OpenPopupContext = createContext<Place | null>(null)

/**
 * The game that runs in a popup, also after the player has picked another game there; null if none
 * does. The history entry stores it, so that the game goes on after a reload.
 */
export const playedGameAtom = atom<LaunchTarget | null>(null)
