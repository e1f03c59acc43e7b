import { msg } from '@lingui/core/macro'
import { defineFeature } from '#core/navigation/feature.ts'
import { lazyScreen } from '#core/navigation/lazyScreen.ts'

/** Getting in: players log in over the home view, agents on a page of their own. */
export default defineFeature({
  popups: {
    login: lazyScreen('LoginPopup', () => import('./login/LoginPopup.tsx')),
    register: lazyScreen('RegisterPopup', () => import('./register/RegisterPopup.tsx')),
    forgotPassword: lazyScreen(
      'ForgotPasswordPopup',
      () => import('./recovery/ForgotPasswordPopup.tsx'),
    ),
    changePassword: lazyScreen(
      'ChangePasswordPopup',
      () => import('./password/ChangePasswordPopup.tsx'),
    ),
    logout: lazyScreen('LogoutPopup', () => import('./session/LogoutPopup.tsx')),
    kickedOut: lazyScreen('KickedOutPopup', () => import('./session/KickedOutPopup.tsx')),
    trueAccountNeeded: lazyScreen(
      'TrueAccountPopup',
      () => import('./session/TrueAccountPopup.tsx'),
    ),
  },
  routes: [
    {
      paths: ['/agent'],
      title: msg`Agent login`,
      layout: 'agent',
      access: 'visitor',
      indexable: true,
      flag: 'agents',
      screen: lazyScreen('AgentLoginScreen', () => import('./agent-login/AgentLoginScreen.tsx')),
    },
  ],
  chunks: { 'agent-login/AgentLoginScreen.tsx': 'agents' },
})
