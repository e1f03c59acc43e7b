import { beforeEach, expect, it } from 'vitest'
import { openGateway, press, showPage } from '../testMember.tsx'
import { claimRebates, getRebates, listRebateClaims } from './api.ts'
import { RebatePage } from './RebatePage.tsx'

const row = (category: string, amount: string) => ({
  category,
  rate: '0.55',
  validBet: amount === '0.00' ? '0.00' : '1000.00',
  amount,
})

let gateway: ReturnType<typeof openGateway>
let slots: string
beforeEach(() => {
  gateway = openGateway()
  slots = '5.50'
  gateway.answer(getRebates, () => ({
    list: [row('RNG', slots), row('LIVE', '0.00')],
    total: slots,
    currency: 'THB',
    vip: null,
  }))
  gateway.answer(listRebateClaims, () => ({ list: [], currency: 'THB' }))
  gateway.answer(claimRebates, () => {
    slots = '0.00'
    return { claims: [], total: '5.50', currency: 'THB' }
  })
})

it('a rebate can be claimed only in categories that have one, and the page says what was paid', async () => {
  const { screen } = await showPage(RebatePage, 'manualRebate')
  const claim = screen.getByRole('button', { name: 'Claim ฿5.50: Slots' })
  await expect.element(claim).toBeInTheDocument()
  expect(screen.getByRole('button', { name: /Live casino/ }).query()).toBeNull()
  await press(claim)
  await expect
    .element(screen.getByRole('alert').getByText(/฿5\.50 was paid to you/))
    .toBeInTheDocument()
  await expect.element(claim).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Claim all' }).query()).toBeNull()
})

it('a rebate whose reply was lost is asked for again by the same key when the page opens next', async () => {
  gateway.loseNext(claimRebates)
  const { screen, account } = await showPage(RebatePage, 'manualRebate')
  await press(screen.getByRole('button', { name: 'Claim all' }))
  await expect.element(screen.getByRole('alert')).toBeInTheDocument()
  await screen.unmount()
  const { screen: later } = await showPage(RebatePage, 'manualRebate', account)
  await expect
    .element(later.getByRole('alert').getByText(/฿5\.50 was paid to you/))
    .toBeInTheDocument()
  expect(new Set(gateway.listOf(claimRebates).map(({ key }) => key)).size).toBe(1)
})
