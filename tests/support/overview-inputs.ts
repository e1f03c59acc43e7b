import type { Brand } from '#core/brand/schema.ts'
import { listIncome } from '#features/agent/income/api.ts'
import type { LanguageCode } from '#rules/languages.ts'
import { lastDays } from './periods.ts'
import { enter } from './player.ts'
import type { TestSandbox } from './sandbox.ts'

const month = () => lastDays(30)

interface Caller {
  sandbox: TestSandbox
  brand: Brand
}

/**
 * Finds a dividend among the income of the agent who makes all calls in tests, else any other
 * income.
 */
async function findIncome(_language: LanguageCode, { sandbox, brand }: Caller) {
  const agent = await enter(sandbox, brand, 'demoagent')
  const asked = { ...lastDays(365), pageSize: 1 }
  const dividends = await agent.ask(listIncome, { ...asked, source: 'dividend' })
  const { list } = dividends.list.length > 0 ? dividends : await agent.ask(listIncome, asked)
  if (list.length === 0) throw new Error('demoagent has no income in the last 365 days')
  return { id: list[0].id as string }
}

/** Valid inputs for the calls of the agent center's overview, announcements and income. */
export const OVERVIEW_INPUTS = {
  listAgentAnnouncements: () => ({}),
  readAgentAnnouncements: () => ({ ids: ['agents-rates'] }),
  getTeamOverview: month,
  getTeamChanges: () => ({ ...month(), measure: 'TURNOVER' }),
  getTeamPeople: month,
  getIncome: month,
  listIncome: () => ({ ...month(), pageSize: 20 }),
  fileIncome: month,
  getIncomeDetail: findIncome,
}
