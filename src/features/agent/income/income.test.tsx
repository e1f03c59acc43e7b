import * as v from 'valibot'
import { beforeEach, describe, expect, it } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { GatewayError } from '#core/contract/error.ts'
import { openGateway, press, showPage } from '#support/components/center.tsx'
import { fileIncome, getIncome, getIncomeDetail, listIncome } from './api.ts'
import { IncomePage } from './IncomePage.tsx'

const NONE = {
  commission: '0.00',
  dividend: '0.00',
  dailySalary: '0.00',
  hourlySalary: '0.00',
  realtimeSalary: '0.00',
  total: '0.00',
}
const row = (more: object = {}) => ({
  id: 'c2026-11-21',
  source: 'commission',
  start: '2026-11-20T17:00:00Z',
  end: '2026-11-21T17:00:00Z',
  base: '4000.00',
  amount: '28.00',
  state: 'paid',
  paidAt: '2026-11-21T17:05:00Z',
  ...more,
})

let gateway: ReturnType<typeof openGateway>
beforeEach(() => {
  gateway = openGateway()
  gateway.answer(getIncome, () =>
    v.parse(getIncome.definition.reply, {
      sums: { ...NONE, commission: '28.00', dailySalary: '60.00', total: '88.00', owed: '60.00' },
      days: [{ day: '2026-11-21', ...NONE, commission: '28.00', total: '88.00' }],
      currency: 'THB',
    }),
  )
  gateway.answer(listIncome, () =>
    v.parse(listIncome.definition.reply, {
      list: [
        row({ id: 's7', source: 'dailySalary', amount: '60.00', state: 'owed', paidAt: null }),
        row(),
        row({ id: 'c2026-11-20', state: 'fromTomorrow' }),
      ],
      currency: 'THB',
    }),
  )
})

const show = (place = '') => showPage(IncomePage, `agentRevenueReport${place}`, undefined, 'agent')

describe('my income', () => {
  it('the income page sums earned and unpaid amounts by source', async () => {
    await show()
    const sums = browser.getByRole('region', { name: 'Totals for this period' })
    await expect.element(sums).toMatchTextContent(/Commission฿28\.00/)
    await expect.element(sums).toMatchTextContent(/Daily salary฿60\.00/)
    await expect.element(sums).toMatchTextContent(/Not paid yet by your upline฿60\.00/)
    await expect.element(sums).toMatchTextContent(/Earned฿88\.00/)
    await expect.element(browser.getByText(/Highest on 21 Nov 2026: ฿88\.00/)).toBeInTheDocument()
  })

  it('the income page filters by source, and each row links to its calculation', async () => {
    await show()
    const link = browser.getByRole('link', { name: '21 Nov 2026' }).first()
    await expect.element(link).toHaveAttribute('href', '/agentHome#agentRevenueReport/s7')
    await expect.element(browser.getByText('In progress')).toBeInTheDocument()
    await press(browser.getByRole('button', { name: 'Commission' }))
    await expect
      .poll(() => gateway.listOf(listIncome).at(-1))
      .toMatchObject({ source: 'commission' })
    expect(gateway.listOf(getIncome).at(-1)).toMatchObject({ source: 'commission' })
  })

  it('the gateway sorts an agent’s income; saved views and exported files keep the order', async () => {
    await browser.viewport(1280, 800)
    gateway.answer(fileIncome, () => new Blob(['csv']))
    await show()
    const head = browser.getByRole('columnheader', { name: 'Amount' })
    await press(head.getByRole('button'))
    await expect.element(head).toHaveAttribute('aria-sort', 'descending')
    await press(browser.getByRole('button', { name: 'Commission' }))
    const asked = { source: 'commission', sortBy: 'amount', descending: true }
    await expect.poll(() => gateway.listOf(listIncome).at(-1)).toMatchObject(asked)
    await press(browser.getByRole('button', { name: 'Columns' }))
    await press(browser.getByRole('menuitemcheckbox', { name: 'Paid' }))
    await userEvent.keyboard('{Escape}')
    await press(browser.getByRole('button', { name: 'Save as CSV' }))
    await expect.poll(() => gateway.listOf(fileIncome)).toMatchObject([asked])
    const query = '?source=commission&sort=-amount&hide=paid'
    await expect
      .element(browser.getByRole('table').getByRole('link').first())
      .toHaveAttribute('href', `/agentHome${query}#agentRevenueReport/s7`)
    await press(browser.getByRole('button', { name: 'Saved views' }))
    await userEvent.fill(browser.getByRole('textbox', { name: 'Name of this view' }), 'Mine')
    await press(browser.getByRole('button', { name: 'Save this view' }))
    await expect
      .element(browser.getByRole('link', { name: 'Mine' }))
      .toHaveAttribute('href', `/agentHome${query}#agentRevenueReport`)
  })

  it('the calculation of an income row leads back to the same period and order', async () => {
    const query = '?preset=last30&sort=-amount'
    await showPage(IncomePage, `/agentHome${query}#agentRevenueReport/s7`, undefined, 'agent')
    await expect
      .element(browser.getByRole('link', { name: 'All income' }))
      .toHaveAttribute('href', `/agentHome${query}#agentRevenueReport`)
  })

  it('the income page shows its rows if the sums fail to load, and the reverse', async () => {
    gateway.answer(getIncome, () => {
      throw new GatewayError('system_error', { status: 500 })
    })
    await show()
    await expect.element(browser.getByRole('button', { name: 'Try again' })).toBeInTheDocument()
    await expect.element(browser.getByText('Owed')).toBeInTheDocument()
  })
})

describe('the arithmetic of a day’s commission', () => {
  it('the page of a commission shows valid bets × (agent’s rate − downline’s rate)', async () => {
    const member = {
      id: '12',
      account: 'somchai',
      isAgent: true,
      level: 1,
      joinedAt: '2026-11-01T05:00:00Z',
    }
    const line = { group: 'slots', validBet: '3000.00', ownRate: 80, memberRate: 30 }
    gateway.answer(getIncomeDetail, () =>
      v.parse(getIncomeDetail.definition.reply, {
        row: row(),
        lines: [
          { ...line, member, amount: '15.00' },
          { ...line, member: null, validBet: '1000.00', memberRate: 0, amount: '8.00' },
        ],
        others: { count: 3, amount: '5.00' },
        carried: '-0.01',
        settlements: [],
        currency: 'THB',
      }),
    )
    await show('/c2026-11-21')
    const lines = browser.getByRole('list', { name: 'Calculation' }).getByRole('listitem')
    await expect
      .element(lines.nth(0))
      .toMatchTextContent(/somchai · Slots.*฿3,000\.00 × \(0\.80% − 0\.30%\).*฿15\.00/)
    await expect
      .element(lines.nth(1))
      .toMatchTextContent(/Your own bets · Slots.*฿1,000\.00 × 0\.80%.*฿8\.00/)
    await expect.element(lines.nth(2)).toMatchTextContent(/3 smaller lines.*฿5\.00/)
    await expect.element(lines.nth(3)).toMatchTextContent(/Fractions.*-฿0\.01/)
    await expect.element(lines.nth(4)).toMatchTextContent(/Total.*฿28\.00/)
    await expect
      .element(lines.nth(0).getByRole('link'))
      .toHaveAttribute('href', '/agentHome#downlineManagmentView/12')
  })

  it('the page of a day with a void only says what later days lose', async () => {
    gateway.answer(getIncomeDetail, () =>
      v.parse(getIncomeDetail.definition.reply, {
        row: { ...row(), amount: '0.00', state: 'none', paidAt: null },
        lines: [
          {
            group: 'slots',
            member: null,
            validBet: '-50.00',
            ownRate: 50,
            memberRate: 0,
            amount: '-0.25',
          },
        ],
        carriedOn: '0.25',
        settlements: [],
        currency: 'THB',
      }),
    )
    await show('/c2026-11-21')
    await expect.element(browser.getByText('Nothing due')).toBeVisible()
    const lines = browser.getByRole('list', { name: 'Calculation' }).getByRole('listitem')
    await expect.element(lines.nth(0)).toMatchTextContent(/Your own bets.*-฿0\.25/)
    await expect
      .element(lines.nth(1))
      .toMatchTextContent(/Voided bets, deducted on later days.*฿0\.25/)
    await expect.element(lines.nth(2)).toMatchTextContent(/Total.*฿0\.00/)
  })

  it('the page of a day’s commission says if that income does not exist', async () => {
    gateway.answer(getIncomeDetail, () => {
      throw new GatewayError('income_not_found', { status: 404 })
    })
    await show('/c2020-01-01')
    await expect.element(browser.getByText('We couldn’t find this income.')).toBeInTheDocument()
  })
})
