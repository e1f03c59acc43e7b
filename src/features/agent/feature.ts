import { msg } from '@lingui/core/macro'
import { defineFeature, type RoutePlace } from '#core/navigation/feature.ts'
import { lazyScreen } from '#core/navigation/lazyScreen.ts'
import type { AgentPage } from '#core/navigation/paths.ts'

/** Its pages (`center/pages.ts`), by the hash that opens each. */
export const PLACES: Record<AgentPage, RoutePlace> = {
  agentTeamOverview: {},
  agentAnnouncement: {},
  registerCenter: {},
  downlineManagmentView: {},
  personalHistoryCopy: {},
  palStatementsAgentCopy: {},
  agentRevenueReport: {},
  agentDownlineTransactionDetailsCopy: {},
  agentDividendRecordCopy2: { flag: 'dividend' },
  agentDailyWages2: { flag: 'dailySalary' },
  agentHourSalary: { flag: 'hourlySalary' },
  agentRealtimeSalary: { flag: 'realtimeSalary' },
}

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
      places: PLACES,
      screen: lazyScreen('AgentScreen', () => import('./center/AgentScreen.tsx')),
    },
  ],
})
