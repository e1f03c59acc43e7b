import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { GatewayError } from '#core/contract/error.ts'
import { press } from '#support/components/center.tsx'
import { fileSettlements, getSettlement, listSettlements } from './api.ts'
import { DividendPage } from './DividendPage.tsx'
import {
  ARITHMETIC,
  MEMBER,
  PERIOD,
  openContracts,
  showContracts,
} from '#support/components/agent-contracts.ts'

let gateway: ReturnType<typeof openContracts>
beforeEach(() => {
  gateway = openContracts()
})

const readAmount = (text: string) => Number(text.replace(/[^\d.-]/g, ''))

const SETTLEMENT = {
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
}

describe('records', () => {
  type Screen = Awaited<ReturnType<typeof showContracts>>['screen']
  const records = 'agentDividendRecordCopy2/records'
  beforeEach(() => {
    gateway.answer(listSettlements, () => ({
      list: [SETTLEMENT],
      sums: { count: 1, base: '2000.00', amount: '400.00', paid: '400.00', owed: '0.00' },
      currency: 'THB',
    }))
    gateway.answer(getSettlement, () => ({ settlement: SETTLEMENT, currency: 'THB' }))
  })

  async function expectArithmetic(screen: Screen) {
    await expect.element(screen.getByText('Base: ฿2,000.00 × 20.00%')).toBeInTheDocument()
    const sum = screen.getByText('Team’s settled stakes').element().closest('dl')!
    const shown = [...sum.querySelectorAll('dd')].map((value) =>
      readAmount(value.textContent ?? ''),
    )
    expect(shown).toEqual([9000, -5000, -500, -1500, 2000, 400, 400])
    expect(shown.slice(0, 4).reduce((total, amount) => total + amount)).toBe(2000)
  }

  it('settlement records on wide screens link to their calculation and back', async () => {
    await page.viewport(1280, 800)
    const query = 'preset=last30&sort=-base'
    const { screen } = await showContracts(DividendPage, `/agentHome?${query}#${records}`)
    const table = screen.getByRole('table', { name: 'Settlements' })
    await expect
      .element(table.getByRole('row', { name: /^Total.*฿2,000\.00.*฿400\.00/ }))
      .toBeVisible()
    const row = table.getByRole('link', { name: '2 Jan 2030' })
    await expect.element(row).toHaveAttribute('href', `/agentHome?${query}#${records}/41`)
    await press(row)
    await expectArithmetic(screen)
    expect(gateway.listOf(getSettlement)).toMatchObject([{ kind: 'dividend', settlementId: '41' }])
    const back = screen.getByRole('link', { name: 'All records' })
    await expect.element(back).toHaveAttribute('href', `/agentHome?${query}#${records}`)
    await press(back)
    await expect.element(table).toBeVisible()
  })

  it('settlement records on phones open their calculation within the list', async () => {
    await page.viewport(390, 844)
    const { screen } = await showContracts(DividendPage, records)
    await press(screen.getByRole('button', { expanded: false, name: /฿400\.00/ }))
    await expectArithmetic(screen)
    expect(gateway.listOf(getSettlement)).toEqual([])
  })

  it.each([
    ['a table', 1280],
    ['cards', 390],
  ])('settlement records distinguish downlines with the same nickname: %s', async (_, width) => {
    await page.viewport(width, 844)
    const accounts = ['niran77', 'niran78']
    gateway.answer(listSettlements, () => ({
      list: accounts.map((account, place) => ({
        ...SETTLEMENT,
        id: String(place),
        member: { ...MEMBER, id: account, account },
      })),
      currency: 'THB',
    }))
    const address = `/agentHome?preset=last30&of=downlines#${records}`
    const { screen } = await showContracts(DividendPage, address)
    for (const account of accounts) {
      await expect.element(screen.getByText(account, { exact: true })).toBeVisible()
    }
  })

  it('a downline’s settlement record leads back to the list of downlines’ records', async () => {
    gateway.answer(getSettlement, () => ({
      settlement: { ...SETTLEMENT, member: MEMBER },
      currency: 'THB',
    }))
    const address = `/agentHome?preset=last30&state=paid#${records}/41`
    const { screen } = await showContracts(DividendPage, address)
    await expect
      .element(screen.getByRole('link', { name: 'All records' }))
      .toHaveAttribute('href', `/agentHome?preset=last30&state=paid&of=downlines#${records}`)
  })

  const UNPAID = { state: 'owed', paidAt: null }
  it.each([
    ['a payee sees a paid', {}, 'Paid', 'The amount is in your main wallet.'],
    ['a payer sees a paid', { member: MEMBER }, 'Paid', 'The amount was paid from your main'],
    ['a payee sees an owed', UNPAID, 'Owed', 'Your upline’s wallet didn’t have enough money.'],
    [
      'a payer sees an owed',
      { ...UNPAID, member: MEMBER },
      'Owed',
      'Your main wallet didn’t have enough money.',
    ],
  ])(
    '%s settlement with a sentence and a sum that fit the reader',
    async (_, more, sum, sentence) => {
      gateway.answer(getSettlement, () => ({
        settlement: { ...SETTLEMENT, ...more },
        currency: 'THB',
      }))
      const { screen } = await showContracts(DividendPage, `${records}/41`)
      await expect.element(screen.getByText(sentence, { exact: false })).toBeVisible()
      const names = screen.getByText('Team’s settled stakes').element().closest('dl')!
      expect([...names.querySelectorAll('dt')].at(-1)?.textContent).toBe(sum)
    },
  )

  it('the address of an unknown settlement record shows a message', async () => {
    gateway.answer(getSettlement, () => {
      throw new GatewayError('settlement_not_found', { status: 404 })
    })
    const { screen } = await showContracts(DividendPage, `${records}/42`)
    await expect.element(screen.getByText('We couldn’t find this record.')).toBeVisible()
  })

  it('the gateway sorts settlement records, and saved views keep order and hidden columns', async () => {
    await page.viewport(1280, 800)
    const { screen } = await showContracts(DividendPage, records)
    const head = screen.getByRole('columnheader', { name: 'Base' })
    await press(head.getByRole('button'))
    await expect.element(head).toHaveAttribute('aria-sort', 'descending')
    await press(screen.getByRole('button', { name: 'Columns' }))
    await press(screen.getByRole('menuitemcheckbox', { name: 'Rate' }))
    await userEvent.keyboard('{Escape}')
    await press(screen.getByRole('button', { name: 'Saved views' }))
    await userEvent.fill(screen.getByRole('textbox', { name: 'Name of this view' }), 'By base')
    await press(screen.getByRole('button', { name: 'Save this view' }))
    const view = screen.getByRole('link', { name: 'By base' })
    await expect.element(view).toHaveAttribute('href', `/agentHome?sort=-base&hide=rate#${records}`)
    await press(screen.getByRole('button', { name: 'Close' }))
    await press(screen.getByRole('button', { name: 'Paid to downlines' }))
    await expect
      .poll(() => gateway.listOf(listSettlements).at(-1))
      .toMatchObject({ of: 'downlines', sortBy: 'base', descending: true })
    await expect.element(screen.getByRole('columnheader', { name: 'Downline' })).toBeVisible()
    expect(screen.getByRole('columnheader', { name: 'Rate' }).query()).toBeNull()
  })

  it('the exported file of settlement records has the filtered rows in the chosen order', async () => {
    gateway.answer(fileSettlements, () => new Blob(['csv']))
    const { screen } = await showContracts(DividendPage, records)
    await press(screen.getByRole('button', { name: 'Owed', exact: true }))
    await expect.poll(() => gateway.listOf(listSettlements).at(-1)).toMatchObject({ state: 'owed' })
    await press(screen.getByRole('button', { name: 'Save as CSV' }))
    await expect
      .poll(() => gateway.listOf(fileSettlements))
      .toMatchObject([
        { kind: 'dividend', of: 'own', state: 'owed', sortBy: 'date', descending: true },
      ])
  })
})
