import { lazyScreen, type LazyScreen } from '#core/navigation/lazyScreen.tsx'
import type { PopupKind, PopupProps } from '#core/popups/popups.ts'

/** What draws each popup, by feature; its code and words load when it opens. */
export const POPUPS: { [Kind in PopupKind]: LazyScreen<PopupProps<Kind>> } = {
  // announcements
  notices: lazyScreen(
    'announcements',
    'NoticesPopup',
    () => import('#features/announcements/NoticesPopup.tsx'),
  ),
  // app-download
  appDownload: lazyScreen(
    'app-download',
    'AppDownloadPopup',
    () => import('#features/app-download/AppDownloadPopup.tsx'),
  ),
  // auth
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
  // chat
  chat: lazyScreen('chat', 'ChatPopup', () => import('#features/chat/ChatPopup.tsx')),
  // play
  game: lazyScreen('play', 'GamePopup', () => import('#features/play/GamePopup.tsx')),
  // the shell's own
  sideMenu: lazyScreen('shell', 'SideDrawer', () => import('#app/shell/SideDrawer.tsx')),
}

/**
 * Popups whose state is nowhere else: they stay drawn under a prompt. The others are forms, which
 * keep drafts, and lists; they are drawn anew when they are on top again.
 */
export const KEPT_UNDER_PROMPTS: ReadonlySet<string> = new Set<PopupKind>(['game', 'chat'])
