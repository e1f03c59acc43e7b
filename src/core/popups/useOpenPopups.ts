import { useStore } from 'jotai'
import { startTransition, useEffect, useState } from 'react'
import { openPopupsAtom, type OpenPopup } from './popups.ts'

/**
 * The popups over the page, the topmost last, for the components that draw them. The list changes
 * in a React transition, so that the browser responds to the press before it draws the popup. The
 * transition is started here: around the write to the store it would have no effect, since the
 * store notifies its listeners after the write.
 */
export function useOpenPopups(): readonly OpenPopup[] {
  const store = useStore()
  const [open, setOpen] = useState(() => store.get(openPopupsAtom))
  useEffect(() => {
    const follow = () => startTransition(() => setOpen(store.get(openPopupsAtom)))
    follow()
    return store.sub(openPopupsAtom, follow)
  }, [store])
  return open
}
