import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page as browser } from 'vitest/browser'
import { GatewayError } from '#core/contract/error.ts'
import type { LanguageCode } from '#core/locale/languages.ts'
import { localStore, sessionStore } from '#lib/storage.ts'
import { openGateway, press, showPage } from '#parts/center/testCenter.tsx'
import { getTransferReceipt, getTransferTerms, transferToMember } from '#parts/transfers/api.ts'
import { getDownline, searchTeam } from './api.ts'
import { DailySalaryPage } from '../contracts/DailySalaryPage.tsx'
import { DividendPage } from '../contracts/DividendPage.tsx'
import { HourlySalaryPage } from '../contracts/HourlySalaryPage.tsx'
import { RealtimeSalaryPage } from '../contracts/RealtimeSalaryPage.tsx'
import { ProfitPage } from '../reports/ProfitPage.tsx'
import { TeamBetsPage } from '../reports/TeamBetsPage.tsx'
import { TransactionsPage } from '../reports/TransactionsPage.tsx'
import { TeamPage } from './TeamPage.tsx'
import { answerTeam } from './testTeam.ts'

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
  language?: LanguageCode,
) => showPage(TeamPage, `downlineManagmentView${place && `/${place}`}`, account, user, language)

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

  it.each(['EN', 'TH', 'VI'] as const)(
    'reads a balance of 1.000 as a thousand only if decimals follow a comma: %s',
    async (language) => {
      const { screen } = await show('', 'agent', undefined, language)
      await press(screen.getByRole('button', { name: 'Filters' }))
      const field = screen.getByLabelText(/^Balance from/)
      await field.fill('1.000')
      const description = /doesn’t have that many decimals/
      if (language === 'VI')
        await expect.element(field).not.toHaveAccessibleDescription(description)
      else await expect.element(field).toHaveAccessibleDescription(description)
      await screen.getByLabelText('Kind').selectOptions('Players')
      await press(screen.getByRole('button', { name: 'Show members' }))
      await expect.poll(() => gateway.listOf(searchTeam)).toHaveLength(1)
      expect(gateway.listOf(searchTeam)[0]!['minBalance']).toBe(
        language === 'VI' ? '1000' : undefined,
      )
    },
  )

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
    const { screen, account } = await show('1/transfer')
    await screen.getByRole('textbox', { name: 'Amount' }).fill('450')
    await press(screen.getByRole('button', { name: 'Continue' }))
    await screen.getByLabelText(/^Payment password/).fill('258025')
    await press(screen.getByRole('button', { name: 'Transfer ฿450.00' }))
    await expect.element(screen.getByText(/We can’t connect right now/)).toBeInTheDocument()
    await screen.unmount()
    const { screen: other } = await show('3/transfer', 'agent', account)
    await expect.element(other.getByRole('textbox', { name: 'Amount' })).toHaveValue('')
    await other.unmount()
    const { screen: again } = await show('1/transfer', 'agent', account)
    await expect
      .element(again.getByText('We don’t know yet whether this went through'))
      .toBeInTheDocument()
  })

  it('is not offered for a member who is no direct downline', async () => {
    gateway.answer(getTransferTerms, () => {
      throw new GatewayError('member_not_found', { status: 404 })
    })
    const { screen } = await show('x/transfer')
    await expect.element(screen.getByText('You can’t transfer to this member')).toBeInTheDocument()
  })
})
