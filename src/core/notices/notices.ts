import type { MessageDescriptor } from '@lingui/core'
import { atom } from 'jotai'

/** A short message for the player; `app/shell/Toasts` shows the latest. */
export interface Notice {
  message: MessageDescriptor
  /** Tries again what the notice says did not work. */
  retry?: () => void
  /** Takes back what the notice tells of; offered for some seconds. */
  undo?: () => void
}

export const noticeAtom = atom<Notice | null>(null)
