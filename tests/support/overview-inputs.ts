const DAYS = { startDate: '2026-11-01', endDate: '2026-11-22' }

/** What a test gives the calls of the agent center's overview, news and income. */
export const OVERVIEW_INPUTS = {
  listAgentAnnouncements: () => ({}),
  readAgentAnnouncements: () => ({ ids: ['agents-rates'] }),
  getTeamOverview: () => DAYS,
  getTeamChanges: () => ({ ...DAYS, measure: 'TURNOVER' }),
  getTeamPeople: () => DAYS,
  getIncome: () => DAYS,
  listIncome: () => ({ ...DAYS, pageSize: 20 }),
  getIncomeDetail: () => ({ id: 'c2026-11-20' }),
}
