import { beforeEach, describe, expect, it } from 'vitest'
import { GatewayError } from '#core/contract/error.ts'
import { localStore, sessionStore } from '#lib/storage.ts'
import { openGateway, press, showPage as showAny } from '#parts/center/testCenter.tsx'
import {
  getContractCascade,
  getDownlineContract,
  getOwnContract,
  listDownlineContracts,
  listSettlements,
  previewContract,
  processDailySalary,
  processDividend,
} from './api.ts'
import { DailySalaryPage } from './DailySalaryPage.tsx'
import { DividendPage } from './DividendPage.tsx'
import type { Terms } from './schema.ts'

const showPage = (Page: Parameters<typeof showAny>[0], hash: string) =>
  showAny(Page, hash, crypto.randomUUID(), 'agent')

const TIERS = [
  { activeMembers: 5, validBet: '1000.00', rate: 50 },
  { activeMembers: 10, validBet: '5000.00', rate: 100 },
]
const SALARY: Terms = { kind: 'dailySalary', tiers: TIERS }
const DIVIDEND: Terms = {
  kind: 'dividend',
  period: 'M',
  costRatio: 50,
  carryOver: true,
  minBetDays: 2,
  tiers: [{ activeMembers: 5, validBet: '0', loss: '1000.00', rate: 2000 }],
}
const LOWER: Terms = { ...DIVIDEND, tiers: [{ ...DIVIDEND.tiers[0]!, rate: 1500 }] }

const contract = (terms: Terms, more: object = {}) => ({
  id: 'c1',
  kind: terms.kind,
  version: 1,
  state: 'active',
  terms,
  offeredAt: '2030-01-01T00:00:00Z',
  expiresAt: null,
  signedAt: '2030-01-02T00:00:00Z',
  endedAt: null,
  endedBy: null,
  terminationAskedBy: null,
  steps: [],
  ...more,
})
const OFFER = {
  id: 'c2',
  version: 2,
  state: 'offered',
  signedAt: null,
  expiresAt: '2030-01-08T00:00:00Z',
}
const MEMBER = { id: 'm7', account: 'niran77', nickname: 'Niran', level: 1 }
const ARITHMETIC = {
  activeMembers: 12,
  tier: 1,
  lines: [
    { of: 'stakes', amount: '9000.00' },
    { of: 'wins', amount: '-5000.00' },
    { of: 'costs', amount: '-500.00' },
    { of: 'carriedIn', amount: '-1500.00' },
  ],
  base: '2000.00',
  parts: [{ of: 'base', base: '2000.00', rate: 2000, amount: '400.00' }],
  amount: '400.00',
  carriedOut: '0.00',
}
const PERIOD = { start: '2030-01-01T17:00:00Z', end: '2030-01-02T17:00:00Z' }

let gateway: ReturnType<typeof openGateway>
beforeEach(() => {
  localStore.clear([])
  sessionStore.clear([])
  gateway = openGateway()
  gateway.answer(getOwnContract, () => ({
    current: contract(DIVIDEND),
    offered: contract(LOWER, OFFER),
    history: [],
    upline: { account: 'de•••er' },
    next: null,
    currency: 'THB',
  }))
  gateway.answer(getContractCascade, () => ({ ends: [], digest: '' }))
  gateway.answer(listDownlineContracts, () => ({
    list: [{ id: 'm7', member: MEMBER, current: null, offered: null }],
    currency: 'THB',
  }))
  gateway.answer(getDownlineContract, () => ({
    member: MEMBER,
    current: null,
    offered: null,
    history: [],
    own: SALARY,
    next: null,
    currency: 'THB',
  }))
  gateway.answer(previewContract, () => ({ ...PERIOD, ...ARITHMETIC, currency: 'THB' }))
  gateway.answer(processDividend, () => ({ contract: contract(LOWER), ended: 0 }))
  gateway.answer(processDailySalary, () => ({ contract: contract(SALARY, OFFER), ended: 0 }))
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

describe('the form of an offer', () => {
  const PLACE = 'agentDailyWages2/downlines/m7/offer'

  it('shows what the own contract allows, and names a rate above it while one types', async () => {
    const { screen } = await showPage(DailySalaryPage, PLACE)
    await expect
      .element(screen.getByText('Your own contract allows 0.5% here.'))
      .toBeInTheDocument()
    const rate = screen.getByRole('textbox', { name: /^Rate/ }).first()
    await rate.fill('0.6')
    await expect
      .element(rate)
      .toHaveAccessibleDescription('Your own contract pays 0.5% at most for this. Offer no more.')
    await rate.fill('0.4')
    await expect.element(rate).not.toHaveAccessibleDescription(/at most/)
  })

  it('names a tier that asks for less than the own contract does', async () => {
    const { screen } = await showPage(DailySalaryPage, PLACE)
    await screen.getByRole('textbox', { name: /^Rate/ }).first().fill('0.4')
    await screen
      .getByRole('textbox', { name: /^Active members/ })
      .first()
      .fill('4')
    await expect
      .element(screen.getByRole('textbox', { name: /^Rate/ }).first())
      .toHaveAccessibleDescription(/pays nothing for so little/)
  })

  it('names a higher tier that pays no more, and takes tiers away and adds them', async () => {
    const { screen } = await showPage(DailySalaryPage, PLACE)
    const rates = screen.getByRole('textbox', { name: /^Rate/ })
    await rates.nth(0).fill('0.4')
    await rates.nth(1).fill('0.4')
    await expect.element(rates.nth(1)).toHaveAccessibleDescription(/above 0.4%/)
    await press(screen.getByRole('button', { name: 'Remove tier 2' }))
    await expect.poll(() => rates.elements()).toHaveLength(1)
    await press(screen.getByRole('button', { name: 'Add a tier' }))
    await expect.poll(() => rates.elements()).toHaveLength(2)
  })

  it('does not go on with empty fields, and leads over a check to the offer', async () => {
    const { screen } = await showPage(DailySalaryPage, PLACE)
    const rates = screen.getByRole('textbox', { name: /^Rate/ })
    await rates.nth(0).fill('0.4')
    await press(screen.getByRole('button', { name: 'Continue' }))
    await expect.element(rates.nth(1)).toHaveAccessibleDescription('Please fill this in.')
    await rates.nth(1).fill('0,8')
    await press(screen.getByRole('button', { name: 'Continue' }))
    await expect.element(screen.getByText('Check your offer')).toHaveFocus()
    await expect.element(screen.getByText('0.8%').first()).toBeInTheDocument()
    await press(screen.getByRole('button', { name: 'Offer the contract' }))
    await expect.poll(() => gateway.listOf(processDailySalary)).toHaveLength(1)
    expect(gateway.listOf(processDailySalary)[0]).toMatchObject({
      action: 'offer',
      downlineId: 'm7',
      terms: { kind: 'dailySalary', tiers: [{ rate: 40 }, { rate: 80 }] },
    })
  })

  it('outlives a reload with all that was typed, also on the check', async () => {
    const account = crypto.randomUUID()
    const open = (place: string) => showAny(DailySalaryPage, place, account, 'agent')
    const first = await open(PLACE)
    const rates = (screen: typeof first.screen) => screen.getByRole('textbox', { name: /^Rate/ })
    await rates(first.screen).nth(0).fill('0.4')
    await rates(first.screen).nth(1).fill('0,8')
    await first.screen.unmount()
    const second = await open(PLACE)
    await expect.element(rates(second.screen).nth(1)).toHaveValue('0,8')
    await press(second.screen.getByRole('button', { name: 'Continue' }))
    await expect.element(second.screen.getByText('Check your offer')).toBeInTheDocument()
    await second.screen.unmount()
    const third = await open(`${PLACE}/check`)
    await expect.element(third.screen.getByText('Check your offer')).toBeInTheDocument()
    await press(third.screen.getByRole('button', { name: 'Change' }))
    await expect.element(rates(third.screen).nth(0)).toHaveValue('0.4')
  })

  it('stays with its refusal if another offer was made meanwhile', async () => {
    const { screen } = await showPage(DailySalaryPage, PLACE)
    const rates = screen.getByRole('textbox', { name: /^Rate/ })
    await rates.nth(0).fill('0.4')
    await rates.nth(1).fill('0.8')
    await press(screen.getByRole('button', { name: 'Continue' }))
    const deal = {
      member: MEMBER,
      current: null,
      offered: contract(SALARY, OFFER),
      history: [],
      own: SALARY,
      next: null,
      currency: 'THB',
    }
    gateway.answer(getDownlineContract, () => deal)
    gateway.answer(processDailySalary, () => {
      throw new GatewayError('contract_offered', { status: 409 })
    })
    await press(screen.getByRole('button', { name: 'Offer the contract' }))
    await expect.element(screen.getByRole('alert')).toBeInTheDocument()
    await expect.poll(() => gateway.listOf(getDownlineContract).length).toBeGreaterThan(1)
    await expect.element(screen.getByRole('alert')).toBeInTheDocument()
    await press(screen.getByRole('button', { name: 'Change' }))
    await expect.element(rates.nth(1)).toHaveValue('0.8')
    await expect.element(screen.getByRole('alert')).toBeInTheDocument()
  })

  it('shows what the terms would have paid, once they can be read', async () => {
    const { screen } = await showPage(DailySalaryPage, PLACE)
    const card = screen.getByRole('region', { name: 'What it would have paid' })
    await expect.element(card.getByText(/Fill in the terms/)).toBeInTheDocument()
    const rates = screen.getByRole('textbox', { name: /^Rate/ })
    await rates.nth(0).fill('0.4')
    await rates.nth(1).fill('0.8')
    await expect.element(card.getByText('฿400.00').first()).toBeInTheDocument()
  })

  it('is not there for an agent without a contract of the kind, who is told why', async () => {
    gateway.answer(getDownlineContract, () => ({
      member: MEMBER,
      current: null,
      offered: null,
      history: [],
      own: null,
      next: null,
      currency: 'THB',
    }))
    const { screen } = await showPage(DailySalaryPage, PLACE)
    await expect
      .element(screen.getByText('You can’t offer contracts of this kind yet'))
      .toBeInTheDocument()
    expect(screen.getByRole('textbox').query()).toBeNull()
  })
})

const readAmount = (text: string) => Number(text.replace(/[^\d.-]/g, ''))

it('a record opens its arithmetic, whose lines add up to the base and the amount', async () => {
  gateway.answer(listSettlements, () => ({
    list: [
      {
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
      },
    ],
    sums: { count: 1, base: '2000.00', amount: '400.00', paid: '400.00', owed: '0.00' },
    currency: 'THB',
  }))
  const { screen } = await showPage(DividendPage, 'agentDividendRecordCopy2/records')
  await press(screen.getByRole('button', { expanded: false, name: /฿400\.00/ }))
  await expect.element(screen.getByText('Base: ฿2,000.00 × 20%')).toBeInTheDocument()
  const sum = screen.getByText('Settled stakes of the team').element().closest('dl')!
  const shown = [...sum.querySelectorAll('dd')].map((value) => readAmount(value.textContent ?? ''))
  expect(shown).toEqual([9000, -5000, -500, -1500, 2000, 400, 400])
  expect(shown.slice(0, 4).reduce((total, amount) => total + amount)).toBe(2000)
})

it('the history of a contract says what happened to each version, when, and by whom', async () => {
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
    next: null,
    currency: 'THB',
  }))
  const { screen } = await showPage(DailySalaryPage, 'agentDailyWages2')
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
