import { msg } from '@lingui/core/macro'
import { useAtom, useSetAtom } from 'jotai'
import { Suspense, useEffect } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { useLocation, useNavigate } from 'react-router-dom'
import { lazyScreen, type LazyScreen } from '#core/navigation/lazyScreen.tsx'
import { normalizePath } from '#core/navigation/route.ts'
import { noticeAtom } from '#core/notices/notices.ts'
import { paths } from '#core/paths.ts'
import { popupAtom, type Popup, type PopupProps } from '#core/popups/popups.ts'

const POPUPS: Record<Popup['kind'], LazyScreen<PopupProps>> = {
  login: lazyScreen('auth', 'LoginPopup', () => import('#features/auth/LoginPopup.tsx')),
  register: lazyScreen('auth', 'RegisterPopup', () => import('#features/auth/RegisterPopup.tsx')),
  appDownload: lazyScreen('shell', 'AppDownloadPopup', () => import('./AppDownloadPopup.tsx')),
}

/** Popups that have an address of their own, over the home view (specification §2.1). */
const ROUTED: Record<string, Popup['kind']> = { '/login': 'login', '/register': 'register' }

/** Draws the open popup; its code loads when it opens. */
export function PopupHost() {
  const [opened, setOpened] = useAtom(popupAtom)
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const kind = opened?.kind ?? ROUTED[normalizePath(pathname)]
  if (!kind) return null
  const { Component } = POPUPS[kind]
  const close = () => {
    if (opened) setOpened(null)
    else void navigate(paths.home, { replace: true })
  }
  return (
    <ErrorBoundary key={kind} fallback={<PopupFailure onClose={close} />}>
      <Suspense fallback={null}>
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
