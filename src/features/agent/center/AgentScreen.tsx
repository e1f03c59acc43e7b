import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { paths } from '#core/navigation/paths.ts'
import { CenterScreen } from '#parts/center/CenterScreen.tsx'
import { useCenterPages } from '#parts/center/useCenterPages.ts'
import { AnnouncementsWaiting } from '../announcements/AnnouncementsWaiting.tsx'
import { type AgentPageGroup, PAGES } from '../pages.ts'
import { AgentBar, AgentStrip } from './AgentBar.tsx'
import {
  DailySalariesWaiting,
  DividendsWaiting,
  HourlySalariesWaiting,
  RealtimeSalariesWaiting,
} from './ContractsWaiting.tsx'

const GROUPS: Record<AgentPageGroup, ReturnType<typeof msg>> = {
  team: msg({ message: 'Team', comment: 'Tab of the agent center: the members below the agent' }),
  reports: msg({ message: 'Reports', comment: 'Tab of the agent center: figures of the team' }),
  income: msg({ message: 'Income', comment: 'Tab of the agent center: what the agent earned' }),
  news: msg({ message: 'News', comment: 'Tab of the agent center: announcements for agents' }),
}

const WAITING = {
  agentDividendRecordCopy2: DividendsWaiting,
  agentDailyWages2: DailySalariesWaiting,
  agentHourSalary: HourlySalariesWaiting,
  agentRealtimeSalary: RealtimeSalariesWaiting,
  agentAnnouncement: AnnouncementsWaiting,
}

/** The agent center (docs/product.md §2.6). */
export function AgentScreen() {
  const { t } = useLingui()
  return (
    <CenterScreen
      label={t`Agent center`}
      backLabel={t`Back to the agent center`}
      header={<AgentBar />}
      strip={<AgentStrip />}
      pages={useCenterPages(PAGES, paths.agentHome)}
      waiting={WAITING}
      groups={GROUPS}
      zoned={['team', 'reports', 'income']}
      keepsSearch
      isFull
      pathOf={paths.agentHome}
    />
  )
}
