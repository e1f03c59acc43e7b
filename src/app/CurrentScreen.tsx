import { useLingui } from '@lingui/react'
import { useAtomValue, useSetAtom } from 'jotai'
import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { useLocation, useNavigationType } from 'react-router-dom'
import type { FeatureStatus } from '#core/brand/precedence.ts'
import type { AppRoute } from '#core/navigation/route.ts'
import { useIsWide } from '#core/platform/useIsWide.ts'
import { noticeAtom } from '#core/popups/notices.ts'
import { paths } from '#core/navigation/paths.ts'
import { openPopupAtom, popupOf } from '#core/popups/popups.ts'
import { afterLogin } from '#core/navigation/afterLogin.ts'
import { NOT_LOGGED_IN } from '#core/gateway/messages.ts'
import { identityAtom, isOfficeAgentAtom, type Identity } from '#core/session/session.ts'
import { useFeatureStatus } from '#core/system/permission.tsx'
import { Redirect } from '#core/navigation/Redirect.tsx'
import { NotFoundScreen } from './shellParts.ts'
import { LoadingCover } from './LoadingCover.tsx'
import { PageFailure } from '#parts/failures/PageFailure.tsx'
import { ScrollMemory } from './ScrollMemory.tsx'

/** Draws the route's screen, or redirects users who may not see it (docs/product.md §2.1). */
export function CurrentScreen({ route }: { route: AppRoute | undefined }) {
  const { pathname, search, hash } = useLocation()
  const address = pathname + search + hash
  const identity = useAtomValue(identityAtom)
  const isOfficeAgent = useAtomValue(isOfficeAgentAtom)
  const { i18n } = useLingui()
  const cameAsVisitor = useWho(pathname) === 'visitor'
  const status = useFeatureStatus()
  const hasFlag = (asked: FeatureStatus) => route?.flags.some((flag) => status(flag) === asked)
  const id = route?.paths[0]
  if (!route) return <NotThere />
  if (isOfficeAgent && route.layout !== 'agent') return <Redirect to={paths.agentHome()} />
  // Before the guards, or a visitor would log in for a page that is not there.
  if (hasFlag('off')) return <NotThere />
  const popup = popupOf(pathname, search)
  if (identity !== 'visitor' && popup) {
    const { go } = afterLogin('login', 'member', popup, pathname)
    return <Redirect to={go ?? paths.home} />
  }
  const refuse = (to: string) =>
    hasFlag('loading') ? <LoadingCover /> : <Refused to={to} isTold={cameAsVisitor} />
  if (route.access === 'agent' && identity !== 'agent') return refuse(paths.agent(address))
  if (route.access === 'member' && identity === 'visitor') return refuse(paths.login(address))
  if (identity === 'trial' && needsRealAccount(route, hash)) return <TrialRefused from={address} />
  const { Component } = route.screen
  return (
    <ErrorBoundary key={id} FallbackComponent={PageFailure}>
      <ScrollMemory />
      <Suspense fallback={<LoadingCover />}>
        <StartAtTop layout={route.layout} />
        <Component title={route.title ? i18n._(route.title) : ''} />
      </Suspense>
    </ErrorBoundary>
  )
}

/**
 * Whether a route refuses trial players at this hash. The first part of the hash names a page
 * within the route's page, and some of these pages admit trial players.
 */
const needsRealAccount = ({ realAccount = false, places }: AppRoute, hash: string): boolean =>
  realAccount && !places?.[hash.slice(1).split('/')[0]!]?.trials

/**
 * Returns who the user was on arrival at this page. If the session ends while the page is open,
 * this component does not redirect, since another component shows the reason.
 */
function useWho(pathname: string): Identity {
  const identity = useAtomValue(identityAtom)
  const [arrival, setArrival] = useState({ pathname, identity })
  if (arrival.pathname !== pathname) setArrival({ pathname, identity })
  return arrival.pathname === pathname ? arrival.identity : identity
}

/**
 * Redirects a user who may not see the page to a login or another center. With `isTold`, a notice
 * says that a login is needed.
 */
function Refused({ to, isTold }: { to: string; isTold: boolean }) {
  const notify = useSetAtom(noticeAtom)
  useEffect(() => {
    if (isTold) notify({ message: NOT_LOGGED_IN })
  }, [isTold, notify])
  return <Redirect to={to} />
}

/**
 * Redirects a trial player to home, and opens the popup that invites to register. With an account of
 * their own, the player gets to the page at last.
 */
function TrialRefused({ from }: { from: string }) {
  const setPopup = useSetAtom(openPopupAtom)
  useEffect(() => setPopup({ kind: 'trueAccountNeeded', returnTo: from }), [setPopup, from])
  return <Redirect to={paths.home} />
}

/**
 * After a forward navigation, scrolls to the top of the new screen, or to the element that its
 * address names (docs/product.md §2.1); `ScrollMemory` restores the positions of earlier pages. The
 * scroll position stays if the address opens a popup, and for navigations with `IN_PLACE`. On wide
 * screens it also stays in the agent center, where a member's page is drawn over the list.
 */
function StartAtTop({ layout }: Pick<AppRoute, 'layout'>) {
  const type = useNavigationType()
  const isWide = useIsWide()
  const keepsLists = useEffectEvent(() => isWide && layout === 'agent')
  const location = useLocation()
  const [arrival] = useState(type)
  const before = useRef<string[]>([])
  useEffect(() => {
    if (arrival !== 'POP') scrollTo(0, 0)
  }, [arrival])
  useEffect(() => {
    const { pathname, hash } = location
    const [path, place] = before.current
    before.current = [pathname, hash]
    if (type === 'POP' || popupOf(pathname) || location.state?.keepsScroll) return
    const isPush = type === 'PUSH'
    const element = isPush && document.getElementById(hash.slice(1))
    if (element) element.scrollIntoView()
    // A change of the query alone, such as a filter, keeps the scroll position.
    else if (path === pathname ? (hash !== place && !keepsLists()) || (isPush && !hash) : isPush)
      scrollTo(0, 0)
  }, [type, location])
  return null
}

/** The page of an address that leads nowhere, or whose feature is off. */
const NotThere = () => (
  <Suspense fallback={<LoadingCover />}>
    <NotFoundScreen />
  </Suspense>
)
