import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { paths } from '#core/navigation/paths.ts'
import { CenterScreen } from '#parts/center/CenterScreen.tsx'
import { AgentBar, AgentStrip } from './AgentBar.tsx'
import type { AgentPageGroup } from './pages.ts'
import { usePages } from './usePages.ts'

const GROUPS: Record<AgentPageGroup, ReturnType<typeof msg>> = {
  team: msg`Team`,
  reports: msg`Reports`,
  income: msg`Income`,
  news: msg`News`,
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
      pages={usePages()}
      groups={GROUPS}
      zoned={['team', 'reports', 'income']}
      keepsSearch
      pathOf={paths.agentHome}
    />
  )
}
