import { beforeEach, describe, expect, it } from 'vitest'
import { GatewayError } from '#core/contract/error.ts'
import { localStore, sessionStore } from '#lib/storage.ts'
import { openGateway, press, showPage } from '#parts/center/testCenter.tsx'
import {
  getDownlineContract,
  processDailySalary,
  processDividend,
  processHourlySalary,
  processRealtimeSalary,
} from './api.ts'
import { DailySalaryPage } from './DailySalaryPage.tsx'
import { DividendPage } from './DividendPage.tsx'
import { HourlySalaryPage } from './HourlySalaryPage.tsx'
import { RealtimeSalaryPage } from './RealtimeSalaryPage.tsx'
import type { Terms } from './schema.ts'
import { answerContracts, contract, DIVIDEND, MEMBER, OFFER, SALARY } from './testContracts.ts'

let gateway: ReturnType<typeof openGateway>
beforeEach(() => {
  localStore.clear([])
  sessionStore.clear([])
  gateway = openGateway()
  answerContracts(gateway)
})

const showForm = (account: string = crypto.randomUUID(), step = '') =>
  showPage(DailySalaryPage, `agentDailyWages2/downlines/m7/offer${step}`, account, 'agent')

describe('the form of an offer', () => {
  it('shows what the own contract allows, and names a rate above it while one types', async () => {
    const { screen } = await showForm()
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
    const { screen } = await showForm()
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
    const { screen } = await showForm()
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
    const { screen } = await showForm()
    await expect
      .element(screen.getByRole('heading', { name: 'A contract for Niran (niran77)' }))
      .toBeInTheDocument()
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
    const first = await showForm(account)
    const rates = (screen: typeof first.screen) => screen.getByRole('textbox', { name: /^Rate/ })
    await rates(first.screen).nth(0).fill('0.4')
    await rates(first.screen).nth(1).fill('0,8')
    await first.screen.unmount()
    const second = await showForm(account)
    await expect.element(rates(second.screen).nth(1)).toHaveValue('0,8')
    await press(second.screen.getByRole('button', { name: 'Continue' }))
    await expect.element(second.screen.getByText('Check your offer')).toBeInTheDocument()
    await second.screen.unmount()
    const third = await showForm(account, '/check')
    await expect.element(third.screen.getByText('Check your offer')).toBeInTheDocument()
    await press(third.screen.getByRole('button', { name: 'Change' }))
    await expect.element(rates(third.screen).nth(0)).toHaveValue('0.4')
  })

  it('stays with its refusal if another offer was made meanwhile', async () => {
    const { screen } = await showForm()
    const rates = screen.getByRole('textbox', { name: /^Rate/ })
    await rates.nth(0).fill('0.4')
    await rates.nth(1).fill('0.8')
    await press(screen.getByRole('button', { name: 'Continue' }))
    const deal = {
      member: MEMBER,
      current: null,
      offered: contract(SALARY, OFFER),
      unsettled: [],
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
    const { screen } = await showForm()
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
      unsettled: [],
      own: null,
      next: null,
      currency: 'THB',
    }))
    const { screen } = await showForm()
    await expect
      .element(screen.getByText('You can’t offer contracts of this kind yet'))
      .toBeInTheDocument()
    expect(screen.getByRole('textbox').query()).toBeNull()
  })
})

const DAILY: Terms = {
  kind: 'dailySalary',
  tiers: [{ activeMembers: 5, validBet: '1000.00', rate: 50 }],
}
const HOURLY: Terms = {
  kind: 'hourlySalary',
  tiers: [{ activeMembers: 1, validBet: '500.00', rate: 30 }],
}
const REALTIME: Terms = {
  kind: 'realtimeSalary',
  profitRate: 40,
  lossRate: 30,
  singleBet: '10.00',
}

/** Of each kind: what the own contract is, what is read of it, what is typed, and what is sent. */
const OFFERS = [
  {
    Page: DividendPage,
    at: 'agentDividendRecordCopy2',
    process: processDividend,
    own: DIVIDEND,
    bounds: [
      'In your own contract: 50%.',
      'In your own contract: 2.',
      'Your own contract allows 20% here.',
    ],
    typed: {
      'Bonuses and rebates taken from the base': '60',
      'Days with bets that make a member active': '3',
      'Active members, at least': '6',
      'Valid bets, at least': '7.5',
      'Team loss, at least': '2000',
      Rate: '12.5',
    },
    sent: {
      kind: 'dividend',
      period: 'M',
      costRatio: 60,
      carryOver: true,
      minBetDays: 3,
      tiers: [{ activeMembers: 6, validBet: '7.5', loss: '2000', rate: 1250 }],
    },
  },
  {
    Page: DailySalaryPage,
    at: 'agentDailyWages2',
    process: processDailySalary,
    own: DAILY,
    bounds: ['Your own contract allows 0.5% here.'],
    typed: {
      'Active members, at least': '5',
      'Valid bets, at least': '1,500.25',
      Rate: '0.5',
    },
    sent: {
      kind: 'dailySalary',
      tiers: [{ activeMembers: 5, validBet: '1500.25', rate: 50 }],
    },
  },
  {
    Page: HourlySalaryPage,
    at: 'agentHourSalary',
    process: processHourlySalary,
    own: HOURLY,
    bounds: ['Your own contract allows 0.3% here.'],
    typed: { 'Active members, at least': '2', 'Valid bets, at least': '600', Rate: '0.25' },
    sent: {
      kind: 'hourlySalary',
      tiers: [{ activeMembers: 2, validBet: '600', rate: 25 }],
    },
  },
  {
    Page: RealtimeSalaryPage,
    at: 'agentRealtimeSalary',
    process: processRealtimeSalary,
    own: REALTIME,
    bounds: [
      'Your own contract allows 0.4% here.',
      'Your own contract allows 0.3% here.',
      'In your own contract: ฿10.00.',
    ],
    typed: {
      'Rate on won bets': '0.35',
      'Rate on lost bets': '0.3',
      'Smallest bet that counts': '20',
    },
    sent: { kind: 'realtimeSalary', profitRate: 35, lossRate: 30, singleBet: '20' },
  },
] as const

describe('an offer', () => {
  it.each(OFFERS)(
    'of a $own.kind shows the bounds of the own contract, and is sent as it was typed',
    async ({ Page, at, process, own, bounds, typed, sent }) => {
      gateway.answer(getDownlineContract, () => ({
        member: MEMBER,
        current: null,
        offered: null,
        unsettled: [],
        own,
        next: null,
        currency: 'THB',
      }))
      gateway.answer(process, () => ({ contract: contract(own, OFFER), ended: 0 }))
      const account = crypto.randomUUID()
      const { screen } = await showPage(Page, `${at}/downlines/m7/offer`, account, 'agent')
      for (const bound of bounds) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        await expect.element(screen.getByText(bound)).toBeVisible()
      }
      for (const [name, text] of Object.entries(typed)) {
        // oxlint-disable-next-line no-await-in-loop -- as one types
        await screen.getByRole('textbox', { name, exact: true }).fill(text)
      }
      await press(screen.getByRole('button', { name: 'Continue' }))
      await press(screen.getByRole('button', { name: 'Offer the contract' }))
      await expect.poll(() => gateway.listOf(process)).toHaveLength(1)
      expect(gateway.listOf(process)[0]).toMatchObject({ action: 'offer', downlineId: 'm7' })
      expect(gateway.listOf(process)[0]).toHaveProperty('terms', sent)
    },
  )
})
