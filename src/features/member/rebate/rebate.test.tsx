import { beforeEach, expect, it } from 'vitest'
import { GatewayError } from '#core/contract/error.ts'
import { openGateway, press, showPage } from '#support/components/center.tsx'
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

it('only categories with a rebate can be claimed, and the page shows the paid amount', async () => {
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

it('a rebate claim whose replies were lost is looked up at the next visit', async () => {
  gateway.loseNext(claimRebates, 2)
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

it('a rebate claim refused after a lost reply is not sent again at each visit', async () => {
  gateway.answer(claimRebates, () => {
    throw new GatewayError('network')
  })
  const { screen, account } = await showPage(RebatePage, 'manualRebate')
  await press(screen.getByRole('button', { name: 'Claim all' }))
  await expect.element(screen.getByRole('alert')).toBeInTheDocument()
  await screen.unmount()
  gateway.answer(claimRebates, () => {
    throw new GatewayError('nothing_to_claim', { status: 409 })
  })
  const { screen: second } = await showPage(RebatePage, 'manualRebate', account)
  await expect
    .element(second.getByRole('alert').getByText(/There is nothing left to claim/))
    .toBeInTheDocument()
  await second.unmount()
  const { screen: third } = await showPage(RebatePage, 'manualRebate', account)
  await expect.element(third.getByRole('button', { name: 'Claim all' })).toBeInTheDocument()
  // The page would send an unfinished claim again in a task of its own, so the test waits for one
  // task.
  await new Promise((resolve) => setTimeout(resolve))
  // Twice at the first visit, since the first reply was lost, and once at the second visit.
  expect(gateway.listOf(claimRebates)).toHaveLength(3)
  expect(third.getByRole('alert').query()).toBeNull()
})
