import { useStore } from 'jotai'
import { useEffect, useEffectEvent, useId } from 'react'
import { dropPopupsAtom, openPopupsAtom, stackDialogAtom, type OpenPopup } from './popups.ts'

/**
 * Puts a dialog that another component draws on the stack of popups, as long as it is mounted. Then
 * the back button closes the dialog, and popups that open by themselves do not cover it.
 */
export function useStackedDialog(kind: 'page' | 'announcements', onClose: () => void): void {
  const store = useStore()
  const key = useId()
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const open: OpenPopup = { key, popup: { kind } }
    store.set(stackDialogAtom, open)
    const stop = store.sub(openPopupsAtom, () => {
      if (!store.get(openPopupsAtom).includes(open)) close()
    })
    return () => {
      stop()
      store.set(dropPopupsAtom, (one) => one === open)
    }
  }, [store, key, kind])
}
