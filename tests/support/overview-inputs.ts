import type { Brand } from '#core/brand/schema.ts'
import { listIncome } from '#features/agent/income/api.ts'
import type { LanguageCode } from '#core/locale/languages.ts'
import { enter } from './player.ts'
import type { TestSandbox } from './sandbox.ts'

const DAYS = { startDate: '2026-11-01', endDate: '2026-11-22' }

interface Caller {
  sandbox: TestSandbox
  brand: Brand
}

/** A dividend of the agent whom tests of all calls log in, or a day's commission if there is none. */
async function findIncome(_language: LanguageCode, { sandbox, brand }: Caller) {
  const agent = await enter(sandbox, brand, 'demoagent')
  const asked = { startDate: '2026-01-01', endDate: '2026-12-31', source: 'dividend', pageSize: 1 }
  const { list } = await agent.ask(listIncome, asked)
  return { id: list[0]?.id ?? 'c2026-11-20' }
}

/** What a test gives the calls of the agent center's overview, news and income. */
export const OVERVIEW_INPUTS = {
  listAgentAnnouncements: () => ({}),
  readAgentAnnouncements: () => ({ ids: ['agents-rates'] }),
  getTeamOverview: () => DAYS,
  getTeamChanges: () => ({ ...DAYS, measure: 'TURNOVER' }),
  getTeamPeople: () => DAYS,
  getIncome: () => DAYS,
  listIncome: () => ({ ...DAYS, pageSize: 20 }),
  getIncomeDetail: findIncome,
}
