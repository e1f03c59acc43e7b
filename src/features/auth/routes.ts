import { msg } from '@lingui/core/macro'
import { lazyScreen } from '#core/navigation/lazyScreen.tsx'
import type { AppRoute } from '#core/navigation/route.ts'

/** The agents' way in; players log in over the home view. */
export const authRoutes: readonly AppRoute[] = [
  {
    paths: ['/agent'],
    title: msg`Agent login`,
    layout: 'agent',
    access: 'visitor',
    feature: 'agents',
    screen: lazyScreen(
      'auth',
      'AgentLoginScreen',
      () => import('./agent-login/AgentLoginScreen.tsx'),
    ),
  },
]
