import * as v from 'valibot'
import { expect, it, onTestFinished, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import TEXT_SIZES from '#themes/choices/textSize.json' with { type: 'json' }
import theme from '#app/theme.css?inline'
import { AccountsPage } from '#features/agent/accounts/AccountsPage.tsx'
import { getAccountTerms, listInvitations } from '#features/agent/accounts/api.ts'
import { listTeamBets, listTeamProfit, sumTeamBets } from '#features/agent/reports/api.ts'
import { ProfitPage } from '#features/agent/reports/ProfitPage.tsx'
import { ProfitRowSchema, TeamBetSchema } from '#features/agent/reports/schema.ts'
import { TeamBetsPage } from '#features/agent/reports/TeamBetsPage.tsx'
import { listDownlines } from '#features/agent/team/api.ts'
import { TeamPage } from '#features/agent/team/TeamPage.tsx'
import { answerTeam, makeRow, RATES } from '#support/components/agent-team.ts'
import { openGateway, press, showPage } from '#support/components/center.tsx'
import { listVendors } from '#parts/games/api.ts'
import { RangeDialog } from '#parts/records/RangeDialog.tsx'
import { CountBadge } from '#ui/CountBadge.tsx'

const sizes = Object.entries(TEXT_SIZES.regular).map(([name, size]) => `--${name}: ${size};`)

/** Applies the styles of the brand with the widest spacing to the page until the test ends. */
function dress(more = ''): void {
  const style = document.createElement('style')
  style.textContent = `${theme} :root { --spacing: 0.275rem; ${sizes.join('')} } ${more}`
  document.body.append(style)
  onTestFinished(() => style.remove())
}

const SUMS = { count: 2, stake: '0.00', validBet: '0.00', win: '0.00', net: '0.00' }

const bet = ({ account, ...more }: { account: string; betNo: string; betState?: string }) =>
  v.parse(TeamBetSchema, {
    vassalage: 'FLS',
    vassalageName: 'Floodlight Studios',
    nodeName: 'The Glimmering Volleyball Parlay of Gold',
    betState: 'SETTLED',
    betAmount: '12345.00',
    validBet: '12345.00',
    winAmount: '12345.00',
    netAmount: '-12345.00',
    betTime: '2026-11-22T18:30:00Z',
    member: { id: account, account, isAgent: false, level: 3 },
    ...more,
  })

/** Lists the words that are broken across two lines. */
function brokenWords(within: Element): string[] {
  const texts = document.createTreeWalker(within, NodeFilter.SHOW_TEXT)
  const broken: string[] = []
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    for (const { 0: word, index } of text.nodeValue!.matchAll(/\S+/g)) {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word)
    }
  }
  return broken
}

it('the table of team bets on a wide screen breaks no word', async () => {
  await page.viewport(1280, 800)
  // The smallest width in pixels that the table of team members gets in windows of 1280 px or more.
  dress('body { width: 909px }')
  const reference = 'ijkCPOg0AzQr.098ae7c3-2c77-4dba-9c1f-36797b69ad34.bet'
  const gateway = openGateway()
  gateway.answer(listVendors, () => ({ lanes: [] }))
  gateway.answer(sumTeamBets, () => ({ sums: SUMS, currency: 'THB' }))
  gateway.answer(listTeamBets, () => ({
    list: [
      bet({ betNo: reference, account: 'longplayer12' }),
      bet({ betNo: 'B1', account: 'ko•••ra', betState: 'OPEN' }),
    ],
    currency: 'THB',
  }))
  await showPage(TeamBetsPage, 'personalHistoryCopy', undefined, 'agent')
  const table = page.getByRole('table', { name: 'Bets' })
  const open = table.getByRole('row', { name: /ko•••ra/ })
  await expect.element(open.getByText('Open')).toBeVisible()
  const box = table.element().getBoundingClientRect()
  expect(box.right, 'the table stays in its frame').toBeLessThanOrEqual(909)
  expect(brokenWords(table.element())).toEqual([])
  const heights = [...table.element().querySelectorAll('tbody tr')].map((row) => row.clientHeight)
  expect(Math.max(...heights)).toBeLessThanOrEqual(60)

  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await press(page.getByRole('button', { name: `Copy reference ${reference}` }))
  expect(copied).toHaveBeenCalledWith(reference)
})

it('the table of team bets scrolls sideways inside its frame in a narrow window', async () => {
  await page.viewport(1024, 800)
  // The width in pixels that the table gets on a small laptop.
  dress('body { width: 713px }')
  const gateway = openGateway()
  gateway.answer(listVendors, () => ({ lanes: [] }))
  gateway.answer(sumTeamBets, () => ({ sums: SUMS, currency: 'THB' }))
  gateway.answer(listTeamBets, () => ({
    list: [bet({ betNo: 'ijkCPOg0AzQr.098ae7c3', account: 'longplayer12' })],
    currency: 'THB',
  }))
  await showPage(TeamBetsPage, 'personalHistoryCopy', undefined, 'agent')
  const table = page.getByRole('table', { name: 'Bets' })
  await expect.element(table.getByText('longplayer12')).toBeVisible()
  const frame = () => table.element().parentElement!
  await expect.poll(() => getComputedStyle(frame()).overflowX).toBe('auto')
  expect(frame().scrollWidth).toBeGreaterThan(frame().clientWidth)
  frame().scrollTo(500, 0)
  const last = table.getByRole('columnheader', { name: 'Reference' }).element()
  // Columns have widths in parts of a pixel.
  expect(Math.floor(last.getBoundingClientRect().right)).toBeLessThanOrEqual(713)
  // In a wider window, the table needs no scrolling, and its head stays in view.
  await page.viewport(1440, 800)
  dress('body { width: 1040px }')
  await expect.poll(() => getComputedStyle(last).position).toBe('sticky')
  expect(getComputedStyle(frame()).overflowX).toBe('visible')
})

it('rows of the profit-and-loss table have at most two lines on a small laptop', async () => {
  await page.viewport(1280, 800)
  dress('body { width: 909px }')
  const figures = {
    deposit: '101421.24',
    withdrawal: '21618.76',
    betAmount: '194560.00',
    validBet: '188160.00',
    winAmount: '185840.00',
    bonus: '3100.00',
    rebate: '0.00',
    netAmount: '10174.50',
  }
  const own = { id: 'own', account: 'demoleader12', isAgent: true, level: 0 }
  const below = { id: 'below', account: 'downline1234', isAgent: true, level: 1 }
  const gateway = openGateway()
  gateway.answer(listTeamProfit, () => ({
    list: [
      v.parse(ProfitRowSchema, { kind: 'member', member: own, ...figures }),
      v.parse(ProfitRowSchema, { kind: 'member', member: below, ...figures }),
      v.parse(ProfitRowSchema, { kind: 'moves', ...figures }),
    ],
    sums: { count: 3, ...figures },
    trail: [],
    currency: 'THB',
  }))
  await showPage(ProfitPage, 'palStatementsAgentCopy', undefined, 'agent')
  const table = page.getByRole('table', { name: 'Profit and loss' })
  await expect.element(table.getByRole('cell', { name: /^Moves/ })).toBeVisible()
  await expect
    .element(
      page
        .getByLabelText('Totals for this period')
        .getByText(/^Moves between teams\s*Play here by members who left/),
    )
    .toBeVisible()
  const heights = [...table.element().querySelectorAll('tbody tr')].map((row) => row.clientHeight)
  expect(Math.max(...heights)).toBeLessThanOrEqual(60)
})

it('the team tree on a wide screen shows full account names and shortened nicknames', async () => {
  await page.viewport(1024, 800)
  dress('body { width: 700px }')
  const gateway = openGateway()
  const row = { ...makeRow('0', 2), account: 'somagent1somchai', nickname: 'Somchai Wongsakul' }
  gateway.answer(listDownlines, () => ({ list: [row], total: 1, path: [], currency: 'THB' }))
  await showPage(TeamPage, 'downlineManagmentView', undefined, 'agent')
  const name = page.getByText(row.account, { exact: true })
  await expect.element(name).toBeVisible()
  expect(name.element().scrollWidth).toBeLessThanOrEqual(name.element().clientWidth)
})

it('the search field for team members has one clear button and fits 320 px', async () => {
  await page.viewport(320, 640)
  dress('body { padding: 0 1.1rem }')
  const gateway = openGateway()
  answerTeam(gateway, { own: 3, below: 2 })
  const { screen } = await showPage(TeamPage, 'downlineManagmentView', undefined, 'agent')
  const field = screen.getByRole('searchbox', { name: 'Find a member' })
  await field.fill('mal')
  await expect.element(screen.getByRole('button', { name: 'Clear the search' })).toBeVisible()
  const { width, height } = field.element().getBoundingClientRect()
  // Clicks where some browsers draw a clear button of their own.
  await field.click({ position: { x: width - 24, y: height / 2 } })
  await expect.element(field).toHaveValue('mal')
  const beside = [field, screen.getByRole('button', { name: 'Filters' })].filter(
    (part) => part.element().getBoundingClientRect().right > 320 - 17,
  )
  expect(beside).toEqual([])
})

it('the date calendar on a wide screen shows two whole months side by side', async () => {
  await page.viewport(1440, 900)
  dress()
  const days = { from: '2026-08-01', to: '2026-08-10' }
  const ignore = () => undefined
  const Calendar = () => (
    <RangeDialog days={days} today="2026-08-20" onChoose={ignore} onClose={ignore} />
  )
  await showPage(Calendar, '')
  const dialog = page.getByRole('dialog', { name: 'Choose dates' })
  const months = () => dialog.getByRole('grid').elements()
  await expect.poll(months).toHaveLength(2)
  expect(new Set(months().map((month) => month.getBoundingClientRect().top)).size).toBe(1)
  const body = dialog.element().querySelector('[data-dialog-body]')!
  expect(body.scrollHeight).toBe(body.clientHeight)
})

it('the state of an invitation link stays on one line beside a long name', async () => {
  await page.viewport(320, 640)
  dress()
  const channel = 'Facebook-Bangkok-Group-2026-Newcomers'
  const results = { opens: 9, registrations: 5, firstDeposits: 2, validBet: '1200.00' }
  const gateway = openGateway()
  gateway.answer(getAccountTerms, () => ({
    rates: RATES,
    ownCode: 'AGENT01',
    mayOpen: true,
    links: 1,
    mostLinks: 30,
  }))
  gateway.answer(listInvitations, () => ({
    currency: 'THB',
    list: [
      {
        id: 'L1',
        code: 'LINE2026',
        kind: 'PLAYER',
        channel,
        rates: RATES,
        state: 'ACTIVE',
        createdAt: '2026-11-01T05:00:00Z',
        lastDay: null,
        usesLimit: null,
        results,
      },
    ],
  }))
  await showPage(AccountsPage, 'registerCenter', undefined, 'agent')
  const label = page.getByRole('article', { name: channel }).getByText('Active', { exact: true })
  await expect.element(label).toBeVisible()
  expect(label.element().getBoundingClientRect().height).toBeLessThan(24)
})

it('a count of two digits stays in one line over an icon without width', async () => {
  dress('body { overflow-wrap: anywhere }')
  const { container } = await render(
    <span className="relative inline-block w-0">
      <CountBadge tone="offer" count={10} label="10 for you" className="absolute start-3.5" />
    </span>,
  )
  const [digits] = container.querySelectorAll('[aria-hidden]')
  expect(digits!.getClientRects()).toHaveLength(1)
})
