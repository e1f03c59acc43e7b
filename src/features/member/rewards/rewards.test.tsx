import { beforeEach, expect, it } from 'vitest'
import { claimRewards } from '#parts/money/rewards/api.ts'
import { openGateway, press, showPage } from '#support/components/center.tsx'
import { listRewards } from './api.ts'
import { RewardsPage } from './RewardsPage.tsx'

const reward = (id: string, more: object = {}) => ({
  id,
  source: 'mission',
  title: `Reward ${id}`,
  kind: 'cash',
  amount: '100.00',
  multiplier: 0,
  toBet: null,
  betWithinDays: null,
  weights: [],
  expiresAt: null,
  ...more,
})
const BONUS = reward('b', {
  kind: 'bonus',
  amount: '500.00',
  multiplier: 10,
  toBet: '5000.00',
  betWithinDays: 30,
  weights: [{ gameType: 'LIVE', percent: 20 }],
})

let gateway: ReturnType<typeof openGateway>
let waiting: ReturnType<typeof reward>[]
/** Ids of the rewards that the gateway paid; an id that was paid twice is in the list twice. */
let paid: string[]

beforeEach(() => {
  gateway = openGateway()
  waiting = [reward('a'), BONUS]
  paid = []
  gateway.answer(listRewards, () => ({ list: waiting, currency: 'THB' }))
  gateway.answer(claimRewards, ({ ids }) => {
    const due = waiting.filter(({ id }) => (ids as string[]).includes(id))
    waiting = waiting.filter((one) => !due.includes(one))
    paid.push(...due.map(({ id }) => id))
    const sum = (kind: string) =>
      due.reduce((all, one) => all + (one.kind === kind ? Number(one.amount) : 0), 0).toFixed(2)
    return {
      results: (ids as string[]).map((id) => ({
        id,
        outcome: due.some((one) => one.id === id) ? 'paid' : 'claimed',
      })),
      paid: { cash: sum('cash'), bonus: sum('bonus'), toBet: '5000.00', points: '0' },
      currency: 'THB',
    }
  })
})

it('a bonus in the reward center states its turnover before the claim', async () => {
  const { screen } = await showPage(RewardsPage, 'rewardCenter')
  await expect.element(screen.getByText(/10 × ฿500.00 = ฿5,000.00 to bet/)).toBeInTheDocument()
  await press(screen.getByRole('button', { name: 'Claim all' }))
  const question = screen.getByRole('alertdialog', { name: 'Claim all rewards?' })
  const terms =
    /you must bet ฿5,000\.00 in total.*You have 30 days.*taken from your balance.*Live casino 20%.*you can’t withdraw anything/
  await expect.element(question.getByText(terms)).toBeInTheDocument()
  expect(paid).toEqual([])
})

it('the cash among rewards can be claimed alone, so that no bonus locks the balance', async () => {
  waiting = [reward('a'), BONUS, reward('p', { kind: 'points' }), reward('z')]
  const { screen } = await showPage(RewardsPage, 'rewardCenter')
  await press(screen.getByRole('button', { name: 'Claim cash only' }))
  await expect.poll(() => paid).toEqual(['a', 'z'])
})

it('rewards without a bonus have no second button for cash', async () => {
  waiting = [reward('a'), reward('z')]
  const { screen } = await showPage(RewardsPage, 'rewardCenter')
  await expect.element(screen.getByRole('button', { name: 'Claim all' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Claim cash only' }).elements()).toEqual([])
})

it('claiming all rewards first shows the shortest deadline among their bonuses', async () => {
  waiting = [BONUS, reward('c', { ...BONUS, id: 'c', betWithinDays: 7 })]
  const { screen } = await showPage(RewardsPage, 'rewardCenter')
  await press(screen.getByRole('button', { name: 'Claim all' }))
  const question = screen.getByRole('alertdialog', { name: 'Claim all rewards?' })
  await expect
    .element(
      question.getByText(
        /The shortest of them gives you 7 days.*its bonus is taken.*you can’t withdraw/,
      ),
    )
    .toBeInTheDocument()
})

it('claiming all rewards first shows the shares of games with all bonuses', async () => {
  const weights = [
    { gameType: 'LIVE', percent: 50 },
    { gameType: 'RNG', percent: 80 },
  ]
  waiting = [BONUS, reward('c', { ...BONUS, id: 'c', weights })]
  const { screen } = await showPage(RewardsPage, 'rewardCenter')
  await press(screen.getByRole('button', { name: 'Claim all' }))
  const question = screen.getByRole('alertdialog', { name: 'Claim all rewards?' })
  await expect
    .element(question.getByText(/Live casino 20%\s–\s50%.*Slots 80%\s–\s100%/))
    .toBeInTheDocument()
})

it('twenty presses of a claim button pay the reward once', async () => {
  const { screen } = await showPage(RewardsPage, 'rewardCenter')
  const claim = screen.getByRole('button', { name: 'Claim ฿100.00: Reward a' })
  await expect.element(claim).toBeInTheDocument()
  const button = claim.element() as HTMLElement
  for (let count = 0; count < 20; count += 1) button.click()
  await expect
    .element(screen.getByRole('dialog', { name: 'It’s yours' }).getByText(/^฿100\.00$/))
    .toBeInTheDocument()
  expect(paid).toEqual(['a'])
  expect(gateway.listOf(claimRewards)).toHaveLength(1)
})

it('a reward claim with a lost reply is sent again with its key', async () => {
  gateway.loseNext(claimRewards)
  const { screen } = await showPage(RewardsPage, 'rewardCenter')
  await press(screen.getByRole('button', { name: 'Claim ฿100.00: Reward a' }))
  await expect
    .element(screen.getByRole('dialog', { name: 'It’s yours' }).getByText(/^฿100\.00$/))
    .toBeInTheDocument()
  expect(paid).toEqual(['a'])
  const keys = gateway.listOf(claimRewards).map(({ key }) => key)
  expect(keys).toEqual([keys[0], keys[0]])
})

it('a reward claim whose replies were lost appears as paid at the next visit', async () => {
  gateway.loseNext(claimRewards, 2)
  const { screen, account } = await showPage(RewardsPage, 'rewardCenter')
  await press(screen.getByRole('button', { name: 'Claim ฿100.00: Reward a' }))
  await expect.element(screen.getByRole('alert')).toBeInTheDocument()
  await screen.unmount()
  const { screen: later } = await showPage(RewardsPage, 'rewardCenter', account)
  await expect
    .element(later.getByRole('dialog', { name: 'It’s yours' }).getByText(/^฿100\.00$/))
    .toBeInTheDocument()
  expect(paid).toEqual(['a'])
  expect(new Set(gateway.listOf(claimRewards).map(({ key }) => key)).size).toBe(1)
})

it('a reward that was already claimed elsewhere is reported without a paid amount', async () => {
  const { screen } = await showPage(RewardsPage, 'rewardCenter')
  const claim = screen.getByRole('button', { name: 'Claim ฿100.00: Reward a' })
  await expect.element(claim).toBeInTheDocument()
  waiting = [BONUS]
  await press(claim)
  await expect
    .element(
      screen
        .getByRole('dialog', { name: 'Nothing more was paid' })
        .getByText(/1 reward had been claimed before/),
    )
    .toBeInTheDocument()
})

it('an empty reward center links to the games if there are no promotions', async () => {
  waiting = []
  const { screen } = await showPage(RewardsPage, 'rewardCenter')
  await expect
    .element(screen.getByRole('link', { name: 'Go to the games' }))
    .toHaveAttribute('href', '/')
})
