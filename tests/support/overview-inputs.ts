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

/** A dividend of the agent whom tests of all calls log in, or any other income if there is none. */
async function findIncome(_language: LanguageCode, { sandbox, brand }: Caller) {
  const agent = await enter(sandbox, brand, 'demoagent')
  const asked = { ...lastDays(365), pageSize: 1 }
  const dividends = await agent.ask(listIncome, { ...asked, source: 'dividend' })
  const { list } = dividends.list.length > 0 ? dividends : await agent.ask(listIncome, asked)
  if (list.length === 0) throw new Error('demoagent has no income in the last 365 days')
  return { id: list[0].id as string }
}

/** What a test gives the calls of the agent center's overview, news and income. */
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
