import type { MessageDescriptor } from '@lingui/core'
import { atom } from 'jotai'
import type { OpenPopup } from './popups.ts'

/** A short message for the player; `app/shell/Toasts` shows the latest. */
export interface Notice {
  message: MessageDescriptor
  /** Tries again what the notice says did not work. */
  retry?: () => void
  /** Why it did not: a loss of the network is tried again once it is back. */
  cause?: unknown
  /** The popup that did not load: the notice is gone when it is opened again. */
  about?: OpenPopup['popup']['kind']
  /** Address of the page that shows what the notice tells of. */
  see?: string
  /** Takes back what the notice tells of; offered for some seconds. */
  undo?: () => void
}

export const noticeAtom = atom<Notice | null>(null)
