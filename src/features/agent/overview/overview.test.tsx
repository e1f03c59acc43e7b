import * as v from 'valibot'
import { beforeEach, describe, expect, it } from 'vitest'
import { page as browser } from 'vitest/browser'
import { forgetGatewayTime, learnGatewayTime } from '#core/gateway/clock.ts'
import { GatewayError } from '#core/contract/error.ts'
import { dayOf } from '#lib/periods.ts'
import { openGateway, press, showPage } from '#support/components/center.tsx'
import { getTeamChanges, getTeamOverview, getTeamPeople } from './api.ts'
import { daysOfPreset } from './overviewDays.ts'
import { OverviewPage } from './OverviewPage.tsx'

const NONE = {
  memberCount: 0,
  newCount: 0,
  activeCount: 0,
  deposit: '0.00',
  withdrawal: '0.00',
  validBet: '0.00',
  bonus: '0.00',
  rebate: '0.00',
  netAmount: '0.00',
  commission: '0.00',
}
const day = { ...NONE, validBet: '112.50', activeCount: 3 }
const overview = (more: object = {}) =>
  v.parse(getTeamOverview.definition.reply, {
    teamSize: 5,
    current: { ...day, memberCount: 5, netAmount: '-40.00', deposit: '20.00' },
    before: { ...NONE, validBet: '100.00', activeCount: 4, memberCount: 5, netAmount: '60.00' },
    trend: [
      { day: '2026-11-21', ...NONE, validBet: '100.00' },
      { day: '2026-11-22', ...day },
    ],
    currency: 'THB',
    ...more,
  })
const person = {
  id: '12',
  account: 'somchai',
  isAgent: true,
  level: 1,
  joinedAt: '2026-11-20T05:00:00Z',
}
const changes = (more: object = {}) =>
  v.parse(getTeamChanges.definition.reply, {
    risen: [{ ...person, amount: '90.00', amountBefore: '60.00' }],
    fallen: [{ ...person, id: '13', account: 'niran', amount: '0.00', amountBefore: '50.00' }],
    currency: 'THB',
    ...more,
  })
const people = (more: object = {}) =>
  v.parse(getTeamPeople.definition.reply, {
    joined: { count: 1, list: [{ ...person, activeOn: null }] },
    quiet: { count: 1, list: [{ ...person, id: '14', activeOn: '2026-11-02' }] },
    neverPlayed: 2,
    ...more,
  })

let gateway: ReturnType<typeof openGateway>
beforeEach(() => {
  gateway = openGateway()
  gateway.answer(getTeamOverview, () => overview())
  gateway.answer(getTeamChanges, () => changes())
  gateway.answer(getTeamPeople, () => people())
})

const show = () => showPage(OverviewPage, 'agentTeamOverview', undefined, 'agent')
const figure = (name: string) => browser.getByRole('button', { name: new RegExp(`^${name}`) })

describe('the team overview', () => {
  it('the team overview compares each figure with the period before', async () => {
    await show()
    const turnover = figure('Valid bets').first()
    await expect.element(turnover).toMatchTextContent(/12\.5% more/)
    await expect.element(turnover).toMatchTextContent(/Before: ฿100\.00/)
    await expect.element(figure('Active members')).toMatchTextContent(/25% less/)
    // A percentage would be misleading, because this figure can be negative or zero. The page shows
    // the difference instead.
    await expect.element(figure('Team’s net result')).toMatchTextContent(/฿100 less/)
    await expect.element(figure('Deposits').first()).toMatchTextContent(/฿20 more/)
    await expect.element(figure('Members')).toMatchTextContent(/as before/)
    await expect.element(browser.getByText(/with all of yesterday/)).toBeInTheDocument()
  })

  it('the team overview says how many new members are in another team now', async () => {
    gateway.answer(getTeamPeople, () =>
      people({ joined: { count: 5, left: 3, list: [{ ...person, activeOn: null }] } }),
    )
    await show()
    await expect
      .element(browser.getByText('3 of them have since moved to other teams.'))
      .toBeVisible()
    await expect.element(browser.getByRole('link', { name: 'Show all 2' })).toBeVisible()
  })

  it('the team overview loads the days of the chosen period', async () => {
    await show()
    await press(browser.getByRole('button', { name: 'Last month' }))
    const { from, to } = daysOfPreset('lastMonth', dayOf(Date.now(), 'Asia/Bangkok'))
    await expect
      .poll(() => gateway.listOf(getTeamOverview).at(-1))
      .toMatchObject({ startDate: from, endDate: to })
    await expect.element(browser.getByText(/the previous period/)).toBeInTheDocument()
    const today = dayOf(Date.now(), 'Asia/Bangkok')
    expect(gateway.listOf(getTeamOverview)[0]).toMatchObject({ startDate: today, endDate: today })
  })

  it('the team overview asks for the new day when it begins by the gateway’s clock', async () => {
    learnGatewayTime('2026-11-30T16:59:58.500Z', performance.now())
    await show()
    await expect
      .poll(() => gateway.listOf(getTeamOverview).at(-1))
      .toMatchObject({ startDate: '2026-11-30', endDate: '2026-11-30' })
    for (const call of [getTeamOverview, getTeamChanges, getTeamPeople]) {
      await expect
        .poll(() => gateway.listOf(call).at(-1), { timeout: 5000 })
        .toMatchObject({ startDate: '2026-12-01', endDate: '2026-12-01' })
    }
    await expect.element(browser.getByText('1 Dec 2026', { exact: true })).toBeVisible()
    forgetGatewayTime()
  })

  it('the team overview draws the trend of the chosen figure as chart and table', async () => {
    await show()
    await expect.element(browser.getByText(/^Highest on 22 Nov 2026: ฿112\.50/)).toBeInTheDocument()
    await press(figure('Active members'))
    await expect.element(browser.getByText(/^Highest on 22 Nov 2026: 3\./)).toBeInTheDocument()
    await press(browser.getByRole('button', { name: 'Show as table' }))
    const table = browser.getByRole('table', { name: 'Active members by day' })
    await expect.element(table.getByRole('row', { name: '22 Nov 2026 3' })).toBeInTheDocument()
  })

  it('the team overview links to members who bet more or less, joined or stopped', async () => {
    await show()
    const link = (name: RegExp) => browser.getByRole('link', { name })
    const team = '/agentHome#downlineManagmentView/'
    await expect.element(link(/somchai.*50% more/)).toHaveAttribute('href', `${team}12`)
    await expect.element(link(/niran.*100% less/)).toHaveAttribute('href', `${team}13`)
    await expect.element(link(/somchai.*20 Nov 2026/)).toHaveAttribute('href', `${team}12`)
    await expect.element(link(/Last played on 2 Nov 2026/)).toHaveAttribute('href', `${team}14`)
    expect(link(/Show all/).query()).toBeNull()
    await expect
      .element(browser.getByText(/^2 members who joined over a week ago/))
      .toBeInTheDocument()
  })

  it('the team overview links to the whole list if it shows only some members', async () => {
    const { joined, quiet } = people()
    gateway.answer(getTeamPeople, () =>
      people({ joined: { ...joined, count: 1458 }, quiet: { ...quiet, count: 18_758 } }),
    )
    await show()
    const all = (count: string) => browser.getByRole('link', { name: `Show all ${count}` })
    const today = dayOf(Date.now(), 'Asia/Bangkok')
    const team = '#downlineManagmentView'
    await expect
      .element(all('1,458'))
      .toHaveAttribute('href', `/agentHome?joinedFrom=${today}&joinedTo=${today}${team}`)
    await expect.element(all('18,758')).toHaveAttribute('href', `/agentHome?activity=QUIET${team}`)
  })

  it('the team overview shows an agent without a team how to start one', async () => {
    gateway.answer(getTeamOverview, () =>
      overview({ teamSize: 0, current: NONE, before: NONE, trend: [] }),
    )
    await show()
    await expect
      .element(browser.getByRole('link', { name: 'Open an account' }))
      .toHaveAttribute('href', '/agentHome#registerCenter')
    await expect.element(browser.getByText('What changed, and for whom')).not.toBeInTheDocument()
  })

  it('a failed section of the team overview keeps other sections, and can be retried', async () => {
    let fails = true
    gateway.answer(getTeamChanges, () => {
      if (fails) throw new GatewayError('system_error', { status: 500 })
      return changes()
    })
    await show()
    const again = browser.getByRole('button', { name: 'Try again' })
    await expect.element(again).toBeInTheDocument()
    await expect.element(figure('Valid bets').first()).toMatchTextContent(/12\.5% more/)
    await expect.element(browser.getByText(/Last played on 2 Nov 2026/)).toBeInTheDocument()
    fails = false
    await press(again)
    await expect.element(browser.getByRole('link', { name: /niran/ })).toBeInTheDocument()
  })
})
