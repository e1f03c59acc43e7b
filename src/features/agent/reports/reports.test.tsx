import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as v from 'valibot'
import { GatewayError } from '#core/contract/error.ts'
import { listVendors } from '#parts/games/api.ts'
import { openGateway, press } from '#support/components/center.tsx'
import {
  fileTeamBets,
  findReportMembers,
  listTeamBets,
  listTeamTransactions,
  sumTeamBets,
  sumTeamTransactions,
} from './api.ts'
import { TeamBetSchema, TeamTransactionSchema } from './schema.ts'
import { TeamBetsPage } from './TeamBetsPage.tsx'
import { deep, may, show } from '#support/components/agent-reports.ts'
import { TransactionsPage } from './TransactionsPage.tsx'

const bet = (betNo: string, net: string, member = may) =>
  v.parse(TeamBetSchema, {
    betNo,
    vassalage: 'NLN',
    vassalageName: 'Neon',
    nodeName: 'Dragon',
    gameType: 'RNG',
    betState: 'SETTLED',
    betAmount: '100.00',
    validBet: '100.00',
    winAmount: '150.00',
    netAmount: net,
    betTime: '2026-11-22T18:30:00Z',
    member,
  })
const NO_SUMS = { count: 0, stake: '0.00', validBet: '0.00', win: '0.00', net: '0.00' }

const SUMS = { count: 2, stake: '200.00', validBet: '200.00', win: '300.00', net: '-50.00' }

function openBets() {
  const gateway = openGateway()
  gateway.answer(listVendors, () => ({ lanes: [] }))
  gateway.answer(findReportMembers, () => ({ list: [may, deep] }))
  gateway.answer(listTeamBets, ({ betState, memberId }) => ({
    list:
      betState === 'VOIDED'
        ? []
        : memberId
          ? [bet('1', '50.00')]
          : [bet('1', '50.00'), bet('2', '-100.00', deep)],
    ...(memberId ? { member: may } : {}),
    currency: 'THB',
  }))
  gateway.answer(sumTeamBets, ({ betState }) => ({
    sums: betState === 'VOIDED' ? NO_SUMS : SUMS,
    currency: 'THB',
  }))
  return gateway
}
beforeEach(async () => {
  localStorage.clear()
  await page.viewport(1280, 800)
})

describe('team bets', () => {
  it('the report of team bets shows each bet’s member, and sums over all pages', async () => {
    openBets()
    await show(TeamBetsPage, 'personalHistoryCopy')
    await expect
      .element(page.getByRole('row', { name: /may.*Level 1.*Dragon.*50/ }))
      .toBeInTheDocument()
    await expect.element(page.getByRole('row', { name: /ko•••ra.*Level 3/ })).toBeInTheDocument()
    const sums = page.getByRole('region', { name: 'Totals for this period' })
    await expect.element(sums.getByText('฿300.00')).toBeInTheDocument()
    await expect.element(sums.getByText(/^The number of bets/)).toBeInTheDocument()
    await expect.element(sums.getByText(/leaves out open bets/)).toBeInTheDocument()
    await expect.element(sums.getByText('Win or loss on bets', { exact: true })).toBeInTheDocument()
    await expect
      .element(page.getByRole('columnheader', { name: 'Win or loss on bets' }))
      .toBeInTheDocument()
    expect(page.getByText('Net result').query()).toBeNull()
  })

  it('a filter of team bets applies to both list and sums, and can be cleared', async () => {
    const gateway = openBets()
    await show(TeamBetsPage, 'personalHistoryCopy')
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Status' }), 'VOIDED')
    await expect.element(page.getByText('Nothing in this period')).toBeInTheDocument()
    expect(gateway.listOf(listTeamBets).at(-1)).toMatchObject({ betState: 'VOIDED' })
    expect(gateway.listOf(sumTeamBets).at(-1)).toMatchObject({ betState: 'VOIDED' })
    await press(page.getByRole('button', { name: 'Clear filters' }).first())
    await expect.element(page.getByRole('row', { name: /may/ })).toBeInTheDocument()
  })

  it('sorting team bets by time in both directions does not reload their sums', async () => {
    const gateway = openBets()
    await show(TeamBetsPage, 'personalHistoryCopy')
    const head = page.getByRole('columnheader', { name: 'Time' })
    await expect.element(head).toHaveAttribute('aria-sort', 'descending')
    expect(gateway.listOf(listTeamBets)).toMatchObject([{ descending: true }])
    await userEvent.click(head.getByRole('button'))
    await expect.element(head).toHaveAttribute('aria-sort', 'ascending')
    await expect
      .poll(() => gateway.listOf(listTeamBets).at(-1))
      .toMatchObject({ descending: false })
    expect(gateway.listOf(sumTeamBets)).toHaveLength(1)
    expect(page.getByRole('columnheader', { name: 'Stake' }).getByRole('button').query()).toBeNull()
  })

  it('team bets can be limited to one member found by search, or show all', async () => {
    const gateway = openBets()
    await show(TeamBetsPage, 'personalHistoryCopy')
    await userEvent.fill(page.getByRole('textbox', { name: 'Member' }), 'ma')
    await press(page.getByRole('button', { name: 'Find a member' }))
    const found = page.getByRole('list', { name: 'Members found' })
    await press(found.getByRole('button', { name: /may/ }))
    const chosen = page.getByRole('button', { name: 'Member may: show all members' })
    await expect.element(chosen).toBeInTheDocument()
    expect(gateway.listOf(listTeamBets).at(-1)).toMatchObject({ memberId: 'u-may' })
    await press(chosen)
    await expect.element(page.getByRole('row', { name: /ko•••ra/ })).toBeInTheDocument()
  })

  it('team bets of an unknown member show a message and a link to the team', async () => {
    const gateway = openBets()
    for (const call of [listTeamBets, sumTeamBets]) {
      gateway.answer(call, ({ memberId }) => {
        if (memberId) throw new GatewayError('member_not_found', { status: 404 })
        return call === sumTeamBets
          ? { sums: SUMS, currency: 'THB' }
          : { list: [bet('1', '50.00')], currency: 'THB' }
      })
    }
    await show(TeamBetsPage, '/agentHome?member=u-x#personalHistoryCopy')
    await expect.element(page.getByText('This member isn’t on your team.')).toBeVisible()
    expect(page.getByRole('button', { name: 'Try again' }).query()).toBeNull()
    await press(page.getByRole('button', { name: 'Show the whole team' }))
    await expect.element(page.getByRole('row', { name: /may/ })).toBeInTheDocument()
  })

  it('team bets filtered by an unknown name show no sums, rows or export', async () => {
    const gateway = openBets()
    gateway.answer(findReportMembers, () => ({ list: [] }))
    await show(TeamBetsPage, 'personalHistoryCopy')
    await expect.element(page.getByText('฿300.00')).toBeInTheDocument()
    await userEvent.fill(page.getByRole('textbox', { name: 'Member' }), 'mya')
    await press(page.getByRole('button', { name: 'Find a member' }))
    await expect.element(page.getByText('mya')).toBeVisible()
    for (const part of ['region', 'table'] as const) {
      expect(page.getByRole(part, { name: /Totals|Bets/ }).query()).toBeNull()
    }
    expect(page.getByRole('button', { name: 'Save as CSV' }).query()).toBeNull()
    await press(page.getByRole('button', { name: 'Show the whole team' }))
    await expect.element(page.getByText('฿300.00')).toBeInTheDocument()
    await expect.element(page.getByRole('textbox', { name: 'Member' })).toHaveValue('')
  })

  it('a saved view of team bets keeps its filters, and can be renamed and deleted', async () => {
    openBets()
    const account = crypto.randomUUID()
    const first = await show(TeamBetsPage, 'personalHistoryCopy', account)
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Status' }), 'VOIDED')
    await press(page.getByRole('button', { name: 'Saved views' }))
    await userEvent.fill(page.getByRole('textbox', { name: 'Name of this view' }), 'Voids')
    await press(page.getByRole('button', { name: 'Save this view' }))
    await expect.element(page.getByRole('link', { name: 'Voids' })).toBeInTheDocument()
    await first.screen.unmount()

    await show(TeamBetsPage, 'personalHistoryCopy', account)
    await expect.element(page.getByRole('row', { name: /may/ })).toBeInTheDocument()
    await press(page.getByRole('button', { name: 'Saved views' }))
    await press(page.getByRole('button', { name: 'Rename Voids' }))
    await userEvent.fill(page.getByRole('textbox', { name: 'New name' }), 'Taken back')
    await press(page.getByRole('button', { name: 'Save', exact: true }))
    await press(page.getByRole('link', { name: 'Taken back' }))
    await expect.element(page.getByRole('combobox', { name: 'Status' })).toHaveValue('VOIDED')
    await press(page.getByRole('button', { name: 'Saved views' }))
    await press(page.getByRole('button', { name: 'Delete Taken back' }))
    await expect.element(page.getByRole('link', { name: 'Taken back' })).not.toBeInTheDocument()
  })

  it('a failed export of team bets shows a message and can be retried', async () => {
    const gateway = openBets()
    gateway.answer(fileTeamBets, () => {
      throw new GatewayError('system_error', { status: 500 })
    })
    await show(TeamBetsPage, 'personalHistoryCopy')
    await expect.element(page.getByText('฿300.00')).toBeInTheDocument()
    const save = page.getByRole('button', { name: 'Save as CSV' })
    await press(save)
    await expect.poll(() => gateway.listOf(fileTeamBets)).toHaveLength(1)
    await expect.element(save).toBeEnabled()
  })

  it('team bets on phones have their filters in a bottom sheet', async () => {
    await page.viewport(390, 844)
    openBets()
    await show(TeamBetsPage, 'personalHistoryCopy')
    await expect.element(page.getByRole('list', { name: 'Bets' })).toBeInTheDocument()
    expect(page.getByRole('combobox', { name: 'Status' }).query()).toBeNull()
    await press(page.getByRole('button', { name: 'Filters' }))
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Status' }), 'SETTLED')
    await press(page.getByRole('button', { name: 'Show results' }))
    await expect.element(page.getByRole('button', { name: '1 filter' })).toBeInTheDocument()
  })
})

describe('account details', () => {
  it('the report of account details shows the balance of direct downlines only', async () => {
    const gateway = openGateway()
    const entry = (transId: string, member: typeof may, more: object) =>
      v.parse(TeamTransactionSchema, {
        transId,
        transType: 'DEPOSIT',
        amount: '500.00',
        referenceNo: 'D1',
        transTime: '2026-11-22T18:30:00Z',
        member,
        ...more,
      })
    gateway.answer(listTeamTransactions, () => ({
      list: [entry('1', may, { balanceAfter: '1500.00' }), entry('2', deep, {})],
      currency: 'THB',
    }))
    gateway.answer(sumTeamTransactions, () => ({
      sums: { count: 2, received: '1000.00', paid: '0.00', net: '1000.00' },
      currency: 'THB',
    }))
    await show(TransactionsPage, 'agentDownlineTransactionDetailsCopy')
    await expect
      .element(page.getByRole('row', { name: /may.*Deposit.*1,500\.00/ }))
      .toBeInTheDocument()
    await expect
      .element(page.getByRole('row', { name: /ko•••ra.*Not shown below the first level/ }))
      .toBeInTheDocument()
  })

  it('the account details of a member further below show no change of the balance', async () => {
    const gateway = openGateway()
    gateway.answer(listTeamTransactions, () => ({ list: [], member: deep, currency: 'THB' }))
    gateway.answer(sumTeamTransactions, () => ({ sums: { count: 3 }, currency: 'THB' }))
    await show(TransactionsPage, 'agentDownlineTransactionDetailsCopy', `?member=${deep.id}`)
    const sums = page.getByRole('region', { name: 'Totals for this period' })
    await expect.element(sums.getByText(/^The balance and its change are shown/)).toBeVisible()
    for (const name of ['Change in balance', 'In', 'Out']) {
      expect(sums.getByText(name, { exact: true }).elements()).toEqual([])
    }
  })

  it('the report of account details can be filtered to income, or other movements', async () => {
    const gateway = openGateway()
    gateway.answer(listTeamTransactions, () => ({ list: [], currency: 'THB' }))
    gateway.answer(sumTeamTransactions, () => ({
      sums: { count: 0, received: '0.00', paid: '0.00', net: '0.00' },
      currency: 'THB',
    }))
    await show(TransactionsPage, 'agentDownlineTransactionDetailsCopy')
    for (const [name, transKind] of [
      ['Commission and contracts', 'INCOME'],
      ['Other', 'OTHER'],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop -- one choice after the other
      await userEvent.selectOptions(page.getByRole('combobox', { name: 'Type' }), name)
      // oxlint-disable-next-line no-await-in-loop -- one choice after the other
      await expect
        .poll(() => gateway.listOf(listTeamTransactions).at(-1))
        .toMatchObject({ transKind })
    }
  })

  it('account details of somebody outside the team show a message', async () => {
    const gateway = openGateway()
    for (const call of [listTeamTransactions, sumTeamTransactions]) {
      gateway.answer(call, () => {
        throw new GatewayError('member_not_found', { status: 404 })
      })
    }
    await show(TransactionsPage, '/agentHome?member=u-x#agentDownlineTransactionDetailsCopy')
    await expect.element(page.getByText('This member isn’t on your team.')).toBeVisible()
  })

  it('the transactions page keeps its filters after a failed load, and can retry', async () => {
    const gateway = openGateway()
    let fails = true
    gateway.answer(listTeamTransactions, () => {
      if (fails) throw new GatewayError('system_error', { status: 500 })
      return { list: [], currency: 'THB' }
    })
    gateway.answer(sumTeamTransactions, () => ({
      sums: { count: 0, received: '0.00', paid: '0.00', net: '0.00' },
      currency: 'THB',
    }))
    await show(TransactionsPage, 'agentDownlineTransactionDetailsCopy')
    const again = page.getByRole('button', { name: 'Try again' })
    await expect.element(again).toBeInTheDocument()
    await expect.element(page.getByRole('combobox', { name: 'Type' })).toBeInTheDocument()
    fails = false
    await press(again)
    await expect.element(page.getByText('Nothing in this period')).toBeInTheDocument()
  })
})
