import { beforeEach, describe, expect, it } from 'vitest'
import { GatewayError } from '#core/contract/error.ts'
import type { LanguageCode } from '#rules/languages.ts'
import { press, showPage } from '#support/components/center.tsx'
import { getDownlineContract, previewContract, processDailySalary } from './api.ts'
import { DailySalaryPage } from './DailySalaryPage.tsx'
import { HourlySalaryPage } from './HourlySalaryPage.tsx'
import {
  ARITHMETIC,
  contract,
  MEMBER,
  OFFER,
  SALARY,
  openContracts,
} from '#support/components/agent-contracts.ts'

let gateway: ReturnType<typeof openContracts>
beforeEach(() => {
  gateway = openContracts()
})

const showForm = (account?: string, step = '', language?: LanguageCode) =>
  showPage(
    DailySalaryPage,
    `agentDailyWages2/downlines/m7/offer${step}`,
    account,
    'agent',
    language,
  )

describe('the form of an offer', () => {
  it('the form for a contract offer shows its limits, and an error while typing', async () => {
    const { screen } = await showForm()
    await expect
      .element(screen.getByText('Your own contract allows 0.50% here.'))
      .toBeInTheDocument()
    const rate = screen.getByRole('textbox', { name: /^Rate/ }).first()
    await rate.fill('0.6')
    await expect
      .element(rate)
      .toHaveAccessibleDescription('Your own contract pays 0.50% at most for this. Offer no more.')
    await rate.fill('0.4')
    await expect.element(rate).not.toHaveAccessibleDescription(/at most/)
  })

  it.each(['EN', 'TH', 'VI'] as const)(
    'the form for a contract offer reads 1.000 as thousand only with decimal commas: %s',
    async (language) => {
      const { screen } = await showForm(undefined, '', language)
      const field = (name: RegExp) => screen.getByRole('textbox', { name }).first()
      const isVietnamese = language === 'VI'
      for (const [name, ifPoint, ifComma] of [
        [/^Minimum active members/, 'Enter a whole number.', ''],
        [/^Minimum valid bets/, /doesn’t have that many decimals/, ''],
        [/^Rate/, 'Two decimals at most.', 'This is out of range.'],
      ] as const) {
        // oxlint-disable-next-line no-await-in-loop -- fields are filled one by one, as when typing
        await field(name).fill('1.000')
        // oxlint-disable-next-line no-await-in-loop -- fields are filled one by one, as when typing
        await expect
          .element(field(name))
          .toHaveAccessibleDescription(isVietnamese ? ifComma : ifPoint)
      }
    },
  )

  it('the contract offer form reports a tier where the agent’s contract pays nothing', async () => {
    const { screen } = await showForm()
    await screen.getByRole('textbox', { name: /^Rate/ }).first().fill('0.4')
    await screen
      .getByRole('textbox', { name: /^Minimum active members/ })
      .first()
      .fill('4')
    await expect
      .element(screen.getByRole('textbox', { name: /^Rate/ }).first())
      .toHaveAccessibleDescription(/pays nothing at this level/)
  })

  it('the contract offer form adds and removes tiers, and reports a tier without higher pay', async () => {
    const { screen } = await showForm()
    const rates = screen.getByRole('textbox', { name: /^Rate/ })
    await rates.nth(0).fill('0.4')
    await rates.nth(1).fill('0.4')
    await expect.element(rates.nth(1)).toHaveAccessibleDescription(/above 0.40%/)
    await press(screen.getByRole('button', { name: 'Remove tier 2' }))
    await expect.poll(() => rates.elements()).toHaveLength(1)
    await press(screen.getByRole('button', { name: 'Add a tier' }))
    await expect.poll(() => rates.elements()).toHaveLength(2)
  })

  it('the contract offer form refuses empty fields, and leads through a review to the offer', async () => {
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
    await expect.element(screen.getByRole('heading', { name: 'Check your offer' })).toHaveFocus()
    await expect.element(screen.getByText('0.80%').first()).toBeInTheDocument()
    await press(screen.getByRole('button', { name: 'Offer the contract' }))
    await expect.poll(() => gateway.listOf(processDailySalary)).toHaveLength(1)
    expect(gateway.listOf(processDailySalary)[0]).toMatchObject({
      action: 'offer',
      downlineId: 'm7',
      terms: { kind: 'dailySalary', tiers: [{ rate: 40 }, { rate: 80 }] },
    })
  })

  it('the contract offer form and its review keep all entries over a reload', async () => {
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

  it('the contract offer form shows its refusal even if another offer was made meanwhile', async () => {
    const { screen } = await showForm()
    const rates = screen.getByRole('textbox', { name: /^Rate/ })
    await rates.nth(0).fill('0.4')
    await rates.nth(1).fill('0.8')
    await press(screen.getByRole('button', { name: 'Continue' }))
    const deal = {
      member: MEMBER,
      current: null,
      offered: contract(SALARY, OFFER),
      hasWallet: true,
      isOpen: true,
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

  it('the contract offer form previews what its terms would have paid last period', async () => {
    const { screen } = await showForm()
    const card = screen.getByRole('region', { name: 'What it would have paid' })
    await expect.element(card.getByText(/Fill in the terms/)).toBeInTheDocument()
    const rates = screen.getByRole('textbox', { name: /^Rate/ })
    await rates.nth(0).fill('0.4')
    await rates.nth(1).fill('0.8')
    await expect.element(card.getByText('฿400.00').first()).toBeInTheDocument()
  })

  it('the preview of an hourly salary names the hour that it is of', async () => {
    gateway.answer(getDownlineContract, () => ({
      member: MEMBER,
      current: null,
      offered: null,
      hasWallet: true,
      isOpen: true,
      unsettled: [],
      own: { kind: 'hourlySalary', tiers: [{ activeMembers: 1, validBet: '500.00', rate: 30 }] },
      next: null,
      currency: 'THB',
    }))
    const hour = { start: '2030-01-01T20:00:00Z', end: '2030-01-01T21:00:00Z' }
    gateway.answer(previewContract, () => ({ ...ARITHMETIC, ...hour, currency: 'THB' }))
    const { screen } = await showPage(HourlySalaryPage, 'agentHourSalary/downlines/m7/offer')
    await screen.getByRole('textbox', { name: /^Rate/ }).first().fill('0.2')
    const card = screen.getByRole('region', { name: 'What it would have paid' })
    await expect.element(card.getByText('2 Jan 2030, 03:00')).toBeInTheDocument()
  })

  it('an agent without an own contract of the kind sees why no offer form exists', async () => {
    gateway.answer(getDownlineContract, () => ({
      member: MEMBER,
      current: null,
      offered: null,
      hasWallet: true,
      isOpen: true,
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
