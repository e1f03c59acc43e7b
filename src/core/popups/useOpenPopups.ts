import { useStore } from 'jotai'
import { startTransition, useEffect, useState } from 'react'
import { openPopupsAtom, type OpenPopup } from './popups.ts'

/**
 * What is open over the page, the topmost last, for those who draw it: as a transition, so that the
 * press that opens or closes a popup is answered before the popup is drawn. The store tells its
 * listeners of a change only after the outermost write, so a transition within that would have ended.
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
