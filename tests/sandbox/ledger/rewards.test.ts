import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { getMemberInfo } from '#core/session/member/api.ts'
import { getBalance } from '#core/wallet/api.ts'
import { getPointBalance } from '#core/wallet/points/api.ts'
import { listBonuses, listPastBonuses } from '#features/member/bonuses/api.ts'
import { getMissionSummary } from '#features/member/missions/api.ts'
import { claimRebates, getRebates, listRebateClaims } from '#features/member/rebate/api.ts'
import { listBets } from '#features/member/records/api.ts'
import { listPastRewards, listRewards } from '#features/member/rewards/api.ts'
import { getWithdrawTerms } from '#features/member/withdraw/api.ts'
import { listPromotions } from '#features/promotions/api.ts'
import { listRaffles } from '#features/raffle/api.ts'
import { getVipStanding, listVipLevels } from '#features/vip/api.ts'
import { claimRewards, countRewards } from '#parts/money/rewards/api.ts'
import type { Reward } from '#parts/money/rewards/schema.ts'
import { cancelBonus } from '#parts/money/turnover/api.ts'
import { lotus, useMembers } from '#support/members.ts'

const { enter, moveClock, sandbox } = useMembers()
const LANGUAGE = { language: 'EN' }
const PAGE = { ...LANGUAGE, pageSize: 100 }

async function open(username = 'demomember') {
  const player = await enter(username)
  return {
    ...player,
    rewards: async (): Promise<Reward[]> => (await player.ask(listRewards, LANGUAGE)).list,
    balance: async () => Number((await player.ask(getBalance)).balance),
  }
}

test('claiming all rewards pays each one and starts the turnover of bonuses', async () => {
  const { ask, rewards, balance } = await open()
  const waiting = await rewards()
  expect((await ask(countRewards)).count).toBe(waiting.length)
  const before = await balance()
  const claim = await ask(claimRewards, { ids: waiting.map(({ id }) => id) })
  expect(claim.results.every(({ outcome }: { outcome: string }) => outcome === 'paid')).toBe(true)
  // Sums the open rewards of a kind: seeded rewards, and mission tiers that seeded bets completed.
  const sum = (kind: Reward['kind'], times: (one: Reward) => number = () => 1) =>
    waiting
      .filter((one) => one.kind === kind)
      .reduce((total, one) => total + Number(one.amount) * times(one), 0)
  const [cash, bonuses, points] = [sum('cash'), sum('bonus'), sum('points')]
  expect([cash >= 288, bonuses >= 300, points >= 120]).toEqual([true, true, true])
  expect(claim.paid).toEqual({
    cash: cash.toFixed(2),
    bonus: bonuses.toFixed(2),
    toBet: sum('bonus', ({ multiplier }) => multiplier).toFixed(2),
    points: String(points),
  })
  expect(await balance()).toBeCloseTo(before + cash + bonuses, 2)
  expect(await rewards()).toEqual([])
  expect((await ask(listBonuses, LANGUAGE)).list).toContainEqual(
    expect.objectContaining({
      title: 'Weekend reload bonus',
      bonus: '300.00',
      multiplier: 10,
      left: '3000.00',
      forfeits: '300.00',
    }),
  )
})

test('twenty simultaneous claims and a lost reply pay a reward once', async () => {
  const { ask, rewards, balance } = await open()
  const before = await balance()
  const reward = (await rewards()).find(({ kind }) => kind === 'cash')!
  const key = randomUUID()
  const first = await ask(claimRewards, { ids: [reward.id] }, key)
  const again = await ask(claimRewards, { ids: [reward.id] }, key)
  expect(again).toEqual(first)
  const others = await Promise.all(
    Array.from({ length: 20 }, () => ask(claimRewards, { ids: [reward.id] })),
  )
  expect(new Set(others.map(({ results }) => results[0].outcome))).toEqual(new Set(['claimed']))
  expect(await balance()).toBeCloseTo(before + Number(reward.amount), 2)
})

test('a reward that expires by the gateway’s clock becomes a past reward', async () => {
  const { ask, rewards } = await open()
  const soonest = (await rewards())[0]!
  expect((await ask(listPastRewards, PAGE)).list.map(({ id }: Reward) => id)).not.toContain(
    soonest.id,
  )
  await moveClock(6 * 60)
  const later = await open()
  expect((await later.rewards()).map(({ id }) => id)).not.toContain(soonest.id)
  const past: Reward[] = (await later.ask(listPastRewards, PAGE)).list
  expect(past.find(({ id }) => id === soonest.id)).toMatchObject({
    state: 'expired',
    endedAt: soonest.expiresAt,
  })
  const { results } = await later.ask(claimRewards, { ids: [soonest.id] })
  expect(results).toEqual([{ id: soonest.id, outcome: 'expired' }])
})

test('a bonus that the player gives up is listed among past bonuses', async () => {
  const { ask, rewards, balance } = await open()
  const reward = (await rewards()).find(({ kind }) => kind === 'bonus')!
  await ask(claimRewards, { ids: [reward.id] })
  const before = await balance()
  const [bonus] = (await ask(listBonuses, LANGUAGE)).list
  const { forfeited } = await ask(cancelBonus, { id: bonus.id })
  expect(await balance()).toBeCloseTo(before - Number(forfeited), 2)
  expect((await ask(listBonuses, LANGUAGE)).list).toEqual([])
  const [past] = (await ask(listPastBonuses, PAGE)).list
  expect(past).toMatchObject({ id: bonus.id, state: 'cancelled', forfeits: null })
})

test('a rebate is credited immediately, recorded with its calculation, and paid once', async () => {
  const { ask, refusal, balance } = await open()
  const { list, total } = await ask(getRebates, LANGUAGE)
  const before = await balance()
  const gameTypes = list.map(({ category }: { category: string }) => category)
  const claimed = await ask(claimRebates, { gameTypes })
  expect(claimed.total).toBe(total)
  expect(await balance()).toBeCloseTo(before + Number(total), 2)
  expect(await refusal(claimRebates, { gameTypes })).toMatchObject({ code: 'nothing_to_claim' })
  const past = (await ask(listRebateClaims, { pageSize: 100 })).list
  expect(past.slice(0, claimed.claims.length)).toEqual(claimed.claims.toReversed())
  for (const { validBet, rate, amount } of past) {
    expect(Math.abs(Number(amount) - (Number(validBet) * Number(rate)) / 100)).toBeLessThan(0.02)
  }
})

test('a mission bonus states its turnover, days and the weights of games', async () => {
  const { ask } = await open()
  const { missions } = await ask(getMissionSummary, LANGUAGE)
  const tiers = missions.find(({ id }: { id: string }) => id === 'weekly-deposit').tiers
  expect(tiers[0].reward).toEqual({
    kind: 'bonus',
    amount: '20.00',
    multiplier: 3,
    toBet: '60.00',
    betWithinDays: 30,
    weights: [
      { gameType: 'LIVE', percent: 20 },
      { gameType: 'PVP', percent: 50 },
    ],
  })
})

test('a VIP player sees the level, claims the weekly gift, and has higher withdrawal limits', async () => {
  const { ask, rewards } = await open('demovip')
  const levels = (await ask(listVipLevels, LANGUAGE)).list
  const standing = await ask(getVipStanding, LANGUAGE)
  expect(standing.rank).toBe(4)
  expect((await ask(getMemberInfo)).vip.rankLevel).toBe(4)
  const own = levels.find(({ rank }: { rank: number }) => rank === 4)
  const weekly = standing.gifts.find(({ gift }: { gift: string }) => gift === 'weekly')
  expect(weekly).toMatchObject({ state: 'claimable', reward: { amount: own.weekly } })
  await ask(claimRewards, { ids: [weekly.reward.id] })
  const after = await ask(getVipStanding, LANGUAGE)
  expect(after.gifts[0]).toMatchObject({ gift: 'weekly', state: 'claimed' })
  expect((await rewards()).map(({ id }) => id)).not.toContain(weekly.reward.id)
  const { limits } = await ask(getWithdrawTerms)
  expect(limits).toMatchObject({ dailyMax: own.dailyMax, dailyCount: own.dailyCount })
})

test('a demo account whose birthday was recent claims its birthday gift once', async () => {
  const { ask } = await open('demobirthday')
  const gift = async () =>
    (await ask(getVipStanding, LANGUAGE)).gifts.find(
      (one: { gift: string }) => one.gift === 'birthday',
    )
  const { state, reward } = await gift()
  expect(state).toBe('claimable')
  expect((await ask(claimRewards, { ids: [reward.id] })).paid.cash).toBe('200.00')
  expect((await gift()).state).toBe('claimed')
})

const MONTH = { ...LANGUAGE, startDate: '2020-01-01', endDate: '2020-01-02', pageSize: 1 }

test.each([
  ['VIP', getVipStanding, LANGUAGE],
  ['the member', getMemberInfo, {}],
  ['rewards', countRewards, {}],
  ['missions', getMissionSummary, LANGUAGE],
  ['rebates', getRebates, LANGUAGE],
  ['points', getPointBalance, {}],
  ['promotions', listPromotions, LANGUAGE],
  ['limits of withdrawal', getWithdrawTerms, {}],
  ['raffles', listRaffles, LANGUAGE],
] as const)(
  'a demo account’s first call already includes its seeded history: %s',
  async (_, call, input) => {
    const { ask } = await open('demoagent')
    const first = await ask(call, input)
    await ask(listBets, MONTH)
    expect(await ask(call, input)).toEqual(first)
  },
)

test('a VIP player’s valid bets equal those in the betting record', async () => {
  const { ask } = await open()
  const day = (back: number) => new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10)
  const { sums } = await ask(listBets, { ...PAGE, startDate: day(200), endDate: day(-1) })
  const sum = Number(sums.validBet)
  expect(sum).toBeGreaterThan(10_000)
  expect(Number((await ask(getVipStanding, LANGUAGE)).validBet)).toBeCloseTo(sum, 2)
})

test.each([
  ['vip', listVipLevels, LANGUAGE],
  ['vip', getVipStanding, LANGUAGE],
  ['manualRebate', getRebates, LANGUAGE],
  ['manualRebate', claimRebates, { gameTypes: ['RNG'] }],
] as const)(
  'the gateway refuses the calls of the feature %s while it is off',
  async (flag, call, input) => {
    await sandbox().setState({ merchant: lotus.merchant, rules: { flags: { [flag]: false } } })
    expect(await (await open()).refusal(call, input)).toMatchObject({ code: 'mode_disabled' })
  },
)
