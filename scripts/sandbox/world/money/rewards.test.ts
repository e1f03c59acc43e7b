import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { draws } from '#support/full.ts'
import { auditLedger, SOUND } from '#support/wallet.ts'
import { type Db, openDatabase } from '../../db/open.ts'
import { rewards, type RewardKind } from '../../db/reward-tables.ts'
import { turnovers } from '../../db/withdrawal-tables.ts'
import { balanceOf, bonusCostOf, mainWalletOf, pointsCostOf, pointsOf } from './ledger.ts'
import { MONEY_TABLES } from '../../db/merchant-tables.ts'
import {
  claimReward,
  claimRewards,
  countRewards,
  grantReward,
  listOpenRewards,
  listPastRewards,
} from './rewards.ts'

const player = { merchant: 'lotus', username: 'somebody' }
const AT = Date.UTC(2030, 0, 1)
const title = { EN: 'A' }

/** Folder of the data file that two processes open at the same time. */
let folder: string
let db: Db
let other: Db
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'livery-rewards-'))
  db = openDatabase(join(folder, 'world.sqlite'))
  other = openDatabase(join(folder, 'world.sqlite'))
})
afterAll(() => {
  db.$client.close()
  other.$client.close()
  rmSync(folder, { recursive: true })
})
const reset = () => {
  for (const table of [rewards, ...MONEY_TABLES]) db.delete(table).run()
}
beforeEach(reset)

interface Given {
  kind?: RewardKind
  amount?: number
  multiplier?: number
  expiresAt?: number | null
}
const grant = (reference: string, { kind = 'cash', amount = 100, ...more }: Given = {}) =>
  grantReward(db, { ...player, source: 'message', reference, title, kind, amount, at: AT, ...more })
const openIds = (at = AT) => listOpenRewards(db, player, at).map(({ id }) => id)
const funds = () => ({
  money: balanceOf(db, mainWalletOf(player.merchant, player.username)),
  points: balanceOf(db, pointsOf(player.merchant, player.username)),
})

describe('rewards:', () => {
  test('granting a reward twice for one reference keeps the first grant and amount', () => {
    expect(grant('one')).toBe(true)
    expect(grant('one', { amount: 999 })).toBe(false)
    expect(listOpenRewards(db, player, AT).map(({ amount }) => amount)).toEqual([100])
  })

  test('claiming a bonus starts its turnover requirement, and claiming points changes no money', () => {
    grant('bonus', { kind: 'bonus', amount: 500, multiplier: 1000 })
    grant('points', { kind: 'points', amount: 70 })
    claimRewards(db, player, { ids: openIds(), at: AT })
    expect(funds()).toEqual({ money: 500, points: 70 })
    const [row] = db.select().from(turnovers).all()
    expect(row).toMatchObject({ base: 500, bonus: 500, required: 500_000, state: 'open' })
  })

  test('an expired reward moves from the open rewards to the past rewards', () => {
    grant('one', { expiresAt: AT + 1000 })
    expect(countRewards(db, player, AT + 999)).toBe(1)
    expect(countRewards(db, player, AT + 1000)).toBe(0)
    const past = { now: AT + 1000, after: undefined, size: 10 }
    expect(listPastRewards(db, player, past)).toHaveLength(1)
    const [id] = openIds()
    expect(() => claimReward(db, player, { id: id!, at: AT + 1000 })).toThrow(
      expect.objectContaining({ code: 'reward_expired' }),
    )
  })

  test('claiming several rewards pays those that are open and reports the others', () => {
    grant('one')
    grant('two', { expiresAt: AT + 10 })
    grant('three')
    const [two, three, one] = openIds()
    claimReward(db, player, { id: one!, at: AT })
    const results = claimRewards(db, player, {
      ids: [one!, two!, three!, 4711, three!],
      at: AT + 10,
    })
    expect(results.map(({ outcome }) => outcome)).toEqual(['claimed', 'expired', 'paid', 'unknown'])
    expect(funds().money).toBe(200)
  })

  test('a player cannot find another player’s reward', () => {
    grant('one')
    const stranger = { ...player, username: 'stranger' }
    const results = claimRewards(db, stranger, { ids: openIds(), at: AT })
    expect(results.map(({ outcome }) => outcome)).toEqual(['unknown'])
    expect(openIds()).toHaveLength(1)
  })

  test('the pages of past rewards list each reward once, the latest end first', () => {
    for (let index = 0; index < 12; index += 1) grant(`r${index}`, { expiresAt: AT + (index % 4) })
    const seen: number[] = []
    let after: { at: number; row: number } | undefined
    for (;;) {
      const page = listPastRewards(db, player, { now: AT + 9, after, size: 5 })
      seen.push(...page.map(({ id }) => id))
      const last = page.at(-1)
      if (!last || page.length < 5) break
      after = { at: last.expiresAt as number, row: last.id }
    }
    expect(new Set(seen).size).toBe(12)
    expect(seen).toHaveLength(12)
  })

  test('two processes that grant and claim rewards pay each reward at most once', () => {
    const kind = fc.constantFrom<RewardKind>('cash', 'bonus', 'points')
    const step = fc.oneof(
      fc.record({
        do: fc.constant('grant' as const),
        reference: fc.integer({ min: 0, max: 5 }),
        kind,
        amount: fc.integer({ min: 1, max: 1000 }),
        lives: fc.option(fc.integer({ min: 1, max: 5 })),
      }),
      fc.record({
        do: fc.constant('claim' as const),
        places: fc.uniqueArray(fc.integer({ min: 0, max: 7 }), { minLength: 1, maxLength: 4 }),
        onOther: fc.boolean(),
      }),
      fc.record({ do: fc.constant('wait' as const) }),
    )
    fc.assert(
      fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
        reset()
        let now = AT
        const paid: { kind: RewardKind; amount: number }[] = []
        for (const each of steps) {
          if (each.do === 'wait') now += 1
          if (each.do === 'grant') {
            const { reference, amount, lives } = each
            const expiresAt = lives === null ? null : now + lives
            grant(String(reference), { kind: each.kind, amount, expiresAt, multiplier: 300 })
          }
          if (each.do === 'claim') {
            const all = db.select({ id: rewards.id }).from(rewards).all()
            const ids = each.places.map((place) => all[place]?.id ?? 0)
            const on = each.onOther ? other : db
            paid.push(...claimRewards(on, player, { ids, at: now }).flatMap(({ row }) => row ?? []))
          }
        }
        const sum = (...kinds: RewardKind[]) =>
          paid.filter((row) => kinds.includes(row.kind)).reduce((all, row) => all + row.amount, 0)
        expect(new Set(paid).size).toBe(
          db
            .select()
            .from(rewards)
            .all()
            .filter(({ claimedAt }) => claimedAt !== null).length,
        )
        expect(funds()).toEqual({ money: sum('cash', 'bonus'), points: sum('points') })
        expect(balanceOf(db, bonusCostOf(player.merchant)) + funds().money).toBe(0)
        expect(balanceOf(db, pointsCostOf(player.merchant)) + funds().points).toBe(0)
        const { sum: total, ...others } = auditLedger({ db })
        expect({ sum: [total[0] ?? 0], ...others }).toEqual(SOUND)
      }),
      { numRuns: draws(60, 2000) },
    )
  })
})
