import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as v from 'valibot'
import { GatewayError } from '#core/contract/error.ts'
import { openGateway, press } from '#support/components/center.tsx'
import { fileTeamProfit, listTeamProfit } from './api.ts'
import { ProfitPage } from './ProfitPage.tsx'
import { type ProfitRowKind, ProfitRowSchema } from './schema.ts'
import { deep, may, show } from '#support/components/agent-reports.ts'

beforeEach(async () => {
  localStorage.clear()
  await page.viewport(1280, 800)
})

describe('profit and loss', () => {
  const figures = {
    deposit: '10.00',
    withdrawal: '5.00',
    betAmount: '100.00',
    validBet: '90.00',
    winAmount: '60.00',
    bonus: '0.00',
    rebate: '1.00',
    netAmount: '-39.00',
  }
  const row = (kind: ProfitRowKind, member?: typeof may) =>
    v.parse(ProfitRowSchema, { kind, member, ...figures })
  const openProfit = () => {
    const gateway = openGateway()
    gateway.answer(listTeamProfit, ({ memberId, view }) => ({
      list: view === 'PLAYERS' || memberId ? [row('member', deep)] : [row('team', may)],
      sums: { count: 1, ...figures },
      trail: memberId ? [may] : [],
      currency: 'THB',
    }))
    return gateway
  }

  it('a row of the profit-and-loss report opens the downline’s own downlines', async () => {
    const gateway = openProfit()
    await show(ProfitPage, 'palStatementsAgentCopy')
    await press(page.getByRole('link', { name: /may/ }))
    const trail = page.getByRole('navigation', { name: 'Path through the team' })
    await expect.element(trail.getByRole('link', { name: 'may' })).toBeInTheDocument()
    await expect
      .poll(() => gateway.listOf(listTeamProfit).at(-1))
      .toMatchObject({ memberId: 'u-may' })
    await press(trail.getByRole('link', { name: 'My team' }))
    await expect.element(trail).not.toBeInTheDocument()
  })

  it('the profit of members who changed teams is one report row without a link', async () => {
    const gateway = openProfit()
    gateway.answer(listTeamProfit, () => ({
      list: [row('team', may), row('moves')],
      sums: { count: 2, ...figures },
      trail: [],
      currency: 'THB',
    }))
    await show(ProfitPage, 'palStatementsAgentCopy')
    await expect.element(page.getByRole('cell', { name: /^Moves between teams/ })).toBeVisible()
    expect(page.getByRole('link', { name: /Moves/ }).query()).toBeNull()
    expect(() => row('team')).toThrow()
  })

  it('the profit-and-loss report of an unknown member says so, and links to the team', async () => {
    const gateway = openProfit()
    gateway.answer(listTeamProfit, ({ memberId }) => {
      if (memberId) throw new GatewayError('member_not_found', { status: 404 })
      return {
        list: [row('team', may)],
        sums: { count: 1, ...figures },
        trail: [],
        currency: 'THB',
      }
    })
    await show(ProfitPage, '/agentHome?preset=last30#palStatementsAgentCopy/u-x')
    await expect.element(page.getByText('This member isn’t on your team.')).toBeVisible()
    await press(page.getByRole('button', { name: 'Show the whole team' }))
    await expect
      .element(page.getByRole('link', { name: /may/ }))
      .toHaveAttribute('href', expect.stringContaining('preset=last30'))
  })

  it('the profit-and-loss report stops showing loading sums after a failure', async () => {
    const gateway = openProfit()
    gateway.answer(listTeamProfit, () => {
      throw new GatewayError('system_error', { status: 500 })
    })
    await show(ProfitPage, 'palStatementsAgentCopy')
    await expect.element(page.getByRole('button', { name: 'Try again' })).toBeInTheDocument()
    expect(page.getByRole('region', { name: 'Totals for this period' }).query()).toBeNull()
  })

  it('the profit-and-loss report says that its net result includes bonuses and rebates', async () => {
    openProfit()
    await show(ProfitPage, 'palStatementsAgentCopy')
    const sums = page.getByRole('region', { name: 'Totals for this period' })
    await expect.element(sums.getByText('Members’ net result')).toBeInTheDocument()
    await expect
      .element(sums.getByText('The net result is wins, bonuses and rebates, less stakes.'))
      .toBeInTheDocument()
  })

  it('the gateway sorts profit and loss, and the focus stays in the column header', async () => {
    const gateway = openProfit()
    await show(ProfitPage, 'palStatementsAgentCopy')
    const head = page.getByRole('columnheader', { name: 'Deposits' })
    await userEvent.click(head.getByRole('button'))
    await expect.element(head).toHaveAttribute('aria-sort', 'descending')
    await expect.element(head.getByRole('button')).toHaveFocus()
    await expect
      .poll(() => gateway.listOf(listTeamProfit).at(-1))
      .toMatchObject({
        sortBy: 'deposit',
        descending: true,
      })
  })

  it('profit and loss by player lists the largest losses first, linked to bets', async () => {
    const gateway = openProfit()
    await show(ProfitPage, 'palStatementsAgentCopy')
    await press(page.getByRole('button', { name: 'Players by loss' }))
    const link = page.getByRole('link', { name: /ko•••ra/ })
    await expect.element(link).toHaveAttribute('href', expect.stringContaining('member=u-deep'))
    await expect
      .poll(() => gateway.listOf(listTeamProfit).at(-1))
      .toMatchObject({
        view: 'PLAYERS',
        sortBy: 'netAmount',
        descending: false,
      })
  })

  it('the exported profit and loss of teams and of players have different file names', async () => {
    const names: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      names.push(this.download.split('_')[0] as string)
    })
    const gateway = openProfit()
    gateway.answer(fileTeamProfit, () => new Blob(['a\r\nb\r\n']))
    await show(ProfitPage, 'palStatementsAgentCopy')
    const save = page.getByRole('button', { name: 'Save as CSV' })
    await expect.element(save).toBeEnabled()
    await press(save)
    await expect.poll(() => names).toEqual(['profit-and-loss-of-teams'])
    await press(page.getByRole('button', { name: 'Players by loss' }))
    await expect.element(page.getByRole('row', { name: /ko•••ra/ })).toBeInTheDocument()
    await press(save)
    await expect.poll(() => names.at(-1)).toBe('profit-and-loss-of-players')
  })
})
