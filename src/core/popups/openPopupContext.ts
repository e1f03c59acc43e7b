import { createContext } from 'react'
import type { OpenPopup } from './popups.ts'

/** Asked before a popup closes; false keeps it open. */
export type BeforeClose = () => boolean | Promise<boolean>

interface Place {
  open: OpenPopup
  /** Adds a guard, until the returned function is called. */
  guard: (open: OpenPopup, guard: BeforeClose) => () => void
}

/** The popup that a component belongs to; null outside of popups. */
export const OpenPopupContext = createContext<Place | null>(null)
