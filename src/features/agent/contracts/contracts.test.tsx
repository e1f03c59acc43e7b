import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { GatewayError } from '#core/contract/error.ts'
import { localStore, sessionStore } from '#lib/storage.ts'
import { openGateway, press, showPage as showAny } from '#parts/center/testCenter.tsx'
import {
  fileSettlements,
  getContractCascade,
  getDownlineContract,
  getOwnContract,
  getSettlement,
  listDownlineContracts,
  listSettlements,
  processDividend,
} from './api.ts'
import { DailySalaryPage } from './DailySalaryPage.tsx'
import { DividendPage } from './DividendPage.tsx'
import {
  answerContracts,
  ARITHMETIC,
  contract,
  DIVIDEND,
  MEMBER,
  PERIOD,
  SALARY,
} from './testContracts.ts'

const showPage = (Page: Parameters<typeof showAny>[0], hash: string) =>
  showAny(Page, hash, crypto.randomUUID(), 'agent')

let gateway: ReturnType<typeof openGateway>
beforeEach(() => {
  localStore.clear([])
  sessionStore.clear([])
  gateway = openGateway()
  answerContracts(gateway)
})

describe('an offer that lowers a contract in force', () => {
  it('is shown beside it, and only what differs is marked', async () => {
    const { screen } = await showPage(DividendPage, 'agentDividendRecordCopy2')
    const table = screen.getByRole('table')
    await expect.element(table).toBeInTheDocument()
    const changed = [...table.element().querySelectorAll('tr[data-changed]')]
    expect(changed).toHaveLength(1)
    expect(changed[0]?.textContent).toContain('Tier 1 pays')
    expect(changed[0]?.textContent).toContain('20%')
    expect(changed[0]?.textContent).toContain('15%')
    expect(changed[0]?.textContent).toContain('Changed')
  })

  it('names the contracts that end, and is signed only after they were agreed to', async () => {
    gateway.answer(getContractCascade, () => ({
      digest: 'of two',
      ends: [
        { id: 'c8', member: MEMBER, terms: DIVIDEND },
        {
          id: 'c9',
          member: { ...MEMBER, id: 'm8', account: 'so•••ak', nickname: null, level: 2 },
          terms: DIVIDEND,
        },
      ],
    }))
    const { screen } = await showPage(DividendPage, 'agentDividendRecordCopy2/mine/sign')
    await expect.element(screen.getByText('This ends 2 contracts of your team')).toBeInTheDocument()
    await expect.element(screen.getByText('Niran')).toBeInTheDocument()
    await expect.element(screen.getByText('so•••ak')).toBeInTheDocument()
    const sign = screen.getByRole('button', { name: 'Sign the contract' })
    await expect.element(sign).toBeDisabled()
    await press(screen.getByRole('checkbox', { name: 'I agree that these 2 contracts end' }))
    await press(sign)
    await expect.poll(() => gateway.listOf(processDividend)).toHaveLength(1)
    expect(gateway.listOf(processDividend)[0]).toMatchObject({
      action: 'sign',
      contractId: 'c2',
      ends: { count: 2, digest: 'of two' },
    })
  })

  it('can be rejected after a last look, which changes nothing', async () => {
    const { screen } = await showPage(DividendPage, 'agentDividendRecordCopy2/mine/reject')
    await expect.element(screen.getByText(/the contract in force goes on/)).toBeInTheDocument()
    await press(screen.getByRole('button', { name: 'Reject the offer' }))
    await expect.poll(() => gateway.listOf(processDividend)).toHaveLength(1)
    expect(gateway.listOf(processDividend)[0]).toMatchObject({ action: 'reject', contractId: 'c2' })
  })
})

const FEBRUARY = '2030-01-31T17:00:00Z'
const JANUARY = { start: '2029-12-31T17:00:00Z', end: FEBRUARY, settlesAt: FEBRUARY }
const OVER = { endedAt: '2030-01-20T00:00:00Z', lastSettlement: JANUARY }

describe('the end of a contract', () => {
  const own = (more: object) =>
    gateway.answer(getOwnContract, () => ({
      current: null,
      offered: null,
      history: [],
      upline: null,
      next: null,
      currency: 'THB',
      ...more,
    }))
  const replaced = {
    current: contract(DIVIDEND, { id: 'c2', version: 2, countsFrom: FEBRUARY }),
    history: [contract(DIVIDEND, { state: 'superseded', ...OVER })],
    next: { start: FEBRUARY, end: '2030-02-28T17:00:00Z', settlesAt: '2030-02-28T17:00:00Z' },
  }

  it('by a new version leaves its last settlement to be seen, and the new one says from when it counts', async () => {
    own(replaced)
    const { screen } = await showPage(DividendPage, 'agentDividendRecordCopy2')
    for (const [name, moment] of [
      ['Last settlement of version 1', '1 Feb 2030, 00:00'],
      ['First settlement of version 2', '1 Mar 2030, 00:00'],
    ] as const) {
      const ahead = screen.getByRole('region', { name }).getByText(moment, { exact: true })
      await expect.element(ahead).toBeInTheDocument()
    }
    await expect
      .element(screen.getByText('It counts from 1 Feb 2030, 00:00.', { exact: true }))
      .toBeInTheDocument()
  })

  it.each([
    ['told that nothing is ahead', { lastSettlement: null }, 1],
    ['not told what is ahead', {}, 0],
  ])('is said to have settled all only if that is known: %s', async (_, told, count) => {
    const over = { state: 'terminated', endedAt: OVER.endedAt, endedBy: 'time' }
    own({ history: [contract(DIVIDEND, { ...over, ...told })] })
    const { screen } = await showPage(DividendPage, 'agentDividendRecordCopy2')
    await expect.element(screen.getByText(/^It has ended\./)).toBeInTheDocument()
    expect(screen.getByText(/All that it earned is settled/).elements()).toHaveLength(count)
  })

  it('leaves its last settlement to be seen by who gives it', async () => {
    const history = [
      contract(SALARY, {
        state: 'terminated',
        ...OVER,
        lastSettlement: { ...JANUARY, end: '2030-01-20T17:00:00Z' },
      }),
    ]
    gateway.answer(getDownlineContract, () => ({
      member: MEMBER,
      current: null,
      offered: null,
      history,
      own: SALARY,
      next: null,
      currency: 'THB',
    }))
    const { screen } = await showPage(DailySalaryPage, 'agentDailyWages2/downlines/m7')
    const last = screen.getByRole('region', { name: 'Last settlement of version 1' })
    await expect.element(last.getByText('1 Feb 2030, 00:00', { exact: true })).toBeInTheDocument()
    const period = 'For the period from 1 Jan 2030, 00:00 to 21 Jan 2030, 00:00'
    await expect.element(last.getByText(period)).toBeInTheDocument()
  })

  const asked = { state: 'terminationRequested', terminationAskedBy: 'upline' }
  it.each([
    [
      'one that counts',
      {
        current: contract(DIVIDEND, { ...asked, countsFrom: '2020-01-01T17:00:00Z' }),
        next: JANUARY,
      },
      /^It ends now\. What the team does until the end of .* still counts, and is settled on 1 Feb 2030, 00:00\.$/,
    ],
    [
      'one that does not count yet',
      { current: contract(DIVIDEND, { ...asked, countsFrom: FEBRUARY }), next: JANUARY },
      /^It ends now, before it counts, and so it pays nothing\.$/,
    ],
    [
      'one that replaces another and does not count yet',
      { ...replaced, current: { ...replaced.current, ...asked } },
      /^It ends now, before it counts, and version 1, which it replaced, ends too\. What .* is settled on 1 Feb 2030, 00:00\.$/,
    ],
  ])(
    'says before one agrees until when it counts and when it pays: %s',
    async (_, found, words) => {
      own(found)
      const { screen } = await showPage(DividendPage, 'agentDividendRecordCopy2/mine/agree')
      await expect.element(screen.getByText(words)).toBeInTheDocument()
    },
  )
})

const readAmount = (text: string) => Number(text.replace(/[^\d.-]/g, ''))

const SETTLEMENT = {
  id: '41',
  kind: 'dividend',
  contractId: 'c1',
  version: 1,
  member: null,
  ...PERIOD,
  state: 'paid',
  isAdjustment: false,
  settledAt: PERIOD.end,
  paidAt: PERIOD.end,
  ...ARITHMETIC,
}

describe('records', () => {
  type Screen = Awaited<ReturnType<typeof showPage>>['screen']
  const records = 'agentDividendRecordCopy2/records'
  beforeEach(() => {
    gateway.answer(listSettlements, () => ({
      list: [SETTLEMENT],
      sums: { count: 1, base: '2000.00', amount: '400.00', paid: '400.00', owed: '0.00' },
      currency: 'THB',
    }))
    gateway.answer(getSettlement, () => ({ settlement: SETTLEMENT, currency: 'THB' }))
  })

  async function expectArithmetic(screen: Screen) {
    await expect.element(screen.getByText('Base: ฿2,000.00 × 20%')).toBeInTheDocument()
    const sum = screen.getByText('Settled stakes of the team').element().closest('dl')!
    const shown = [...sum.querySelectorAll('dd')].map((value) =>
      readAmount(value.textContent ?? ''),
    )
    expect(shown).toEqual([9000, -5000, -500, -1500, 2000, 400, 400])
    expect(shown.slice(0, 4).reduce((total, amount) => total + amount)).toBe(2000)
  }

  it('are a table at a desk, whose rows lead to their arithmetic, which adds up, and back to the same period and order', async () => {
    await page.viewport(1280, 800)
    const query = 'preset=last30&sort=-base'
    const { screen } = await showPage(DividendPage, `/agentHome?${query}#${records}`)
    const table = screen.getByRole('table', { name: 'Settlements' })
    await expect
      .element(table.getByRole('row', { name: /^Sum.*฿2,000\.00.*฿400\.00/ }))
      .toBeVisible()
    const row = table.getByRole('link', { name: '2 Jan 2030' })
    await expect.element(row).toHaveAttribute('href', `/agentHome?${query}#${records}/41`)
    await press(row)
    await expectArithmetic(screen)
    expect(gateway.listOf(getSettlement)).toMatchObject([{ kind: 'dividend', settlementId: '41' }])
    const back = screen.getByRole('link', { name: 'All records' })
    await expect.element(back).toHaveAttribute('href', `/agentHome?${query}#${records}`)
    await press(back)
    await expect.element(table).toBeVisible()
  })

  it('are cards on phones, which open their arithmetic in place', async () => {
    await page.viewport(390, 844)
    const { screen } = await showPage(DividendPage, records)
    await press(screen.getByRole('button', { expanded: false, name: /฿400\.00/ }))
    await expectArithmetic(screen)
    expect(gateway.listOf(getSettlement)).toEqual([])
  })

  it.each([
    ['a table', 1280],
    ['cards', 390],
  ])('of downlines tell members of one nickname apart: %s', async (_, width) => {
    await page.viewport(width, 844)
    const accounts = ['niran77', 'niran78']
    gateway.answer(listSettlements, () => ({
      list: accounts.map((account, place) => ({
        ...SETTLEMENT,
        id: String(place),
        member: { ...MEMBER, id: account, account },
      })),
      currency: 'THB',
    }))
    const address = `/agentHome?preset=last30&of=downlines#${records}`
    const { screen } = await showPage(DividendPage, address)
    for (const account of accounts) {
      await expect.element(screen.getByText(account, { exact: true })).toBeVisible()
    }
  })

  it('lead back from what was paid to a downline to those of downlines, whatever the address says', async () => {
    gateway.answer(getSettlement, () => ({
      settlement: { ...SETTLEMENT, member: MEMBER },
      currency: 'THB',
    }))
    const address = `/agentHome?preset=last30&state=paid#${records}/41`
    const { screen } = await showPage(DividendPage, address)
    await expect
      .element(screen.getByRole('link', { name: 'All records' }))
      .toHaveAttribute('href', `/agentHome?preset=last30&state=paid&of=downlines#${records}`)
  })

  it('say at an address of none of the agent’s that there is none', async () => {
    gateway.answer(getSettlement, () => {
      throw new GatewayError('settlement_not_found', { status: 404 })
    })
    const { screen } = await showPage(DividendPage, `${records}/42`)
    await expect.element(screen.getByText('There is no such record of yours.')).toBeVisible()
  })

  it('are sorted by the gateway, and keep order and hidden columns in a view and over other filters', async () => {
    await page.viewport(1280, 800)
    const { screen } = await showPage(DividendPage, records)
    const head = screen.getByRole('columnheader', { name: 'Base' })
    await press(head.getByRole('button'))
    await expect.element(head).toHaveAttribute('aria-sort', 'descending')
    await press(screen.getByRole('button', { name: 'Columns' }))
    await press(screen.getByRole('menuitemcheckbox', { name: 'Rate' }))
    await userEvent.keyboard('{Escape}')
    await press(screen.getByRole('button', { name: 'Saved views' }))
    await userEvent.fill(screen.getByRole('textbox', { name: 'Name of this view' }), 'By base')
    await press(screen.getByRole('button', { name: 'Save this view' }))
    const view = screen.getByRole('link', { name: 'By base' })
    await expect.element(view).toHaveAttribute('href', `/agentHome?sort=-base&hide=rate#${records}`)
    await press(screen.getByRole('button', { name: 'Close' }))
    await press(screen.getByRole('button', { name: 'Paid to downlines' }))
    await expect
      .poll(() => gateway.listOf(listSettlements).at(-1))
      .toMatchObject({ of: 'downlines', sortBy: 'base', descending: true })
    await expect.element(screen.getByRole('columnheader', { name: 'Downline' })).toBeVisible()
    expect(screen.getByRole('columnheader', { name: 'Rate' }).query()).toBeNull()
  })

  it('are a file of the gateway, of what is chosen and in its order', async () => {
    gateway.answer(fileSettlements, () => new Blob(['csv']))
    const { screen } = await showPage(DividendPage, records)
    await press(screen.getByRole('button', { name: 'Owed', exact: true }))
    await expect.poll(() => gateway.listOf(listSettlements).at(-1)).toMatchObject({ state: 'owed' })
    await press(screen.getByRole('button', { name: 'Save as CSV' }))
    await expect
      .poll(() => gateway.listOf(fileSettlements))
      .toMatchObject([
        { kind: 'dividend', of: 'own', state: 'owed', sortBy: 'date', descending: true },
      ])
  })
})

it('the history of a contract says how many versions there are, and what happened to each, when, and by whom', async () => {
  const ended = contract(SALARY, {
    id: 'c0',
    state: 'terminated',
    endedAt: '2030-01-20T00:00:00Z',
    endedBy: 'upline',
    steps: [
      { state: 'offered', by: 'upline', at: '2030-01-01T00:00:00Z' },
      { state: 'active', by: 'downline', at: '2030-01-02T00:00:00Z' },
      { state: 'terminationRequested', by: 'downline', at: '2030-01-10T00:00:00Z' },
      { state: 'active', by: 'upline', at: '2030-01-11T00:00:00Z' },
      { state: 'terminationRequested', by: 'downline', at: '2030-01-19T00:00:00Z' },
      { state: 'terminated', by: 'upline', at: '2030-01-20T00:00:00Z' },
    ],
  })
  gateway.answer(getOwnContract, () => ({
    current: null,
    offered: null,
    history: [ended],
    historyCount: 51,
    next: null,
    currency: 'THB',
  }))
  const { screen } = await showPage(DailySalaryPage, 'agentDailyWages2')
  await expect.element(screen.getByText('51 versions')).toBeInTheDocument()
  await expect.element(screen.getByText('Only the newest 1 are shown.')).toBeInTheDocument()
  await press(screen.getByText('Version 1 · up to', { exact: false }).first())
  const steps = screen
    .getByRole('listitem')
    .filter({ hasText: / · you/ })
    .filter({ hasNotText: 'Version' })
  await expect
    .poll(() => steps.all().map((step) => step.element().textContent))
    .toEqual([
      expect.stringMatching(/^Offered · your upline.*1 Jan 2030/),
      expect.stringMatching(/^Signed · you.*2 Jan 2030/),
      expect.stringMatching(/^End requested · you.*10 Jan 2030/),
      expect.stringMatching(/^Kept in force · your upline.*11 Jan 2030/),
      expect.stringMatching(/^End requested · you.*19 Jan 2030/),
      expect.stringMatching(/^Ended · your upline.*20 Jan 2030/),
    ])
})

it('downlines are listed with their contracts, and found by name', async () => {
  const { screen } = await showPage(DailySalaryPage, 'agentDailyWages2/downlines')
  await expect.element(screen.getByRole('link', { name: /Niran/ })).toBeInTheDocument()
  await screen.getByRole('searchbox').fill('nir')
  await expect
    .poll(() => gateway.listOf(listDownlineContracts).some(({ search }) => search === 'nir'))
    .toBe(true)
})
