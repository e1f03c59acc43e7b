import { useAtom, useAtomValue, useSetAtom, useStore } from 'jotai'
import { Suspense, use, useEffect, useLayoutEffect, useMemo, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '#core/navigation/paths.ts'
import { OpenPopupContext } from '#core/popups/openPopupContext.ts'
import { closePopupAtom, guardPopup } from '#core/popups/closing.ts'
import { isPopup, openPopupAtom, popupKey, popupOf, type OpenPopup } from '#core/popups/popups.ts'
import { useOpenPopups } from '#core/popups/useOpenPopups.ts'
import { kickedOutAtom } from '#core/session/endSession.ts'
import { sessionAtom } from '#core/session/session.ts'
import { LoadingCover } from '#app/LoadingCover.tsx'
import { TopmostContext } from '#ui/topmost.ts'
import { PopupBoundary } from './PopupBoundary.tsx'
import { guideHistory } from './guideHistory.ts'
import { HistoryContext } from './PopupRouter.tsx'
import { KEPT_UNDER_PROMPTS, POPUPS } from '#app/popupScreens.ts'

/** A required password change is shown before all other popups, which wait until it is done. */
const DUE: OpenPopup = { key: 'due', popup: { kind: 'changePassword' } }
const KICKED_OUT: OpenPopup = { key: 'kickedOut', popup: { kind: 'kickedOut' } }
const stay = () => {}

interface Props {
  /**
   * Called with true once this component is mounted. It then stays mounted, since it manages the
   * browser's history for all popups.
   */
  onUp: (isUp: boolean) => void
}

/** Draws the open popups, or the popup that the address names. */
export function PopupStack({ onUp }: Props) {
  const store = useStore()
  const history = use(HistoryContext)
  useLayoutEffect(() => (history ? guideHistory(history, store) : undefined), [history, store])
  useEffect(() => onUp(true), [onUp])
  const stack = useOpenPopups()
  const session = useAtomValue(sessionAtom)
  const [kickedOut, setKickedOut] = useAtom(kickedOutAtom)
  const closePopup = useSetAtom(closePopupAtom)
  const routed = useRoutedPopup()
  const { key: locationKey } = useLocation()
  const navigate = useNavigate()
  if (kickedOut) {
    return <Place open={KICKED_OUT} topmost onClose={() => setKickedOut(null)} />
  }
  if (session?.passwordChange) return <Place open={DUE} topmost onClose={stay} />
  const all = routed ? [routed, ...stack] : stack
  const top = all.at(-1)
  return all
    .filter((open) => open === top || KEPT_UNDER_PROMPTS.has(open.popup.kind))
    .map((open) => (
      <Place
        key={open.key}
        open={open}
        topmost={open === top}
        // The address of a popup that failed to load can be opened again before the page has left
        // it; then only the key of the history entry is new.
        resetKey={open === routed ? locationKey : undefined}
        onClose={
          open === routed
            ? () => void navigate(paths.home, { replace: true })
            : () => closePopup(open)
        }
      />
    ))
}

/** Returns the popup that the address names; none for users who are logged in. */
function useRoutedPopup(): OpenPopup | undefined {
  const { pathname, search } = useLocation()
  const session = useAtomValue(sessionAtom)
  return useMemo(() => {
    const popup = session ? undefined : popupOf(pathname, search)
    return popup && { key: popupKey(popup), popup }
  }, [session, pathname, search])
}

interface PlaceProps {
  open: OpenPopup
  topmost: boolean
  /** After a failed load, the popup is drawn again when this value changes. */
  resetKey?: string | undefined
  onClose: () => void
}

function Place({ open, topmost, resetKey, onClose }: PlaceProps) {
  const openPopup = useSetAtom(openPopupAtom)
  const place = useMemo(() => ({ open, guard: guardPopup }), [open])
  const { popup } = open
  if (!isPopup(popup)) return null
  const { kind, ...payload } = popup
  const screen = POPUPS.get(kind)
  if (!screen) throw new Error(`No feature.ts names a popup ${kind}`)
  const isGame = kind === 'game'
  const content = (
    <Suspense fallback={isGame && <LoadingCover />}>
      <OpenPopupContext value={place}>
        <TopmostContext value={topmost}>
          <screen.Component {...payload} onClose={onClose} />
        </TopmostContext>
      </OpenPopupContext>
    </Suspense>
  )
  return (
    <PopupBoundary
      kind={kind}
      resetKeys={[resetKey]}
      onClose={onClose}
      onRetry={() => openPopup(popup)}
    >
      {isGame ? content : <WhenLoaded load={screen.load}>{content}</WhenLoaded>}
    </PopupBoundary>
  )
}

/**
 * Draws a popup once its code is there. Above the popup's own `Suspense`, which would draw nothing
 * first: React then waits 300 ms until it replaces that by the popup.
 */
function WhenLoaded({ load, children }: { load: () => Promise<unknown>; children: ReactNode }) {
  use(load())
  return children
}
