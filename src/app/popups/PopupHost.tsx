import { useAtomValue, useStore } from 'jotai'
import { Suspense, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { popupStack } from '#app/shellParts.ts'
import { paths } from '#core/navigation/paths.ts'
import { dropPopupsAtom, isPopup, openPopupAtom, popupOf } from '#core/popups/popups.ts'
import { useOpenPopups } from '#core/popups/useOpenPopups.ts'
import { kickedOutAtom } from '#core/session/endSession.ts'
import { sessionAtom } from '#core/session/session.ts'
import { whenIdle } from '#lib/later.ts'
import { PopupBoundary } from './PopupBoundary.tsx'
import { isPopupEntry } from '#core/popups/popupEntry.ts'

/** Draws the popups; the code for that loads when the first popup opens. */
export function PopupHost() {
  const store = useStore()
  const top = useOpenPopups().at(-1)
  const session = useAtomValue(sessionAtom)
  const kickedOut = useAtomValue(kickedOutAtom)
  const { key, pathname, search } = useLocation()
  const navigate = useNavigate()
  const [isUp, setIsUp] = useState(false)
  const [tries, setTries] = useState(0)
  // Whether the page was loaded on the popup history entry of a page (`popupEntry.ts`), as after a
  // reload with an open popup.
  const [beganOnPopupEntry] = useState(isPopupEntry)
  // Loads the code that draws popups in advance, so that the first popup waits only for its own
  // code and words.
  useEffect(() => whenIdle(() => void popupStack.prefetch()), [])
  const routed = session ? undefined : popupOf(pathname, search)
  // Whether the address opens the search or a game.
  const sought = /[?&](search|q|game)=/.test(search)
  const popup = top?.popup ?? routed
  const isNeeded =
    popup || sought || session?.passwordChange || kickedOut || beganOnPopupEntry || isUp
  return (
    <PopupBoundary
      kind={popup?.kind ?? (sought ? 'search' : undefined)}
      // The address of a popup that failed to load can be opened again before the page has left it.
      resetKeys={[top, tries, routed && key]}
      onClose={() => {
        store.set(dropPopupsAtom, () => true)
        if (routed) void navigate(paths.home, { replace: true })
      }}
      onRetry={() => {
        setTries(tries + 1)
        if (popup && isPopup(popup)) store.set(openPopupAtom, popup)
      }}
    >
      {/* Mounted before the first popup, so that React waits for its code without a fallback. */}
      <Suspense fallback={null}>{isNeeded && <popupStack.Component onUp={setIsUp} />}</Suspense>
    </PopupBoundary>
  )
}
