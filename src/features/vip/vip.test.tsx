import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { bindTransport } from '#core/contract/call.ts'
import { GatewayError } from '#core/contract/error.ts'
import { showInApp } from '#support/components/app.tsx'
import { getVipStanding, listVipLevels } from './api.ts'
import { VipScreen } from './VipScreen.tsx'

const level = (rank: number, name: string, from: string) => ({
  rank,
  name,
  from,
  weekly: '50.00',
  birthday: '100.00',
  upgrade: '200.00',
  upgradeMultiplier: 3,
  rebate: null,
  dailyMax: '500000.00',
  dailyCount: 10,
})
const LEVELS = [level(1, 'Bronze', '1000.00'), level(2, 'Silver', '5000.00')]

let standing: object
let levels: typeof LEVELS
beforeEach(() => {
  levels = LEVELS
  standing = { rank: 1, validBet: '2000.00', gifts: [], currency: 'THB' }
  bindTransport(async ({ path }) => {
    if (path === listVipLevels.definition.path) return { list: levels, currency: 'THB' }
    if (path === getVipStanding.definition.path) return standing
    throw new GatewayError('unknown_call')
  })
})

/** @param type account type: 0 for a member, 4 for a trial player, null for a visitor */
async function show(type: number | null) {
  const member = type === null ? undefined : { account: 'a', type }
  return (await showInApp(<VipScreen title="VIP bonus" />, { member })).screen
}

it('the bar to the next VIP level is filled as the figures beside it say', async () => {
  const screen = await show(0)
  const progress = screen.getByRole('progressbar', { name: 'On the way to Silver' })
  await expect.element(progress).toHaveAttribute('aria-valuenow', '40')
  await expect.element(screen.getByText('฿3,000.00', { exact: true })).toBeInTheDocument()
})

it('a visitor sees every VIP level with its benefits, and an invitation to register', async () => {
  const screen = await show(null)
  await expect.element(screen.getByRole('heading', { name: 'Silver' })).toBeInTheDocument()
  await expect
    .element(screen.getByRole('link', { name: 'Sign up' }))
    .toHaveAttribute('href', '/register?next=%2Fvip')
  expect(screen.getByText('Your gifts').query()).toBeNull()
})

it('a player’s own step of many VIP levels is in view at once', async () => {
  levels = Array.from({ length: 30 }, (_, index) =>
    level(index + 1, `Level ${index + 1}`, `${index + 1}000.00`),
  )
  standing = { rank: 20, validBet: '20000.00', gifts: [], currency: 'THB' }
  const style = document.createElement('style')
  style.textContent =
    'ol { position: relative; display: flex; overflow: auto } ol > li { flex: 0 0 112px }'
  document.body.append(style)
  onTestFinished(() => style.remove())
  const screen = await show(0)
  const own = screen.getByRole('listitem').filter({ hasText: 'Your level' }).first()
  await expect.element(own).toHaveAttribute('aria-current', 'step')
  const { left, right } = own.element().getBoundingClientRect()
  expect(left).toBeGreaterThan(0)
  expect(right).toBeLessThan(window.innerWidth)
})

it('without VIP levels, the page says that they will come', async () => {
  levels = []
  const screen = await show(null)
  await expect.element(screen.getByText('No levels yet')).toBeInTheDocument()
})

it('a trial player sees the VIP levels, but has no level', async () => {
  const screen = await show(4)
  await expect.element(screen.getByRole('heading', { name: 'Silver' })).toBeInTheDocument()
  expect(screen.getByText('Your level').query()).toBeNull()
})
