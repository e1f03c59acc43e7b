import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Terms } from '#features/agent/contracts/schema.ts'
import { rateAt } from '#rules/contractTiers.ts'
import {
  dailySalaries,
  dividends,
  hourlySalaries,
  realtimeSalaries,
} from '#support/contract-draws.ts'
import { draws } from '#support/full.ts'
import { openTeams, type TeamBench } from '#support/teams.ts'
import {
  findContract,
  findInForce,
  listBroken,
  listSteps,
  listWaiting,
} from '#scripts/sandbox/world/contracts/contract-book.ts'
import {
  type Contract,
  isInForce,
  isWithin,
  OFFER_LIFE,
  stateOf,
} from '#scripts/sandbox/world/contracts/contract-rules.ts'
import {
  answerTermination,
  offer,
  reject,
  requestTermination,
  sign,
  withdraw,
} from '#scripts/sandbox/world/contracts/contracts.ts'
import { findNode } from '#scripts/sandbox/world/team/tree.ts'
import { moveNode } from '#scripts/sandbox/world/team/team-moves.ts'
import { CallError } from '#scripts/sandbox/http/call-error.ts'
import { contracts } from '#scripts/sandbox/db/contract-tables.ts'

const NOW = Date.UTC(2026, 10, 22, 8)
const DAY = 24 * 60 * 60_000
const NAMES = ['a', 'a.b', 'a.c', 'a.b.d', 'a.b.e', 'a.b.d.f'] as const

let bench: TeamBench
beforeAll(() => {
  bench = openTeams()
  for (const name of NAMES) bench.add(name)
  bench.add('a.player', 0, false)
})
beforeEach(() => bench.db.$client.exec('DELETE FROM contracts; DELETE FROM contract_steps'))
afterAll(() => bench.db.$client.close())

const salary = (rate: number, validBet = '0'): Terms => ({
  kind: 'dailySalary',
  tiers: [{ activeMembers: 0, validBet, rate }],
})
const parentOf = (name: string) => findNode(bench.db, person(name))?.parent ?? null
const give = (name: string, terms: Terms, now = NOW) =>
  offer(bench.db, {
    merchant: bench.merchant.code,
    upline: parentOf(name),
    downline: name,
    terms,
    now,
  })
const person = (username: string) => ({ merchant: bench.merchant.code, username })
const now = (contract: Contract) => findContract(bench.db, contract) as Contract
const inForce = (name: string) => findInForce(bench.db, person(name), 'dailySalary')
const dump = () =>
  JSON.stringify([
    bench.db.$client.prepare('SELECT * FROM contracts ORDER BY id').all(),
    bench.db.$client.prepare('SELECT * FROM contract_steps ORDER BY id').all(),
  ])
const refusal = (code: string) => expect.objectContaining({ code })

describe('an offer', () => {
  test('a contract offer expires after 7 days, and then another can be made', () => {
    const offered = give('a', salary(100))
    expect(stateOf(offered, NOW + OFFER_LIFE - 1)).toBe('offered')
    expect(stateOf(offered, NOW + OFFER_LIFE)).toBe('expired')
    expect(() => give('a', salary(90))).toThrow(refusal('contract_offered'))
    expect(() => sign(bench.db, offered, NOW + OFFER_LIFE, [])).toThrow(refusal('contract_changed'))
    give('a', salary(90), NOW + OFFER_LIFE)
    expect(now(offered)).toMatchObject({ state: 'expired', endedAt: NOW + OFFER_LIFE })
  })

  test('a contract offer to strangers or players, or outside its limits, is refused', () => {
    expect(() => give('a.b', salary(1))).toThrow(refusal('contract_out_of_bounds'))
    bench.agree('a', salary(100, '500'), NOW)
    expect(() => give('a.player', salary(1, '500'))).toThrow(refusal('downline_not_agent'))
    const { merchant } = person('a')
    const skipping = { merchant, upline: 'a', downline: 'a.b.d', terms: salary(1, '500'), now: NOW }
    expect(() => offer(bench.db, skipping)).toThrow(refusal('member_not_found'))
    expect(() => give('a.b', salary(101, '500'))).toThrow(
      expect.objectContaining({ data: { fields: ['tiers.0.rate'] } }),
    )
    expect(() => give('a.b', salary(50, '499'))).toThrow(refusal('contract_out_of_bounds'))
    const low = { activeMembers: 1, validBet: '500', rate: 50 }
    const unordered = { ...salary(1), tiers: [low, { ...low, rate: 40 }] } as Terms
    expect(() => give('a.b', unordered)).toThrow(
      expect.objectContaining({ data: { fields: ['tiers.1.rate'] } }),
    )
    expect(give('a.b', salary(100, '500')).state).toBe('offered')
  })

  test.each([
    [
      'amounts finer than the currency',
      { kind: 'realtimeSalary', profitRate: 1, lossRate: 1, singleBet: '10.001' },
      'singleBet',
    ],
    ['amounts of tiers finer than the currency', salary(1, '500.001'), 'tiers.0.validBet'],
    [
      'tiers out of order',
      {
        kind: 'dailySalary',
        tiers: [
          { activeMembers: 0, validBet: '9', rate: 5 },
          { activeMembers: 0, validBet: '8', rate: 6 },
        ],
      },
      'tiers.1.validBet',
    ],
    [
      'more days with bets than the period has',
      {
        kind: 'dividend',
        period: 'W',
        costRatio: 0,
        carryOver: false,
        minBetDays: 8,
        tiers: [{ activeMembers: 0, validBet: '0', loss: '0', rate: 1 }],
      },
      'minBetDays',
    ],
  ] as [string, Terms, string][])(
    'a contract offer of %s is refused, even if the operator makes the offer',
    (_, terms, field) => {
      expect(() => give('a', terms)).toThrow(
        expect.objectContaining({ code: 'contract_out_of_bounds', data: { fields: [field] } }),
      )
    },
  )

  test('an agent without a wallet cannot be offered a contract', () => {
    const setType = (type: number) =>
      bench.db.$client.prepare("UPDATE accounts SET type = ? WHERE username = 'a'").run(type)
    setType(41)
    try {
      expect(() => give('a', salary(1))).toThrow(refusal('downline_without_wallet'))
    } finally {
      setType(1)
    }
  })

  test('a rejected or withdrawn contract offer does not change the contract in force', () => {
    const first = bench.agree('a', salary(100), NOW)
    reject(bench.db, give('a', salary(50)), NOW)
    withdraw(bench.db, give('a', salary(60)), NOW)
    expect(now(first)).toEqual(first)
    expect(inForce('a')?.id).toBe(first.id)
  })

  test('contract lists show whose answer is awaited for offers and end requests', () => {
    const offered = give('a', salary(100))
    expect(listWaiting(bench.db, person('a'), NOW)).toHaveLength(1)
    expect(listWaiting(bench.db, person('a'), NOW + OFFER_LIFE)).toHaveLength(0)
    sign(bench.db, offered, NOW, [])
    const below = bench.agree('a.b', salary(80), NOW)
    requestTermination(bench.db, below, 'downline', NOW)
    expect(listWaiting(bench.db, person('a'), NOW)).toMatchObject([{ id: below.id }])
    expect(listWaiting(bench.db, person('a.b'), NOW)).toEqual([])
  })
})

test('a move ends the contract with the upline, and those below end with it', () => {
  bench.agree('a', salary(100), NOW)
  const moved = bench.agree('a.b', salary(90), NOW)
  const below = bench.agree('a.b.d', salary(10), NOW)
  moveNode(bench.db, person('a.b'), 'a.c', NOW + DAY)
  expect(listSteps(bench.db, moved).at(-1)).toMatchObject({ state: 'terminated', by: 'move' })
  expect(listSteps(bench.db, below).at(-1)).toMatchObject({ state: 'terminated', by: 'cascade' })
  moveNode(bench.db, person('a.b'), 'a', NOW + DAY)
})

describe('signing', () => {
  test('a contract with lower rates ends exactly the listed contracts of lower downlines', () => {
    bench.agree('a', salary(100), NOW)
    const high = bench.agree('a.b', salary(90), NOW)
    const low = bench.agree('a.c', salary(40), NOW)
    const below = bench.agree('a.b.d', salary(10), NOW)
    const deeper = bench.agree('a.b.d.f', salary(5), NOW)
    const lower = give('a', salary(50), NOW + DAY)
    const broken = listBroken(bench.db, lower).map(({ id }) => id)
    expect(broken).toEqual([high.id, below.id, deeper.id])
    const before = dump()
    expect(() => sign(bench.db, lower, NOW + DAY, [])).toThrow(
      expect.objectContaining({ code: 'contract_ends_others', data: { contracts: broken } }),
    )
    expect(dump()).toBe(before)
    const { ended, contract } = sign(bench.db, lower, NOW + DAY, broken)
    expect(ended.map(({ id }) => id)).toEqual(broken)
    expect(contract).toMatchObject({ state: 'active', version: 2 })
    for (const each of [high, below, deeper]) {
      expect(now(each)).toMatchObject({ state: 'terminated', endedAt: NOW + DAY })
      expect(listSteps(bench.db, each).at(-1)).toMatchObject({ by: 'cascade' })
    }
    expect(now(low).state).toBe('active')
  })

  test('signing a contract withdraws offers below it that now exceed its terms', () => {
    bench.agree('a', salary(100), NOW)
    const offered = give('a.b', salary(90))
    bench.agree('a', salary(50), NOW)
    expect(now(offered).state).toBe('withdrawn')
  })

  test('a contract that is signed already cannot be signed again', () => {
    const offered = give('a', salary(100))
    sign(bench.db, offered, NOW, [])
    expect(() => sign(bench.db, offered, NOW, [])).toThrow(refusal('contract_changed'))
  })
})

describe('the end of a contract', () => {
  test('ending a contract needs the other side’s consent, and ends contracts below it', () => {
    const own = bench.agree('a', salary(100), NOW)
    const below = bench.agree('a.b', salary(50), NOW)
    const asked = requestTermination(bench.db, own, 'downline', NOW)
    expect(isInForce(asked)).toBe(true)
    const alone = { agreed: true, by: 'downline', now: NOW, named: [below.id] } as const
    expect(() => answerTermination(bench.db, asked, alone)).toThrow(refusal('contract_changed'))
    expect(() =>
      answerTermination(bench.db, asked, { agreed: true, by: 'upline', now: NOW, named: [] }),
    ).toThrow(refusal('contract_ends_others'))
    const { ended } = answerTermination(bench.db, asked, { ...alone, by: 'upline' })
    expect(ended.map(({ id }) => id)).toEqual([below.id])
    expect(inForce('a')).toBeUndefined()
    expect(inForce('a.b')).toBeUndefined()
  })

  test('a refused or withdrawn request to end a contract leaves it active', () => {
    const own = bench.agree('a', salary(100), NOW)
    for (const by of ['upline', 'downline'] as const) {
      const asked = requestTermination(bench.db, own, 'downline', NOW)
      answerTermination(bench.db, asked, { agreed: false, by, now: NOW, named: [] })
      expect(now(own)).toMatchObject({ state: 'active', endAskedBy: null, endAskedAt: null })
    }
  })

  test('moving a member to another upline ends the member’s contracts and those below', async () => {
    bench.agree('a', salary(100), NOW)
    bench.agree('a.b', salary(50), NOW)
    bench.agree('a.b.d', salary(50), NOW)
    give('a.b.e', salary(10))
    moveNode(bench.db, person('a.b'), 'a.c', NOW)
    moveNode(bench.db, person('a.b'), 'a', NOW)
    expect(['a', 'a.b', 'a.b.d'].map((name) => inForce(name) !== undefined)).toEqual([
      true,
      false,
      false,
    ])
    const open = bench.db
      .select()
      .from(contracts)
      .all()
      .filter(({ state }) => state === 'offered')
    expect(open).toEqual([])
  })
})

const reached = fc.record({
  activeMembers: fc.integer({ min: 0, max: 8 }),
  validBet: fc.integer({ min: 0, max: 1000 }).map(String),
  loss: fc.integer({ min: -100, max: 400 }).map(String),
})
const roundsPlayed = fc.array(
  fc.record({ stake: fc.integer({ min: 1, max: 40 }), isWon: fc.boolean() }),
  { maxLength: 6 },
)

/**
 * What contract terms pay: the rate of the tier that a team reaches, or for real-time salaries the
 * rate by bet.
 */
const payBy = (
  terms: Terms,
  at: { activeMembers: number; validBet: string; loss: string },
  rounds: readonly { stake: number; isWon: boolean }[],
): number =>
  terms.kind === 'realtimeSalary'
    ? rounds
        .filter(({ stake }) => stake >= Number(terms.singleBet))
        .reduce(
          (sum, { stake, isWon }) => sum + stake * (isWon ? terms.profitRate : terms.lossRate),
          0,
        )
    : rateAt(terms.tiers, at)

const TERMS_OF = {
  dividend: dividends,
  dailySalary: dailySalaries,
  hourlySalary: hourlySalaries,
  realtimeSalary: realtimeSalaries,
} satisfies Record<Terms['kind'], fc.Arbitrary<Terms>>
const KINDS = Object.keys(TERMS_OF) as Terms['kind'][]

test.each(KINDS)(
  'contract terms of a %s within limits never pay more than the upline’s terms',
  (kind) => {
    const pairs = fc
      .tuple(TERMS_OF[kind], TERMS_OF[kind])
      .filter(([own, above]) => isWithin(own, above))
    fc.assert(
      fc.property(pairs, reached, roundsPlayed, ([own, above], at, rounds) => {
        expect(payBy(own, at, rounds)).toBeLessThanOrEqual(payBy(above, at, rounds))
      }),
      { numRuns: draws(150, 3_000) },
    )
  },
)

/** For each contract kind: makes terms that lie within the terms of any higher rate. */
const PLAIN: Record<Terms['kind'], (rate: number) => Terms> = {
  dividend: (rate) => ({
    kind: 'dividend',
    period: 'D',
    costRatio: 0,
    carryOver: false,
    minBetDays: 1,
    tiers: [{ activeMembers: 0, validBet: '0', loss: '0', rate }],
  }),
  dailySalary: salary,
  hourlySalary: (rate) => ({ ...salary(rate), kind: 'hourlySalary' }) as Terms,
  realtimeSalary: (rate) => ({
    kind: 'realtimeSalary',
    profitRate: rate,
    lossRate: rate,
    singleBet: '5',
  }),
}
const HIGHEST = 300
const plainOr = (kind: Terms['kind']) =>
  fc.oneof(
    { weight: 3, arbitrary: fc.integer({ min: 1, max: 3 }).map((rate) => PLAIN[kind](rate * 100)) },
    { weight: 1, arbitrary: TERMS_OF[kind] },
  )
const someTerms = fc.record<Record<Terms['kind'], Terms>>({
  dividend: plainOr('dividend'),
  dailySalary: plainOr('dailySalary'),
  hourlySalary: plainOr('hourlySalary'),
  realtimeSalary: plainOr('realtimeSalary'),
})

/** Random actions of both sides of a contract, in any order. */
const steps = fc.array(
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({
        act: fc.constant('offer' as const),
        name: fc.constantFrom(...NAMES),
        terms: someTerms,
        kind: fc.nat(1),
      }),
    },
    {
      weight: 5,
      arbitrary: fc.record({
        act: fc.constantFrom(
          'sign',
          'sign',
          'sign',
          'signUnread',
          'reject',
          'withdraw',
          'ask',
          'agree',
          'refuse',
        ),
        pick: fc.nat(50),
        by: fc.constantFrom('upline' as const, 'downline' as const),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        act: fc.constant('wait' as const),
        days: fc.integer({ min: 1, max: 8 }),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        act: fc.constant('move' as const),
        name: fc.constantFrom('a.b', 'a.c', 'a.b.d'),
        to: fc.constantFrom(...NAMES),
      }),
    },
  ),
  { minLength: 5, maxLength: 20 },
)

const twoKinds = fc.shuffledSubarray(KINDS, { minLength: 2, maxLength: 2 })

test('any actions of upline and downline leave at most one contract in force, within limits', async () => {
  const { db } = bench
  await fc.assert(
    fc.asyncProperty(twoKinds, steps, async (kinds, list) => {
      db.$client.exec('BEGIN')
      const offered: { id: string; terms: string }[] = []
      let time = NOW
      try {
        for (const name of NAMES) bench.agree(name, PLAIN[kinds[0] as Terms['kind']](HIGHEST), NOW)
        for (const step of list) {
          const before = dump()
          try {
            if (step.act === 'wait') time += step.days * DAY
            else if (step.act === 'move') moveNode(db, person(step.name), step.to, time)
            else if (step.act === 'offer') {
              const terms = step.terms[kinds[step.kind] as Terms['kind']]
              const { id } = give(step.name, terms, time)
              offered.push({ id, terms: JSON.stringify(terms) })
            } else act(step, time)
          } catch (error) {
            if (!(error instanceof CallError)) throw error
            expect(dump()).toBe(before)
          }
          check(offered)
        }
      } finally {
        db.$client.exec('ROLLBACK')
      }
    }),
    { numRuns: draws(15, 10_000) },
  )

  function act(
    { act: what, pick, by }: { act: string; pick: number; by: 'upline' | 'downline' },
    time: number,
  ): void {
    const wanted = ['ask'].includes(what)
      ? ['active']
      : ['agree', 'refuse'].includes(what)
        ? ['terminationRequested']
        : ['offered']
    const all = db.select().from(contracts).all()
    const some = all.filter(({ state }) => wanted.includes(state))
    const one = some[pick % Math.max(1, some.length)] ?? all[pick % Math.max(1, all.length)]
    if (!one) return
    const named = listBroken(db, one).map(({ id }) => id)
    if (what === 'sign') sign(db, one, time, named)
    if (what === 'signUnread') sign(db, one, time, [])
    if (what === 'reject') reject(db, one, time)
    if (what === 'withdraw') withdraw(db, one, time)
    if (what === 'ask') requestTermination(db, one, by, time)
    if (what === 'agree') answerTermination(db, one, { agreed: true, by, now: time, named })
    if (what === 'refuse') answerTermination(db, one, { agreed: false, by, now: time, named: [] })
  }

  function check(offered: readonly { id: string; terms: string }[]): void {
    const all = db.select().from(contracts).all()
    const byId = new Map(all.map((each) => [each.id, each]))
    for (const { id, terms } of offered) expect(JSON.stringify(byId.get(id)?.terms)).toBe(terms)
    const active = all.filter(isInForce)
    const keys = active.map(({ kind, downline }) => `${kind} ${downline}`)
    expect(new Set(keys).size).toBe(keys.length)
    for (const each of active) {
      expect(each.upline).toBe(parentOf(each.downline))
      if (each.upline === null) continue
      const above = active.find(
        ({ kind, downline }) => kind === each.kind && downline === each.upline,
      )
      expect(above && isWithin(each.terms, above.terms)).toBe(true)
    }
  }
}, 1_800_000)
