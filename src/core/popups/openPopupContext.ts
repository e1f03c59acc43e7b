import { createContext } from 'react'
import type { OpenPopup } from './popups.ts'

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
