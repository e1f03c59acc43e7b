import { msg } from '@lingui/core/macro'
import { defineFeature } from '#core/navigation/feature.ts'
import { lazyScreen } from '#core/navigation/lazyScreen.ts'
import { AGENT_PAGES } from '#core/navigation/paths.ts'

export default defineFeature({
  flag: 'agents',
  shell: ['agentParts.tsx'],
  popups: {
    contract: lazyScreen('ContractPopup', () => import('./contracts/ContractPopup.tsx')),
  },
  routes: [
    {
      paths: ['/agentHome'],
      title: msg`Agent center`,
      layout: 'agent',
      access: 'agent',
      indexable: false,
      offered: ['accountMenu'],
      places: AGENT_PAGES,
      screen: lazyScreen('AgentScreen', () => import('./center/AgentScreen.tsx')),
    },
  ],
})
