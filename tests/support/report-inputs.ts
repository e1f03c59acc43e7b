import { lastDays } from './periods.ts'

const year = () => lastDays(365)
const page = () => ({ ...year(), pageSize: 20 })
const profit = { view: 'TEAMS', sortBy: 'netAmount', descending: false }

/** Valid inputs for the calls of an agent's reports. */
export const REPORT_INPUTS = {
  findReportMembers: () => ({ text: 'demo' }),
  listTeamBets: page,
  sumTeamBets: year,
  fileTeamBets: year,
  listTeamProfit: () => ({ ...page(), ...profit }),
  fileTeamProfit: () => ({ ...year(), ...profit }),
  listTeamTransactions: page,
  sumTeamTransactions: year,
  fileTeamTransactions: year,
}
