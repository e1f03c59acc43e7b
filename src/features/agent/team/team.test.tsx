import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page as browser } from 'vitest/browser'
import { GatewayError } from '#core/contract/error.ts'
import type { LanguageCode } from '#rules/languages.ts'
import { localStore, sessionStore } from '#lib/storage.ts'
import { openGateway, press, showPage } from '#support/components/center.tsx'
import { getDownline, searchTeam } from './api.ts'
import { DailySalaryPage } from '../contracts/DailySalaryPage.tsx'
import { DividendPage } from '../contracts/DividendPage.tsx'
import { HourlySalaryPage } from '../contracts/HourlySalaryPage.tsx'
import { RealtimeSalaryPage } from '../contracts/RealtimeSalaryPage.tsx'
import { ProfitPage } from '../reports/ProfitPage.tsx'
import { TeamBetsPage } from '../reports/TeamBetsPage.tsx'
import { TransactionsPage } from '../reports/TransactionsPage.tsx'
import { TeamPage } from './TeamPage.tsx'
import { answerTeam, makeCard } from '#support/components/agent-team.ts'
import { typeInto } from '#support/components/typing.ts'

let gateway: ReturnType<typeof openGateway>
beforeEach(async () => {
  await browser.viewport(390, 844)
  gateway = openGateway()
  answerTeam(gateway, { own: 3, below: 2 })
})
afterEach(() => {
  localStore.clear()
  sessionStore.clear()
})

const show = async (
  place: string,
  user: 'agent' | 'officeAgent' = 'agent',
  account?: string | undefined,
  language?: LanguageCode,
) => showPage(TeamPage, `downlineManagmentView${place && `/${place}`}`, account, user, language)

describe('the levels of a team on phones', () => {
  it('the team page on phones opens downlines by links and uplines by breadcrumbs', async () => {
    const { screen } = await show('')
    await press(screen.getByRole('link', { name: 'Show 2' }).first())
    const trail = screen.getByRole('navigation', { name: 'Path to this member' })
    await expect.element(trail.getByText('member0')).toHaveAttribute('aria-current', 'page')
    await expect.element(screen.getByRole('link', { name: /me•••-1/ })).toBeInTheDocument()
    await expect.element(screen.getByText('2 downlines')).toBeInTheDocument()
    await press(trail.getByRole('link', { name: 'My team' }))
    await expect.element(screen.getByRole('link', { name: /member2/ })).toBeInTheDocument()
  })
})

describe('the search', () => {
  it('the team search sends a typed text once, and shows each result’s uplines', async () => {
    const { screen } = await show('')
    const field = screen.getByRole('searchbox', { name: 'Find a member' })
    await expect.element(field).toBeInTheDocument()
    typeInto(field.element(), 'ma')
    // The page renders the first text in a microtask, before any timer can send the text.
    await Promise.resolve()
    typeInto(field.element(), 'mal')
    await expect.element(screen.getByText('Level 2 · member4')).toBeInTheDocument()
    expect(gateway.listOf(searchTeam).map(({ text }) => text)).toEqual(['mal'])
    await press(screen.getByRole('button', { name: 'Clear the search' }))
    await expect.element(screen.getByRole('link', { name: /member2/ })).toBeInTheDocument()
  })

  it('the team search applies all filters of its bottom sheet together', async () => {
    const { screen } = await show('')
    await press(screen.getByRole('button', { name: 'Filters' }))
    await screen.getByLabelText('Activity').selectOptions('Never played')
    await screen.getByLabelText('Type').selectOptions('Players')
    await screen.getByLabelText(/^Balance from/).fill('1,000')
    await press(screen.getByRole('button', { name: 'Show members' }))
    await expect.element(screen.getByText('Level 2 · member4')).toBeInTheDocument()
    const [asked] = gateway.listOf(searchTeam)
    expect(asked).toMatchObject({ activity: 'NEVER', kind: 'PLAYER', minBalance: '1000' })
    await expect.element(screen.getByRole('button', { name: '3 filters' })).toBeInTheDocument()
  })

  it.each(['EN', 'TH', 'VI'] as const)(
    'the team search reads the typed balance 1.000 by the language’s number format: %s',
    async (language) => {
      const { screen } = await show('', 'agent', undefined, language)
      await press(screen.getByRole('button', { name: 'Filters' }))
      const field = screen.getByLabelText(/^Balance from/)
      await field.fill('1.000')
      const description = /doesn’t have that many decimals/
      if (language === 'VI')
        await expect.element(field).not.toHaveAccessibleDescription(description)
      else await expect.element(field).toHaveAccessibleDescription(description)
      await screen.getByLabelText('Type').selectOptions('Players')
      await press(screen.getByRole('button', { name: 'Show members' }))
      await expect.poll(() => gateway.listOf(searchTeam)).toHaveLength(1)
      expect(gateway.listOf(searchTeam)[0]!['minBalance']).toBe(
        language === 'VI' ? '1000' : undefined,
      )
    },
  )

  it('the team search says that it found no member', async () => {
    gateway.answer(searchTeam, () => ({ list: [], currency: 'THB' }))
    const { screen } = await show('')
    await screen.getByRole('searchbox', { name: 'Find a member' }).fill('nobody')
    await expect.element(screen.getByText('Nobody on your team matches')).toBeInTheDocument()
  })
})

describe('a member’s card', () => {
  it('the card of a direct downline has balance, contacts, rates and a transfer link', async () => {
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
  ])('the “%s” link on a member’s card leads to a page about this member', async (name, Page) => {
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

  it('the card of a member tells the day on which the member leaves the team', async () => {
    const member = makeCard('1', { movesOn: '2026-12-01' })
    gateway.answer(getDownline, () => ({ member, currency: 'THB' }))
    const { screen } = await show('1')
    await expect.element(screen.getByText(/leaves your team on 1 Dec 2026/)).toBeVisible()
  })

  it('the card of an agent without a wallet offers no contracts and says why', async () => {
    const member = makeCard('1', { canPay: false, hasWallet: false })
    gateway.answer(getDownline, () => ({ member, currency: 'THB' }))
    const { screen } = await show('1')
    const why = 'Office agents have no wallet, so they can’t have a contract.'
    await expect.element(screen.getByText(why)).toBeInTheDocument()
    await expect.element(screen.getByRole('link', { name: 'Bets' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: /Dividend|salary/ }).elements()).toEqual([])
  })

  it('the card of a downline’s downline says which data are hidden and why', async () => {
    const { screen } = await show('4-1')
    await expect
      .element(screen.getByText(/^This member belongs to one of your downlines/))
      .toBeInTheDocument()
    await expect.element(screen.getByText('Win or loss on bets')).toBeInTheDocument()
    for (const name of ['Transfer money', 'Change the rates']) {
      expect(screen.getByRole('link', { name }).query()).toBeNull()
    }
    expect(screen.getByText('Balance', { exact: true }).query()).toBeNull()
  })

  it('the card’s address of a member outside the team says that no such member exists', async () => {
    gateway.answer(getDownline, () => {
      throw new GatewayError('member_not_found', { status: 404 })
    })
    const { screen } = await show('x')
    await expect.element(screen.getByText('This member isn’t on your team.')).toBeInTheDocument()
  })
})
