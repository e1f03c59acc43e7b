import type { Brand } from '#core/brand/schema.ts'
import { getDownline } from '#features/agent/team/api.ts'
import { idFor } from '#scripts/sandbox/world/team/team-demo.ts'
import { enter } from './player.ts'
import type { TestSandbox } from './sandbox.ts'

interface Caller {
  sandbox: TestSandbox
  brand: Brand
}

const DAYS = { startDate: '2026-01-01', endDate: '2026-01-31' }
/** The id of a player directly below the agent `demoagent`. */
const downline = ({ brand }: Caller) => idFor(brand.merchant, 'thanakorn88')

async function ratesOf(caller: Caller) {
  const agent = await enter(caller.sandbox, caller.brand, 'demoagent')
  const { member } = await agent.ask(getDownline, { id: downline(caller), ...DAYS })
  return { id: downline(caller), rates: member.rates }
}

/** Valid inputs for the calls of the team page. */
export const TEAM_INPUTS = {
  listDownlines: (_language: unknown, caller: Caller) => ({
    parentId: downline(caller),
    ...DAYS,
    sort: 'joined',
    descending: true,
    pageSize: 50,
  }),
  searchTeam: () => ({ text: 'thana', ...DAYS, pageSize: 50 }),
  getDownline: (_language: unknown, caller: Caller) => ({ id: downline(caller), ...DAYS }),
  updateDownlineRates: (_language: unknown, caller: Caller) => ratesOf(caller),
  listRateChanges: (_language: unknown, caller: Caller) => ({ id: downline(caller) }),
}
