import { msg } from '@lingui/core/macro'
import { defineFeature } from '#core/navigation/feature.ts'

/** Getting in: players log in over the home view, agents on a page of their own. */
export default defineFeature({
  catalogues: ['auth', 'forms'],
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
