import type { MessageDescriptor } from '@lingui/core'
import { atom } from 'jotai'
import type { OpenPopup } from './popups.ts'

/** A short message for the player; `app/shell/Toasts` shows the latest. */
export interface Notice {
  message: MessageDescriptor
  /** Repeats the action that failed; the notice shows a button for it. */
  retry?: () => void
  /**
   * The error that the notice reports. If the network was lost, the action is retried once the
   * network is back.
   */
  cause?: unknown
  /**
   * Kind of the popup that failed to load; the notice disappears when that popup is opened again.
   */
  about?: OpenPopup['popup']['kind']
  /** Address of the page with details of what the notice reports. */
  see?: string
  /** Undoes the action that the notice reports; the notice offers that for some seconds. */
  undo?: () => void
}

export const noticeAtom = atom<Notice | null>(null)
