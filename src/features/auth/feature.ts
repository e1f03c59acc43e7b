import { msg } from '@lingui/core/macro'
import { defineFeature } from '#core/navigation/feature.ts'
import { lazyParts, lazyScreen } from '#core/navigation/lazyScreen.ts'

const sessionPopup = lazyParts(() => import('./session/sessionPopups.tsx'))
const passwordPopup = lazyParts(() => import('./password/passwordPopups.tsx'))

/** Login and registration: players log in over the home page, agents on their own page. */
export default defineFeature({
  popups: {
    login: lazyScreen('LoginPopup', () => import('./login/LoginPopup.tsx')),
    register: lazyScreen('RegisterPopup', () => import('./register/RegisterPopup.tsx')),
    forgotPassword: passwordPopup('ForgotPasswordPopup'),
    changePassword: passwordPopup('ChangePasswordPopup'),
    logout: sessionPopup('LogoutPopup'),
    kickedOut: sessionPopup('KickedOutPopup'),
    trueAccountNeeded: sessionPopup('TrueAccountPopup'),
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
