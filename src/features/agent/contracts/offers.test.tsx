import { beforeEach, describe, expect, it } from 'vitest'
import { GatewayError } from '#core/contract/error.ts'
import { press, showPage } from '#support/components/center.tsx'
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
import {
  contract,
  DIVIDEND,
  MEMBER,
  OFFER,
  openContracts,
} from '#support/components/agent-contracts.ts'

let gateway: ReturnType<typeof openContracts>
beforeEach(() => {
  gateway = openContracts()
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

/**
 * For each kind of contract: the agent's own terms, the limits that the page shows, the texts that
 * the test types, and the terms that are sent.
 */
const OFFERS = [
  {
    Page: DividendPage,
    at: 'agentDividendRecordCopy2',
    process: processDividend,
    own: DIVIDEND,
    bounds: [
      'In your own contract: 50%.',
      'In your own contract: 2.',
      'Your own contract allows 20.00% here.',
    ],
    typed: {
      'Bonuses and rebates deducted from the base': '60',
      'Days with bets that make a member active': '3',
      'Minimum active members': '6',
      'Minimum valid bets': '7.5',
      'Minimum team loss': '2000',
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
    bounds: ['Your own contract allows 0.50% here.'],
    typed: {
      'Minimum active members': '5',
      'Minimum valid bets': '1,500.25',
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
    bounds: ['Your own contract allows 0.30% here.'],
    typed: { 'Minimum active members': '2', 'Minimum valid bets': '600', Rate: '0.25' },
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
      'Your own contract allows 0.40% here.',
      'Your own contract allows 0.30% here.',
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

const LATE = [
  [
    'cancels an offer that is signed meanwhile',
    'withdraw',
    'Cancel the offer',
    { offered: contract(DIVIDEND, OFFER) },
    { current: contract(DIVIDEND, { ...OFFER, state: 'active' }) },
    'This offer can no longer be canceledYour downline has signed it. Your downline is paid under these terms.',
  ],
  [
    'asks to end a contract that the downline asks to end meanwhile',
    'end',
    'Ask to end it',
    { current: contract(DIVIDEND) },
    {
      current: contract(DIVIDEND, {
        state: 'terminationRequested',
        terminationAskedBy: 'downline',
      }),
    },
    'Your request to end it wasn’t sentThe other side has asked to end it. It stays in force until you agree.',
  ],
] as const

describe('a contract action that came too late', () => {
  it.each(LATE)('an agent who %s is told so', async (_, step, button, before, after, words) => {
    const deal = {
      member: MEMBER,
      current: null,
      offered: null,
      unsettled: [],
      own: DIVIDEND,
      next: null,
      currency: 'THB',
    }
    gateway.answer(getDownlineContract, () => ({ ...deal, ...before }))
    const at = `agentDividendRecordCopy2/downlines/m7/${step}`
    const { screen } = await showPage(DividendPage, at, crypto.randomUUID(), 'agent')
    const action = screen.getByRole('button', { name: button })
    await expect.element(action).toBeVisible()
    gateway.answer(getDownlineContract, () => ({ ...deal, ...after }))
    gateway.answer(processDividend, () => {
      throw new GatewayError('contract_changed', { status: 409 })
    })
    await press(action)
    await expect.element(screen.getByRole('alert')).toHaveTextContent(words)
  })
})

describe('an offer', () => {
  it.each(OFFERS)(
    'the offer form for $own.kind contracts shows the limits and sends the typed terms',
    async ({ Page, at, process, own, bounds, typed, sent }) => {
      gateway.answer(getDownlineContract, () => ({
        member: MEMBER,
        current: null,
        offered: null,
        hasWallet: true,
        isOpen: true,
        unsettled: [],
        own,
        next: null,
        currency: 'THB',
      }))
      gateway.answer(process, () => ({ contract: contract(own, OFFER), ended: 0 }))
      const account = crypto.randomUUID()
      const { screen } = await showPage(Page, `${at}/downlines/m7/offer`, account, 'agent')
      for (const bound of bounds) {
        // oxlint-disable-next-line no-await-in-loop -- the limits appear one after the other
        await expect.element(screen.getByText(bound)).toBeVisible()
      }
      for (const [name, text] of Object.entries(typed)) {
        // oxlint-disable-next-line no-await-in-loop -- fields are filled one by one, as when typing
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
