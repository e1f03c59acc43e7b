import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page as browser } from 'vitest/browser'
import { GatewayError } from '#core/contract/error.ts'
import { localStore, sessionStore } from '#lib/storage.ts'
import { openGateway, press, showPage } from '#parts/center/testCenter.tsx'
import { getTransferReceipt, getTransferTerms, transferToMember } from '#parts/transfers/api.ts'
import { getDownline, listRateChanges, searchTeam, updateDownlineRates } from './api.ts'
import { DailySalaryPage } from '../contracts/DailySalaryPage.tsx'
import { DividendPage } from '../contracts/DividendPage.tsx'
import { HourlySalaryPage } from '../contracts/HourlySalaryPage.tsx'
import { RealtimeSalaryPage } from '../contracts/RealtimeSalaryPage.tsx'
import { ProfitPage } from '../reports/ProfitPage.tsx'
import { TeamBetsPage } from '../reports/TeamBetsPage.tsx'
import { TransactionsPage } from '../reports/TransactionsPage.tsx'
import { TeamPage } from './TeamPage.tsx'
import { answerTeam, makeCard, RATES } from './testTeam.ts'

let gateway: ReturnType<typeof openGateway>
beforeEach(async () => {
  await browser.viewport(390, 844)
  gateway = openGateway()
  answerTeam(gateway, { own: 3, below: 2 })
})
afterEach(() => {
  localStore.clear([])
  sessionStore.clear([])
})

const show = async (
  place: string,
  user: 'agent' | 'officeAgent' = 'agent',
  account?: string | undefined,
) => showPage(TeamPage, `downlineManagmentView${place && `/${place}`}`, account, user)

describe('the levels of a team on phones', () => {
  it('lead down by links and up by a trail of names', async () => {
    const { screen } = await show('')
    await press(screen.getByRole('link', { name: 'Show 2' }).first())
    const trail = screen.getByRole('navigation', { name: 'Level' })
    await expect.element(trail.getByText('member0')).toHaveAttribute('aria-current', 'page')
    await expect.element(screen.getByRole('link', { name: /me•••-1/ })).toBeInTheDocument()
    await expect.element(screen.getByText('2 downlines')).toBeInTheDocument()
    await press(trail.getByRole('link', { name: 'My team' }))
    await expect.element(screen.getByRole('link', { name: /member2/ })).toBeInTheDocument()
  })
})

describe('the search', () => {
  it('asks once for what was typed, shows each find with its uplines, and gives way to the team', async () => {
    const { screen } = await show('')
    const field = screen.getByRole('searchbox', { name: 'Find a member' })
    await field.fill('ma')
    await field.fill('mal')
    await expect.element(screen.getByText('Level 2 · member4')).toBeInTheDocument()
    expect(gateway.listOf(searchTeam).map(({ text }) => text)).toEqual(['mal'])
    await press(screen.getByRole('button', { name: 'Clear the search' }))
    await expect.element(screen.getByRole('link', { name: /member2/ })).toBeInTheDocument()
  })

  it('takes filters from a sheet, which all hold together', async () => {
    const { screen } = await show('')
    await press(screen.getByRole('button', { name: 'Filters' }))
    await screen.getByLabelText('Activity').selectOptions('Never played')
    await screen.getByLabelText('Kind').selectOptions('Players')
    await screen.getByLabelText(/^Balance from/).fill('1,000')
    await press(screen.getByRole('button', { name: 'Show members' }))
    await expect.element(screen.getByText('Level 2 · member4')).toBeInTheDocument()
    const [asked] = gateway.listOf(searchTeam)
    expect(asked).toMatchObject({ activity: 'NEVER', kind: 'PLAYER', minBalance: '1000' })
    await expect.element(screen.getByRole('button', { name: '3 filters' })).toBeInTheDocument()
  })

  it('that finds nobody says so', async () => {
    gateway.answer(searchTeam, () => ({ list: [], currency: 'THB' }))
    const { screen } = await show('')
    await screen.getByRole('searchbox', { name: 'Find a member' }).fill('nobody')
    await expect.element(screen.getByText('Nobody in your team fits this')).toBeInTheDocument()
  })
})

describe('a member’s card', () => {
  it('of a direct downline has balance, contacts, rates and the way to a transfer', async () => {
    const { screen } = await show('1')
    await expect.element(screen.getByText('฿1,234.50')).toBeInTheDocument()
    await expect.element(screen.getByText('•••4567')).toBeInTheDocument()
    await expect.element(screen.getByRole('link', { name: 'Transfer money' })).toBeInTheDocument()
    await expect.element(screen.getByRole('link', { name: 'Change the rates' })).toBeInTheDocument()
  })

  it.each([
    ['Bets', TeamBetsPage],
    ['Profit and loss', ProfitPage],
    ['Transactions', TransactionsPage],
    ['Dividend', DividendPage],
    ['Daily salary', DailySalaryPage],
    ['Hourly salary', HourlySalaryPage],
    ['Real-time salary', RealtimeSalaryPage],
  ])('leads by “%s” to a page that asks about this member', async (name, Page) => {
    const { screen } = await show('1')
    const link = screen.getByRole('link', { name, exact: true })
    await expect.element(link).toBeInTheDocument()
    const address = link.element().getAttribute('href') as string
    await screen.unmount()
    const before = gateway.sent.length
    await showPage(Page, address, undefined, 'agent')
    const asked = () => gateway.sent.slice(before)
    await expect
      .poll(asked)
      .toContainEqual(
        expect.toSatisfy((each: object) => Object.values({ ...each, path: '' }).includes('1')),
      )
  })

  it('of a downline’s downline says what is hidden and why, and shows the sums', async () => {
    const { screen } = await show('4-1')
    await expect
      .element(screen.getByText(/^This member belongs to one of your downlines/))
      .toBeInTheDocument()
    await expect.element(screen.getByText('Win or loss of players')).toBeInTheDocument()
    for (const name of ['Transfer money', 'Change the rates']) {
      expect(screen.getByRole('link', { name }).query()).toBeNull()
    }
    expect(screen.getByText('Balance', { exact: true }).query()).toBeNull()
  })

  it('of somebody who is not in the team does not exist', async () => {
    gateway.answer(getDownline, () => {
      throw new GatewayError('member_not_found', { status: 404 })
    })
    const { screen } = await show('x')
    await expect
      .element(screen.getByText('There is no such member in your team.'))
      .toBeInTheDocument()
  })
})

describe('a change of rates', () => {
  it('is held to its bounds while typing, is checked with what the agent keeps, and is sent once', async () => {
    let rates = RATES
    gateway.answer(getDownline, () => ({ member: makeCard('1', { rates }), currency: 'THB' }))
    gateway.answer(updateDownlineRates, (input) => {
      rates = input['rates'] as typeof RATES
      return { rates }
    })
    gateway.answer(listRateChanges, () => ({
      list:
        rates === RATES
          ? []
          : [{ id: '1', at: '2026-11-22T05:00:00Z', before: RATES, after: rates }],
    }))
    const { screen } = await show('1/rates')
    const field = screen.getByRole('textbox', { name: /^Slots/ })
    await expect.element(screen.getByText('0.10% – 0.80%')).toBeInTheDocument()
    await field.fill('0.81')
    ;(field.element() as HTMLElement).blur()
    await expect.element(screen.getByText('Maximum: 0.80%.')).toBeInTheDocument()
    await field.fill('0.05')
    await expect.element(screen.getByText('Minimum: 0.10%.')).toBeInTheDocument()
    await field.fill('0.123')
    await expect.element(screen.getByText('Two decimals at most.')).toBeInTheDocument()
    await field.fill('0.6')
    await press(screen.getByRole('button', { name: 'Continue' }))
    await expect.element(screen.getByText('0.40% → 0.60%')).toBeInTheDocument()
    await expect.element(screen.getByText('You keep 0.20%')).toBeInTheDocument()
    await press(screen.getByRole('button', { name: 'Set these rates' }))
    await expect.element(screen.getByRole('button', { name: 'Continue' })).toBeInTheDocument()
    await expect.element(screen.getByText('0.40% → 0.60%')).toBeInTheDocument()
    const sent = gateway.listOf(updateDownlineRates)
    expect(sent).toMatchObject([{ id: '1', rates: { ...RATES, slots: 60 } }])
  })

  it('outlives a reload, and stays with its refusal if the bounds are others by then', async () => {
    let bounds = { min: RATES, max: { ...RATES, slots: 80 } }
    gateway.answer(listRateChanges, () => ({ list: [] }))
    gateway.answer(getDownline, () => ({ member: makeCard('1', { bounds }), currency: 'THB' }))
    const account = crypto.randomUUID()
    const first = await show('1/rates', 'agent', account)
    await first.screen.getByRole('textbox', { name: /^Slots/ }).fill('0.6')
    await first.screen.unmount()
    const second = await show('1/rates', 'agent', account)
    await press(second.screen.getByRole('button', { name: 'Continue' }))
    await expect.element(second.screen.getByText('0.40% → 0.60%')).toBeInTheDocument()
    await second.screen.unmount()
    const { screen } = await show('1/rates/check', 'agent', account)
    await expect.element(screen.getByText('0.40% → 0.60%')).toBeInTheDocument()
    gateway.answer(updateDownlineRates, () => {
      bounds = { ...bounds, max: { ...RATES, slots: 50 } }
      throw new GatewayError('rates_out_of_bounds', { status: 409, data: bounds })
    })
    await press(screen.getByRole('button', { name: 'Set these rates' }))
    const field = screen.getByRole('textbox', { name: /^Slots/ })
    await expect.element(field).toHaveValue('0.60')
    await expect.element(screen.getByRole('alert')).toBeInTheDocument()
  })

  it('stands on the card beside today’s rates until its day, is what the next one changes, and says from when it counts', async () => {
    const coming = { ...RATES, slots: 60 }
    const change = { at: '2026-11-26T05:00:00Z', before: RATES, after: coming }
    gateway.answer(getDownline, () => ({
      member: makeCard('1', { comingRates: { rates: coming, from: '2026-11-27' } }),
      currency: 'THB',
    }))
    gateway.answer(listRateChanges, () => ({
      list: [
        { ...change, id: '2', countsFrom: '2026-11-27' },
        { ...change, id: '1', countsFrom: null },
      ],
    }))
    const first = await show('1')
    await expect.element(first.screen.getByText('0.40% today')).toBeInTheDocument()
    await expect.element(first.screen.getByText(/^0\.60% from .*27/)).toBeInTheDocument()
    expect(first.screen.getByText(/ today$/).all()).toHaveLength(1)
    await first.screen.unmount()
    const { screen } = await show('1/rates')
    await expect.element(screen.getByRole('textbox', { name: /^Slots/ })).toHaveValue('0.60')
    await expect.element(screen.getByText(/^Counts from .*27/)).toBeInTheDocument()
    await expect.element(screen.getByText('Replaced on the same day')).toBeInTheDocument()
  })

  it('to what they are already is not sent', async () => {
    const { screen } = await show('1/rates')
    await press(screen.getByRole('button', { name: 'Continue' }))
    await expect
      .element(screen.getByText('These are the rates that the downline has already.'))
      .toBeInTheDocument()
  })
})

describe('a transfer to a downline', () => {
  const payee = { id: '1', account: 'member1', nickname: 'Nick 1' }
  const receipt = {
    id: 'D1',
    at: '2026-11-22T05:00:00Z',
    direction: 'DOWNLINE',
    payee,
    amount: '450.00',
    currency: 'THB',
  }
  beforeEach(() => {
    gateway.answer(getTransferTerms, () => ({
      payee,
      balance: '900.00',
      currency: 'THB',
      minAmount: '100.00',
      maxAmount: '500.00',
      dailyLimit: '1000.00',
      dailyLeft: '800.00',
    }))
    gateway.answer(getTransferReceipt, () => receipt)
    gateway.answer(transferToMember, () => ({ ...receipt, balance: '450.00' }))
  })

  it('is checked, made with the payment password, and ends at its receipt', async () => {
    const { screen } = await show('1/transfer')
    await screen.getByRole('textbox', { name: 'Amount' }).fill('450')
    await press(screen.getByRole('button', { name: 'Continue' }))
    await expect.element(screen.getByText('To your downline')).toBeInTheDocument()
    await screen.getByLabelText(/^Payment password/).fill('258025')
    await press(screen.getByRole('button', { name: 'Transfer ฿450.00' }))
    await expect
      .element(screen.getByText('The money has arrived with your downline.'))
      .toBeInTheDocument()
    expect(gateway.listOf(transferToMember)).toMatchObject([
      { direction: 'DOWNLINE', payeeId: '1', amount: '450' },
    ])
  })

  it('keeps its amount over a reload, also at its last look, which leads back to its form', async () => {
    const { screen, account } = await show('1/transfer')
    await screen.getByRole('textbox', { name: 'Amount' }).fill('450')
    await press(screen.getByRole('button', { name: 'Continue' }))
    await press(screen.getByRole('button', { name: 'Change' }))
    await expect.element(screen.getByRole('textbox', { name: 'Amount' })).toHaveValue('450')
    await screen.unmount()
    const { screen: form } = await show('1/transfer', 'agent', account)
    await expect.element(form.getByRole('textbox', { name: 'Amount' })).toHaveValue('450')
    await form.unmount()
    const { screen: look } = await show('1/transfer/check', 'agent', account)
    await look.getByLabelText(/^Payment password/).fill('258025')
    await press(look.getByRole('button', { name: 'Transfer ฿450.00' }))
    await expect
      .element(look.getByText('The money has arrived with your downline.'))
      .toBeInTheDocument()
    await look.unmount()
    const { screen: next } = await show('1/transfer/check', 'agent', account)
    await expect.element(next.getByRole('textbox', { name: 'Amount' })).toHaveValue('')
  })

  it('whose reply was lost is not mixed up with a transfer to somebody else', async () => {
    gateway.loseNext(transferToMember)
    gateway.answer(getTransferReceipt, () => {
      throw new GatewayError('network')
    })
    const { screen, account } = await show('1/transfer')
    await screen.getByRole('textbox', { name: 'Amount' }).fill('450')
    await press(screen.getByRole('button', { name: 'Continue' }))
    await screen.getByLabelText(/^Payment password/).fill('258025')
    await press(screen.getByRole('button', { name: 'Transfer ฿450.00' }))
    await expect.element(screen.getByText(/We don’t know yet whether/)).toBeInTheDocument()
    await screen.unmount()
    const { screen: other } = await show('3/transfer', 'agent', account)
    await expect.element(other.getByRole('textbox', { name: 'Amount' })).toHaveValue('')
    await other.unmount()
    const { screen: again } = await show('1/transfer', 'agent', account)
    await expect.element(again.getByText(/We don’t know yet whether/)).toBeInTheDocument()
  })

  it('is not offered for a member who is no direct downline', async () => {
    gateway.answer(getTransferTerms, () => {
      throw new GatewayError('member_not_found', { status: 404 })
    })
    const { screen } = await show('x/transfer')
    await expect.element(screen.getByText('You can’t transfer to this member')).toBeInTheDocument()
  })
})
