import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Terms } from '#features/agent/contracts/schema.ts'
import { draws } from '#support/full.ts'
import { openTeams, type TeamBench } from '#support/teams.ts'
import { auditLedger, SOUND } from '#support/wallet.ts'
import type { BetRow } from '#scripts/sandbox/world/bet-book.ts'
import { settleDue } from '#scripts/sandbox/world/settlement.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** Noon in New York on the day before the clocks go back, which is 25 hours long. */
const START = Date.UTC(2026, 9, 31, 16)
const SPAN = 60 * HOUR
const ZONES = ['Asia/Bangkok', 'America/New_York', 'Australia/Lord_Howe']
const NAMES = ['a', 'a.b', 'a.b.c'] as const

let bench: TeamBench
beforeAll(() => {
  bench = openTeams()
  for (const name of NAMES) bench.add(name)
  // Nobody is ever short of money, so that what is due is paid.
  for (const name of NAMES) bench.give(name, 1_000_000_000)
})
afterAll(() => bench.db.$client.close())

/** Terms of each kind with a rate; the lower of two is within the higher. */
const TERMS: Record<Terms['kind'], (rate: number) => Terms> = {
  dividend: (rate) => ({
    kind: 'dividend',
    period: 'D',
    costRatio: 0,
    carryOver: true,
    minBetDays: 1,
    tiers: [{ activeMembers: 0, validBet: '0', loss: '0', rate }],
  }),
  dailySalary: (rate) => ({
    kind: 'dailySalary',
    tiers: [
      { activeMembers: 0, validBet: '0', rate },
      { activeMembers: 1, validBet: '10', rate: rate + 10 },
    ],
  }),
  hourlySalary: (rate) => ({
    kind: 'hourlySalary',
    tiers: [{ activeMembers: 1, validBet: '5', rate }],
  }),
  realtimeSalary: (rate) => ({
    kind: 'realtimeSalary',
    profitRate: rate,
    lossRate: 2 * rate,
    singleBet: '1',
  }),
}
const KINDS = Object.keys(TERMS) as Terms['kind'][]

const times = fc.oneof(
  fc.integer({ min: 0, max: SPAN }),
  // Borders of days, hours and slots.
  fc.integer({ min: 0, max: SPAN / HOUR }).map((hour) => hour * HOUR),
  fc.integer({ min: 0, max: SPAN / HOUR }).map((hour) => hour * HOUR - 1),
)
const bets = fc.record({
  act: fc.constant('bet' as const),
  at: times,
  name: fc.constantFrom(...NAMES),
  stake: fc.integer({ min: 50, max: 4000 }),
  win: fc.constantFrom(0, 0, 100, 5000),
})
const events = fc.oneof(
  { weight: 6, arbitrary: bets },
  {
    weight: 1,
    arbitrary: fc.record({ act: fc.constant('void' as const), at: times, pick: fc.nat(20) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      act: fc.constant('agree' as const),
      at: times,
      name: fc.constantFrom(...NAMES),
      kind: fc.constantFrom(...KINDS),
      rate: fc.integer({ min: 1, max: 5 }).map((rate) => rate * 100),
    }),
  },
)
const stories = fc.record({
  zone: fc.constantFrom(...ZONES),
  rates: fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 3, maxLength: 3 }),
  kinds: fc.subarray(KINDS, { minLength: 1, maxLength: 2 }),
  events: fc.array(events, { minLength: 3, maxLength: 14 }),
  /** When somebody asks, on a clock that is set forth and back by testers. */
  asked: fc.array(fc.record({ at: times, off: fc.constantFrom(0, 0, 0, -30 * HOUR) }), {
    maxLength: 5,
  }),
})
type Story = typeof stories extends fc.Arbitrary<infer T> ? T : never

interface Paid {
  kind: string
  upline: string | null
  downline: string
  version: number
  period: string
  cause: string
  base: number
  rate: number
  amount: number
  state: string
}

/** Lives through a story, and tells what was settled at its end; the world forgets it then. */
async function live({ zone, rates, kinds, events: all }: Story, asked: Story['asked']) {
  const { db, merchant } = bench
  const client = db.$client
  const settle = (at: number) => settleDue(db, merchant, at)
  client.exec('BEGIN')
  try {
    client.prepare('UPDATE merchants SET timeZone = ? WHERE code = ?').run(zone, merchant.code)
    const [top = 0, ...lower] = rates.toSorted((one, other) => other - one)
    for (const kind of kinds) {
      for (const [place, rate] of [top, ...lower].entries()) {
        bench.agree(NAMES[place] as string, TERMS[kind](rate * 100), START - 1)
      }
    }
    const placed: BetRow[] = []
    const steps = [
      ...all.map((event, index) => ({ at: START + event.at, index, event })),
      ...asked.map(({ at, off }, index) => ({ at: START + at, index: index - 100, off })),
    ].toSorted((one, other) => one.at - other.at || one.index - other.index)
    for (const step of steps) {
      if ('off' in step) await settle(step.at + step.off)
      else act(step, placed)
    }
    await settle(START + SPAN + 49 * HOUR)
    await settle(START + SPAN + 49 * HOUR)
    const rows = client
      .prepare(
        `SELECT s.kind, s.upline, s.downline, c.version, s.period, s.cause, s.base, s.rate,
          s.amount, s.state
        FROM contract_settlements s JOIN contracts c ON c.id = s.contractId
        ORDER BY s.kind, s.downline, c.version, s.start, s.cause DESC`,
      )
      .all() as Paid[]
    const moved = client
      .prepare(
        "SELECT coalesce(sum(-amount), 0) FROM ledger_entries WHERE account = 'commissionCost'",
      )
      .pluck()
      .get() as number
    const purses = client
      .prepare("SELECT id, balance FROM ledger_accounts WHERE kind = 'main' ORDER BY id")
      .all()
    expect(auditLedger(bench)).toEqual(SOUND)
    return { rows, moved, purses }
  } finally {
    client.exec('ROLLBACK')
  }
}

interface Step {
  event: Story['events'][number]
  index: number
  at: number
}

function act({ event, index, at }: Step, placed: BetRow[]): void {
  if (event.act === 'bet') {
    placed.push(bench.bet(event.name, { ...event, at, id: `${event.name} ${index}` }))
  } else if (event.act === 'void') {
    const [bet] = placed.splice(event.pick % Math.max(1, placed.length), 1)
    if (bet) bench.voidBet(bet, at)
  } else {
    try {
      bench.agree(event.name, TERMS[event.kind](event.rate), at)
    } catch (error) {
      // Beyond the contract above.
      expect(error).toMatchObject({ code: 'contract_out_of_bounds' })
    }
  }
}

test('contracts pay each period once and the same, however often and whenever they are settled, on clocks that go forth and back', async () => {
  await fc.assert(
    fc.asyncProperty(stories, async (story) => {
      const often = await live(story, story.asked)
      const once = await live(story, [])
      expect(often).toEqual(once)
    }),
    { numRuns: draws(8, 10_000) },
  )
}, 1_800_000)

test('the house pays at most the top rate of a base, and an upline earns at least what the downline does', async () => {
  await fc.assert(
    fc.asyncProperty(stories, async (story) => {
      const isLate = story.events.some(({ act: what }) => what === 'void')
      const { rows, moved } = await live(story, [])
      const top = rows.filter(({ upline }) => upline === null)
      expect(moved).toBe(top.reduce((sum, { amount }) => sum + amount, 0))
      for (const { kind, cause, base, amount } of top) {
        // Rates rise up to 5 % and 10 more hundredths of a percent; real-time rates are twice that.
        if (cause === 'period') {
          const most = kind === 'realtimeSalary' ? 1000 : kind === 'dailySalary' ? 510 : 500
          expect(amount).toBeLessThanOrEqual((base * most) / 10_000)
        }
      }
      if (isLate) return
      for (const row of rows.filter(({ kind, upline }) => kind !== 'dividend' && upline !== null)) {
        const of = (name: string) =>
          rows
            .filter(
              ({ kind, downline, period }) =>
                kind === row.kind && downline === name && period === row.period,
            )
            .reduce((sum, { amount }) => sum + amount, 0)
        expect(of(row.downline)).toBeLessThanOrEqual(of(row.upline as string))
      }
    }),
    { numRuns: draws(8, 10_000) },
  )
}, 1_800_000)
