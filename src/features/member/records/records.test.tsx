import * as v from 'valibot'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { GatewayError } from '#core/contract/error.ts'
import { openPopupsAtom } from '#core/popups/popups.ts'
import { forgetGatewayTime, learnGatewayTime } from '#core/gateway/clock.ts'
import { openGateway, press, showPage } from '#support/components/center.tsx'
import { getProfit, listBets, listGameMenus, listMovements, listVendorTypes } from './api.ts'
import { BetsPage } from './BetsPage.tsx'
import { MovementsPage } from './MovementsPage.tsx'
import { ProfitPage } from './ProfitPage.tsx'
import { BetSchema, MovementSchema } from '#parts/records/schema.ts'

const read = (more: object) =>
  v.parse(MovementSchema, {
    transId: '1',
    transType: 'DEPOSIT',
    amount: '500.00',
    balanceAfter: '1500.00',
    referenceNo: 'D1',
    transTime: '2026-11-22T18:30:00Z',
    ...more,
  })
const sums = { count: 2, received: '500.00', paid: '100.00', net: '400.00' }

const openMovements = () => {
  const gateway = openGateway()
  gateway.answer(listMovements, ({ transKind }) => {
    const isEmpty = transKind === 'BONUS'
    return {
      list: isEmpty
        ? []
        : [
            read({}),
            read({ transId: '2', transType: 'FROM_TOMORROW', amount: '-100.00' }),
            read({ transId: '3', transType: 'WIN_VOIDED', amount: '-40.00' }),
          ],
      sums: isEmpty ? { count: 0, received: '0.00', paid: '0.00', net: '0.00' } : sums,
      currency: 'THB',
    }
  })
  return gateway
}

it('the account record shows each movement with amount, balance and the brand’s local time', async () => {
  openMovements()
  await showPage(MovementsPage, 'transactionHistory')
  const rows = page.getByRole('list', { name: 'Transactions' }).getByRole('listitem')
  for (const text of ['Deposit', '23 Nov 2026, 01:30:00', /฿1,500\.00/, /^\+.?฿500\.00$/]) {
    await expect.element(rows.nth(0).getByText(text)).toBeInTheDocument()
  }
  await expect.element(rows.nth(1).getByText('Other transaction')).toBeInTheDocument()
  await expect.element(rows.nth(2).getByText('Win of a voided bet')).toBeInTheDocument()
})

it('the account record filters by type of movement, and says if nothing matches', async () => {
  const gateway = openMovements()
  await showPage(MovementsPage, 'transactionHistory')
  await press(page.getByRole('button', { name: 'Bonuses' }))
  await expect.element(page.getByText('Nothing in this period')).toBeInTheDocument()
  expect(gateway.listOf(listMovements).at(-1)).toMatchObject({ transKind: 'BONUS' })
})

it('a record without rows offers no file to save', async () => {
  openMovements()
  await showPage(MovementsPage, 'transactionHistory')
  const save = page.getByRole('button', { name: 'Save as CSV' })
  await expect.element(save).toBeEnabled()
  await press(page.getByRole('button', { name: 'Bonuses' }))
  await expect.element(save).not.toBeInTheDocument()
})

it('a record asks for the new days when a day begins by the gateway’s clock', async () => {
  learnGatewayTime('2026-11-30T16:59:59Z', performance.now())
  const gateway = openMovements()
  await showPage(MovementsPage, 'transactionHistory')
  const asked = () => gateway.listOf(listMovements).at(-1)
  await expect.poll(asked).toMatchObject({ startDate: '2026-11-24', endDate: '2026-11-30' })
  await expect
    .poll(asked, { timeout: 5000 })
    .toMatchObject({ startDate: '2026-11-25', endDate: '2026-12-01' })
  forgetGatewayTime()
})

it.each([
  ['member', 0],
  ['agent', 1],
] as const)('the account record of a %s offers %i types of income', async (user, count) => {
  openMovements()
  await showPage(MovementsPage, 'transactionHistory', undefined, user)
  await expect.element(page.getByRole('button', { name: 'Other' })).toBeInTheDocument()
  expect(page.getByRole('button', { name: 'Commission and contracts' }).elements()).toHaveLength(
    count,
  )
})

const BET = {
  betNo: 'B-1',
  roundNo: 'R-9',
  nodeId: '100200',
  nodeName: 'Golden Koi',
  gameType: 'RNG',
  vassalage: 'NLN',
  vassalageName: 'Neon Lane',
  betState: 'SETTLED',
  betAmount: '50.00',
  validBet: '50.00',
  winAmount: '0.00',
  netAmount: '-50.00',
  betTime: '2026-11-22T18:30:00Z',
}

const openBets = () => {
  const gateway = openGateway()
  gateway.answer(listGameMenus, () => ({ list: [{ gameType: 'RNG' }, { gameType: 'LIVE' }] }))
  gateway.answer(listVendorTypes, () => ({
    list: [
      { vassalage: 'NLN', displayName: 'Neon Lane', gameType: 'RNG' },
      { vassalage: 'CPL', displayName: 'Couple', gameType: 'LIVE' },
    ],
  }))
  gateway.answer(listBets, () => ({
    list: [v.parse(BetSchema, BET)],
    sums: { count: 1, stake: '50.00', validBet: '50.00', win: '0.00', net: '-50.00' },
    currency: 'THB',
  }))
  return gateway
}

it('choosing another category in the betting record clears the vendor filter', async () => {
  await page.viewport(1280, 900)
  const gateway = openBets()
  await showPage(BetsPage, 'personalHistoryCopy')
  const provider = page.getByRole('combobox', { name: 'Game provider' })
  await page.getByRole('combobox', { name: 'Category' }).selectOptions('Slots')
  await provider.selectOptions('Neon Lane')
  await expect
    .poll(() => gateway.listOf(listBets).at(-1))
    .toMatchObject({ gameType: 'RNG', vassalage: 'NLN' })
  expect(provider.element().textContent).not.toContain('Couple')
  await page.getByRole('combobox', { name: 'Category' }).selectOptions('Live casino')
  await expect.poll(() => gateway.listOf(listBets).at(-1)).toMatchObject({ gameType: 'LIVE' })
  expect(gateway.listOf(listBets).at(-1)).not.toHaveProperty('vassalage')
})

it('a bet in the betting record expands to round and reference, and opens its game', async () => {
  openBets()
  const { store } = await showPage(BetsPage, 'personalHistoryCopy')
  await press(page.getByRole('listitem').getByRole('button', { name: /Golden Koi/ }))
  for (const text of ['R-9', 'B-1']) {
    await expect.element(page.getByText(text, { exact: true })).toBeInTheDocument()
  }
  await press(page.getByRole('button', { name: 'Open this game' }))
  expect(store.get(openPopupsAtom).map(({ popup }) => popup)).toMatchObject([
    { kind: 'game', target: { nodeId: '100200', vendor: 'NLN' } },
  ])
})

it('the period of a record moves by 7 and 30 days, but never beyond today', async () => {
  const gateway = openMovements()
  await showPage(MovementsPage, 'transactionHistory')
  const asked = () => {
    const { startDate, endDate } = gateway.listOf(listMovements).at(-1) as Record<string, string>
    return [Date.parse(startDate!), Date.parse(endDate!)].map((day) => day / (24 * 60 * 60_000))
  }
  await expect.element(page.getByRole('button', { name: '7 days later' })).toBeDisabled()
  const today = asked()
  for (const [name, by] of [
    ['30 days earlier', -30],
    ['7 days earlier', -37],
    ['30 days later', -7],
  ] as const) {
    await press(page.getByRole('button', { name }))
    await expect.poll(asked).toEqual(today.map((day) => day + by))
  }
  await press(page.getByRole('button', { name: '7 days later' }))
  await expect.element(page.getByRole('button', { name: '7 days later' })).toBeDisabled()
})

it('two presses in a record’s calendar choose a period and load its rows', async () => {
  const gateway = openMovements()
  await showPage(MovementsPage, '/member?from=2026-03-01&to=2026-03-10#transactionHistory')
  await press(page.getByRole('button', { name: 'Choose dates' }))
  const dialog = page.getByRole('dialog', { name: 'Choose dates' })
  const day = (name: string) => dialog.getByRole('button', { name: new RegExp(`\\b${name}\\b`) })
  await press(day('12 Mar 2026'))
  await expect.element(dialog.getByText('1 – 12 Mar 2026')).toBeInTheDocument()
  await press(dialog.getByRole('button', { name: 'Show these days' }))
  await expect
    .poll(() => gateway.listOf(listMovements).at(-1))
    .toMatchObject({ startDate: '2026-03-01', endDate: '2026-03-12' })
  await expect.element(dialog).not.toBeInTheDocument()
})

it('a record that does not load keeps its filters, and can be retried', async () => {
  const gateway = openGateway()
  gateway.answer(listGameMenus, () => ({ list: [{ gameType: 'RNG' }] }))
  gateway.answer(listVendorTypes, () => ({ list: [] }))
  let fails = true
  gateway.answer(listBets, () => {
    if (fails) throw new GatewayError('system_error', { status: 500 })
    return {
      list: [],
      sums: { count: 0, stake: '0.00', validBet: '0.00', win: '0.00', net: '0.00' },
      currency: 'THB',
    }
  })
  await showPage(BetsPage, 'personalHistoryCopy')
  const again = page.getByRole('button', { name: 'Try again' })
  await expect.element(again).toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Last 7 days' })).toBeInTheDocument()
  fails = false
  await press(again)
  await expect.element(page.getByText('Nothing in this period')).toBeInTheDocument()
})

it('the betting record’s filters omit categories and vendors that the site hides', async () => {
  const gateway = openGateway()
  gateway.answer(listGameMenus, () => ({ list: [{ gameType: 'RNG' }, { gameType: 'LOTT' }] }))
  gateway.answer(listVendorTypes, () => ({
    list: [
      { vassalage: 'PG', displayName: 'Reels', gameType: 'RNG' },
      { vassalage: 'LT', displayName: 'Draws', gameType: 'LOTT' },
    ],
  }))
  await showPage(BetsPage, 'personalHistoryCopy')
  await expect.element(page.getByText('Reels')).toBeInTheDocument()
  const options = [...document.querySelectorAll('option')].map(({ value }) => value)
  expect(options).toEqual(expect.arrayContaining(['RNG', 'PG']))
  for (const value of ['LOTT', 'LT']) expect(options).not.toContain(value)
})

it('a player’s profit and loss has a summary, a table, and correct plus signs', async () => {
  const gateway = openGateway()
  const day = (date: string, net: string) => ({
    day: date,
    deposit: '0.00',
    withdrawal: '0.00',
    bonus: '0.00',
    stake: '100.00',
    validBet: '100.00',
    win: '100.00',
    net,
  })
  const { day: _day, ...totals } = day('', '150.00')
  gateway.answer(getProfit, () => ({
    days: [day('2026-11-21', '200.00'), day('2026-11-22', '-50.00')],
    totals,
    currency: 'THB',
  }))
  await showPage(ProfitPage, 'personalProfit')
  const table = page.getByRole('table', { name: 'Profit or loss by day' })
  await expect.element(table.getByRole('row', { name: /21 Nov 2026.*200/ })).toBeInTheDocument()
  await expect
    .element(page.getByText(/Best day: 21 Nov 2026, \+\u2060฿200\.00/))
    .toBeInTheDocument()
})

it('a phone shows the period of a record as one button, which opens the choice', async () => {
  await page.viewport(390, 844)
  const gateway = openMovements()
  await showPage(MovementsPage, 'transactionHistory')
  expect(page.getByRole('button', { name: 'Last 30 days' }).query()).toBeNull()
  await press(page.getByRole('button', { name: 'Last 7 days' }))
  await press(page.getByRole('dialog').getByRole('button', { name: 'Yesterday' }))
  await expect.element(page.getByRole('button', { name: 'Yesterday' })).toBeInTheDocument()
  await expect
    .poll(() => {
      const { startDate, endDate } = gateway.listOf(listMovements).at(-1) as Record<string, string>
      return startDate === endDate
    })
    .toBe(true)
})
