import { msg } from '@lingui/core/macro'
import { defineFeature } from '#core/navigation/feature.ts'

export default defineFeature({
  flag: 'agents',
  routes: [
    {
      paths: ['/agentHome'],
      title: msg`Agent center`,
      layout: 'agent',
      access: 'agent',
      indexable: false,
      screen: async () =>
        (await import('#parts/coming-soon/ComingSoonScreen.tsx')).ComingSoonScreen,
    },
  ],
})
