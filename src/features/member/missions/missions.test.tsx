import { beforeEach, expect, it } from 'vitest'
import { GatewayError } from '#core/contract/error.ts'
import { openGateway, press, showPage } from '#support/components/center.tsx'
import { claimMissionTier, getMissionLeaderboard, getMissionSummary } from './api.ts'
import { MissionsPage } from './MissionsPage.tsx'

const SEASON = {
  id: '2026-11',
  from: '2026-11-01',
  to: '2026-11-30',
  endsAt: '2100-11-30T17:00:00Z',
}
const cash = (amount: string) => ({
  kind: 'cash',
  amount,
  multiplier: 0,
  toBet: null,
  betWithinDays: null,
  weights: [],
})
const tier = (count: number, target: string, progress: string, state: string) => ({
  tier: count,
  target,
  progress,
  reward: cash(`${count}0.00`),
  state,
})
const BONUS = {
  kind: 'bonus',
  amount: '20.00',
  multiplier: 3,
  toBet: '60.00',
  betWithinDays: 30,
  weights: [],
}
const summary = (state: string, reward?: object) => ({
  currency: 'THB',
  season: SEASON,
  missions: [
    {
      id: 'slots',
      period: 'DAILY',
      round: '2026-11-22',
      title: 'Reels of the day',
      measure: 'VALID_BET',
      gameTypes: ['RNG'],
      endsAt: SEASON.endsAt,
      tiers: [
        { ...tier(1, '100.00', '100.00', state), ...(reward && { reward }) },
        tier(2, '500.00', '250.00', 'OPEN'),
      ],
    },
  ],
})
const BOARD = {
  currency: 'THB',
  season: SEASON,
  seasons: [SEASON, { ...SEASON, id: '2026-10', from: '2026-10-01', to: '2026-10-31' }],
  perPoint: '10.00',
  rows: [1, 2, 3, 4].map((rank) => ({ rank, player: `p${rank}***`, score: 900 - rank })),
  mine: { rank: 41, player: 'me***', score: 12, toNext: 3 },
  prizes: [{ from: 1, to: 1, reward: cash('20000.00') }],
}

let gateway: ReturnType<typeof openGateway>
let state: string
beforeEach(() => {
  state = 'CLAIMABLE'
  gateway = openGateway()
  gateway.answer(getMissionSummary, () => summary(state))
  gateway.answer(getMissionLeaderboard, ({ season = SEASON.id }) => ({
    ...BOARD,
    season: BOARD.seasons.find(({ id }) => id === season),
  }))
  gateway.answer(claimMissionTier, () => {
    if (state !== 'CLAIMABLE') throw new GatewayError('reward_claimed', { status: 409 })
    state = 'CLAIMED'
    return { reward: cash('10.00') }
  })
})

it('a completed mission tier is claimed once, however often the button is pressed', async () => {
  const { screen } = await showPage(MissionsPage, 'missionLeaderboard')
  const claim = screen.getByRole('button', { name: 'Claim ฿10.00' })
  await expect.element(claim).toBeInTheDocument()
  const button = claim.element() as HTMLElement
  for (let count = 0; count < 20; count += 1) button.click()
  await expect.element(screen.getByText('฿250.00')).toBeInTheDocument()
  await expect.element(claim).not.toBeInTheDocument()
  await expect.element(screen.getByRole('link', { name: 'Play' })).toBeInTheDocument()
  expect(gateway.listOf(claimMissionTier)).toEqual([
    expect.objectContaining({ missionId: 'slots', round: '2026-11-22', tier: 1 }),
  ])
})

it('a mission tier that pays a bonus states the turnover before the claim', async () => {
  gateway.answer(getMissionSummary, () => summary(state, BONUS))
  const { screen } = await showPage(MissionsPage, 'missionLeaderboard')
  const terms = screen.getByText(
    'Bonus: 3 × ฿20.00 = ฿60.00 to bet before you can withdraw. You have 30 days from the claim to do this; after that the bonus is taken from your balance. Until you’ve bet all of it, you can’t withdraw anything from your balance.',
  )
  await expect.element(terms).toBeInTheDocument()
  const question = screen.getByRole('alertdialog', { name: 'Claim this bonus?' })
  await press(screen.getByRole('button', { name: 'Claim ฿20.00 bonus' }))
  await press(question.getByRole('button', { name: 'Not now' }).last())
  await expect.element(question).not.toBeInTheDocument()
  expect(gateway.listOf(claimMissionTier)).toEqual([])
  await press(screen.getByRole('button', { name: 'Claim ฿20.00 bonus' }))
  await press(question.getByRole('button', { name: 'Claim ฿20.00' }))
  await expect.poll(() => gateway.listOf(claimMissionTier).length).toBe(1)
})

it('a mission claim with a lost reply is sent again with the same idempotency key', async () => {
  gateway.loseNext(claimMissionTier)
  // The gateway still reports the tier as claimable, so the page cannot know that it was paid.
  gateway.answer(getMissionSummary, () => summary('CLAIMABLE'))
  const { screen } = await showPage(MissionsPage, 'missionLeaderboard')
  const claim = screen.getByRole('button', { name: 'Claim ฿10.00' })
  await press(claim)
  await expect.poll(() => gateway.listOf(claimMissionTier).length).toBe(2)
  const [first, second] = gateway.listOf(claimMissionTier)
  expect(second!.key).toBe(first!.key)
})

it('the leaderboard shows past seasons, and the player’s rank below the listed places', async () => {
  const { screen } = await showPage(MissionsPage, 'missionLeaderboard/leaderboard')
  const own = screen.getByRole('listitem').filter({ hasText: 'me*** (you)' })
  await expect.element(own).toHaveAttribute('value', '41')
  await expect.element(screen.getByText('3 points to the rank above')).toBeInTheDocument()
  await press(screen.getByRole('button', { name: 'October 2026' }))
  await expect
    .poll(() => gateway.listOf(getMissionLeaderboard).at(-1))
    .toMatchObject({
      season: '2026-10',
    })
  await expect.element(screen.getByText('3 points to the rank above')).not.toBeInTheDocument()
})
