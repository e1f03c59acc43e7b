import { beforeEach, expect, it } from 'vitest'
import { cancelBonus } from '#parts/money/turnover/api.ts'
import { openGateway, press, showPage } from '#support/components/center.tsx'
import { listBonuses, listPastBonuses } from './api.ts'
import { BonusesPage } from './BonusesPage.tsx'
import { BONUS_STATES } from './schema.ts'

const bonus = (id: string, more: object = {}) => ({
  id,
  title: `Bonus ${id}`,
  state: 'open',
  bonus: '500.00',
  base: '500.00',
  multiplier: 10,
  required: '5000.00',
  contributed: '3760.00',
  left: '1240.00',
  weights: [{ gameType: 'LIVE', percent: 20 }],
  openedAt: '2030-01-01T00:00:00Z',
  expiresAt: '2030-01-31T00:00:00Z',
  closedAt: null,
  forfeits: '320.00',
  ...more,
})

let gateway: ReturnType<typeof openGateway>
let open: ReturnType<typeof bonus>[]
beforeEach(() => {
  gateway = openGateway()
  open = [bonus('one')]
  gateway.answer(listBonuses, () => ({ list: open, currency: 'THB' }))
  gateway.answer(cancelBonus, () => {
    open = []
    return { forfeited: '320.00' }
  })
})

it('before a player gives up a bonus, the page shows the amount to be lost', async () => {
  const { screen } = await showPage(BonusesPage, 'bonusDetails')
  await expect
    .element(screen.getByText('10 × ฿500.00 = ฿5,000.00 to bet, ฿1,240.00 left'))
    .toBeInTheDocument()
  await expect.element(screen.getByText('20%')).toBeInTheDocument()
  await press(screen.getByRole('button', { name: 'Give up this bonus' }))
  const question = screen.getByRole('alertdialog')
  await expect
    .element(question.getByText(/฿320\.00 is taken from your balance/))
    .toBeInTheDocument()
  expect(gateway.listOf(cancelBonus)).toEqual([])
  await press(question.getByRole('button', { name: 'Give up ฿320.00' }))
  await expect.element(screen.getByText('No bonuses in play right now')).toBeInTheDocument()
})

it('every state of a past bonus has a label, even an unknown state', async () => {
  const states = [...BONUS_STATES.filter((state) => state !== 'open'), 'unknown']
  gateway.answer(listPastBonuses, () => ({
    list: states.map((state) => bonus(state, { state, closedAt: '2030-01-09T00:00:00Z' })),
    currency: 'THB',
  }))
  const { screen } = await showPage(BonusesPage, 'bonusDetails/past')
  for (const name of ['Done', 'Given up', 'Expired', 'Used up', 'Ended']) {
    await expect.element(screen.getByText(name, { exact: true })).toBeInTheDocument()
  }
})
