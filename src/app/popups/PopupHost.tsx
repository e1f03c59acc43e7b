import { msg } from '@lingui/core/macro'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { Suspense, useEffect } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { useLocation, useNavigate } from 'react-router-dom'
import { lazyScreen, type LazyScreen } from '#core/navigation/lazyScreen.tsx'
import { noticeAtom } from '#core/notices/notices.ts'
import { paths } from '#core/paths.ts'
import { sessionAtom } from '#core/session/session.ts'
import { LoadingCover } from '#app/shell/LoadingCover.tsx'
import { popupAtom, popupOf, type Popup, type PopupProps } from '#core/popups/popups.ts'

const POPUPS: Record<Popup['kind'], LazyScreen<PopupProps>> = {
  login: lazyScreen(
    ['auth', 'forms'],
    'LoginPopup',
    () => import('#features/auth/login/LoginPopup.tsx'),
  ),
  register: lazyScreen(
    ['auth', 'forms'],
    'RegisterPopup',
    () => import('#features/auth/register/RegisterPopup.tsx'),
  ),
  forgotPassword: lazyScreen(
    ['auth', 'forms'],
    'ForgotPasswordPopup',
    () => import('#features/auth/recovery/ForgotPasswordPopup.tsx'),
  ),
  changePassword: lazyScreen(
    ['auth', 'forms'],
    'ChangePasswordPopup',
    () => import('#features/auth/password/ChangePasswordPopup.tsx'),
  ),
  logout: lazyScreen('auth', 'LogoutPopup', () => import('#features/auth/session/LogoutPopup.tsx')),
  trueAccountNeeded: lazyScreen(
    ['auth', 'forms'],
    'TrueAccountPopup',
    () => import('#features/auth/session/TrueAccountPopup.tsx'),
  ),
  game: lazyScreen('play', 'GamePopup', () => import('#features/play/GamePopup.tsx')),
  notices: lazyScreen(
    'announcements',
    'NoticesPopup',
    () => import('#features/announcements/NoticesPopup.tsx'),
  ),
  chat: lazyScreen('chat', 'ChatPopup', () => import('#features/chat/ChatPopup.tsx')),
  appDownload: lazyScreen(
    'app-download',
    'AppDownloadPopup',
    () => import('#features/app-download/AppDownloadPopup.tsx'),
  ),
}

/** Draws the open popup; its code loads when it opens. */
export function PopupHost() {
  const [opened, setOpened] = useAtom(popupAtom)
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const session = useAtomValue(sessionAtom)
  const routed = session ? undefined : popupOf(pathname)
  // A password that must change comes before everything else, which waits until that is done.
  const due = Boolean(session?.passwordChange)
  const kind = due ? 'changePassword' : (opened?.kind ?? routed)
  if (!kind) return null
  const { Component } = POPUPS[kind]
  const close = () => {
    if (due) return
    if (opened) setOpened(null)
    else void navigate(paths.home, { replace: true })
  }
  return (
    <ErrorBoundary key={kind} fallback={<PopupFailure onClose={close} />}>
      <Suspense fallback={kind === 'game' && <LoadingCover />}>
        <Component onClose={close} />
      </Suspense>
    </ErrorBoundary>
  )
}

/** What a player opened did not come: the page behind it stays, and says so. */
export function PopupFailure({ onClose }: PopupProps) {
  const setNotice = useSetAtom(noticeAtom)
  useEffect(() => {
    setNotice({ message: msg`This part didn’t load. Check your network and try again.` })
    onClose()
  }, [setNotice, onClose])
  return null
}
