import { msg } from '@lingui/core/macro'
import { defineFeature } from '#core/navigation/feature.ts'

/** Getting in: players log in over the home view, agents on a page of their own. */
export default defineFeature({
  catalogues: ['auth', 'forms'],
  popups: {
    login: async () => (await import('./login/LoginPopup.tsx')).LoginPopup,
    register: async () => (await import('./register/RegisterPopup.tsx')).RegisterPopup,
    forgotPassword: async () =>
      (await import('./recovery/ForgotPasswordPopup.tsx')).ForgotPasswordPopup,
    changePassword: async () =>
      (await import('./password/ChangePasswordPopup.tsx')).ChangePasswordPopup,
    logout: async () => (await import('./session/LogoutPopup.tsx')).LogoutPopup,
    kickedOut: async () => (await import('./session/KickedOutPopup.tsx')).KickedOutPopup,
    trueAccountNeeded: async () =>
      (await import('./session/TrueAccountPopup.tsx')).TrueAccountPopup,
  },
  routes: [
    {
      paths: ['/agent'],
      title: msg`Agent login`,
      layout: 'agent',
      access: 'visitor',
      indexable: true,
      flag: 'agents',
      screen: async () => (await import('./agent-login/AgentLoginScreen.tsx')).AgentLoginScreen,
    },
  ],
  chunks: { 'agent-login/AgentLoginScreen.tsx': 'agents' },
})
