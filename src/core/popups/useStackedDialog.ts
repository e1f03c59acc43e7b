import { useStore } from 'jotai'
import { useEffect, useEffectEvent, useId } from 'react'
import { dropPopupsAtom, openPopupsAtom, stackDialogAtom, type OpenPopup } from './popups.ts'

/**
 * Puts a dialog that is drawn elsewhere on the stack of popups while it is mounted. The back button
 * closes it, and popups that open by themselves do not cover it.
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
