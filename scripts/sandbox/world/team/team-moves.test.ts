import fc from 'fast-check'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { random } from '#scripts/scenery/random.ts'
import { draws } from '#support/full.ts'
import { type Db, openDatabase } from '../../db/open.ts'
import { merchants } from '../../db/tables.ts'
import { CallError } from '../../http/call-error.ts'
import { type BetRow, closeBet, openBet } from '../play/bet-book.ts'
import { rebuildDownlineDays } from './downline-days.ts'
import { bankOf, bonusCostOf, holdOf, mainWalletOf, transfer } from '../money/ledger.ts'
import { addNode, findNode, MAX_DEPTH } from './team.ts'
import { moveNode } from './team-moves.ts'
import { rebuildSums } from './team-past.ts'
import { lowerRates, TOP_RATES } from './team-plan.ts'
import { countActives, sumTeam } from './team-sums.ts'

const MERCHANT = 'm'
/** The clocks go back in the night of 1 November. */
const START = Date.parse('2026-10-25T12:00:00Z')
const person = (username: string) => ({ merchant: MERCHANT, username })

let db: Db
const open = () => {
  db = openDatabase(':memory:')
  db.insert(merchants)
    .values({ code: MERCHANT, currency: 'USD', timeZone: 'America/New_York' })
    .run()
}
beforeEach(open)
afterEach(() => void db.$client.close())

const all = (text: string) => db.$client.prepare(text).all()

const TABLES = ['player_days', 'team_days', 'team_bet_days', 'player_spans', 'team_spans']
const DOWNLINE_TABLES = ['downline_bet_days', 'downline_entry_days']
const dump = () => [
  ...TABLES.map((table) => all(`SELECT * FROM ${table} ORDER BY 1, 2, 3, 4, 5`)),
  // Days on which nothing is left are as good as none.
  ...DOWNLINE_TABLES.map((table) =>
    all(`SELECT * FROM ${table} WHERE count <> 0 ORDER BY 1, 2, 3, 4, 5, 6, 7`),
  ),
  all('SELECT username, activeOn, firstDepositAt FROM team_nodes ORDER BY 1'),
]

let bets = 0
const placeBet = (username: string, at: number, more: Partial<BetRow> = {}): BetRow => {
  const bet: BetRow = {
    ...person(username),
    vendor: 'V',
    gameType: 'RNG',
    transactionId: String((bets += 1)),
    seatId: 's',
    nodeId: null,
    roundId: String(bets),
    amount: 100,
    trial: false,
    state: 'open',
    at,
    win: 0,
    closedAt: null,
    ...more,
  }
  openBet(db, bet)
  return bet
}

const end = (
  bet: BetRow,
  state: 'settled' | 'rolledBack',
  win: number,
  closedAt: number,
): BetRow => {
  closeBet(db, bet, { state, win, closedAt })
  return { ...bet, state, win, closedAt }
}

/** Runs random bets, voids, payments, newcomers and moves. */
async function live(seed: number, steps: number): Promise<void> {
  const stream = random(`team ${seed}`)
  const people = ['top', 'second']
  const placed: BetRow[] = []
  const settled: BetRow[] = []
  const TYPES = ['RNG', 'LIVE', 'SPORTS'] as const
  let at = START
  for (const username of people) {
    addNode(db, person(username), { parent: null, rates: TOP_RATES, at: (at += 1) })
  }
  const take = (list: BetRow[]) => list.splice(stream.whole(0, list.length - 1), 1)[0]
  const acts: Record<string, () => void | Promise<void>> = {
    join() {
      if (people.length >= 120) return
      const username = `p${people.length}`
      addNode(db, person(username), { parent: stream.pick(people), rates: TOP_RATES, at })
      people.push(username)
    },
    bet() {
      const amount = stream.whole(1, 500)
      placed.push(placeBet(stream.pick(people), at, { amount, gameType: stream.pick(TYPES) }))
    },
    settle() {
      const bet = take(placed)
      if (!bet) return
      const win = stream.pick([0, bet.amount, stream.whole(0, 900)])
      settled.push(end(bet, 'settled', win, at))
    },
    void() {
      const bet = stream.chance(0.5) ? take(settled) : take(placed)
      if (bet) end(bet, 'rolledBack', 0, at)
    },
    pay() {
      const username = stream.pick(people)
      const main = mainWalletOf(MERCHANT, username)
      const reference = String(at)
      const amount = stream.whole(1, 1000)
      const bank = bankOf(MERCHANT, 'bank')
      const pairs = {
        deposit: [bank, main],
        bonus: [bonusCostOf(MERCHANT), main],
        rebate: [bonusCostOf(MERCHANT), main],
        hold: [main, holdOf(MERCHANT, username)],
        payout: [holdOf(MERCHANT, username), bank],
        payoutBounce: [bank, main],
      } as const
      const reason = stream.pick(Object.keys(pairs) as (keyof typeof pairs)[])
      const [from, to] = pairs[reason]
      const entries = [[from, -amount] as const, [to, amount] as const]
      return ignoreRefusals(() => transfer(db, { reason, reference, at, entries }))
    },
    move() {
      const [who, to] = [stream.pick(people), stream.pick(people)]
      return ignoreRefusals(() => moveNode(db, person(who), to, at))
    },
  }
  const names = [
    'join',
    'bet',
    'bet',
    'bet',
    'settle',
    'settle',
    'settle',
    'void',
    'pay',
    'pay',
    'move',
  ]
  for (let step = 0; step < steps; step += 1) {
    at += stream.pick([1, 60_000, 3_600_000])
    await acts[stream.pick(names)]?.()
  }
}

/** Refusals leave everything as it was. */
async function ignoreRefusals(act: () => unknown): Promise<void> {
  try {
    await act()
  } catch (error) {
    if (!(error instanceof CallError)) throw error
  }
}

test('sums that are counted anew equal those counted with each bet, void, payment and move', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer(), async (seed) => {
      db.$client.close()
      open()
      await live(seed, draws(400, 100_000))
      const counted = dump()
      expect(counted.every((rows) => rows.length > 0)).toBe(true)
      rebuildSums(db, MERCHANT)
      rebuildDownlineDays(db, MERCHANT)
      expect(dump()).toEqual(counted)
    }),
    { numRuns: draws(4, 1) },
  )
})

test('after random moves the closure is the recursion of the parents, and counts are right', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer(), async (seed) => {
      db.$client.close()
      open()
      await live(seed, draws(300, 2000))
      const closure = all('SELECT ancestor, descendant, distance FROM team_closure ORDER BY 1, 2')
      const recursion = all(`WITH RECURSIVE up (ancestor, descendant, distance) AS (
        SELECT username, username, 0 FROM team_nodes
        UNION ALL SELECT parent, descendant, distance + 1 FROM up
        JOIN team_nodes ON username = ancestor WHERE parent IS NOT NULL)
        SELECT * FROM up ORDER BY 1, 2`)
      expect(closure).toEqual(recursion)
      const wrong = all(`SELECT username FROM team_nodes AS node WHERE
        childCount <> (SELECT count(*) FROM team_nodes WHERE parent = node.username)
        OR teamCount + 1 <> (SELECT count(*) FROM team_closure WHERE ancestor = node.username)
        OR depth <> (SELECT max(distance) FROM team_closure WHERE descendant = node.username)`)
      expect(wrong).toEqual([])
    }),
    { numRuns: draws(4, 40) },
  )
})

const START_DAYS = { from: '2026-10-01', to: '2026-12-31' }

/** `a` and `b` below `top`, and `child` below `a`. */
function plant(): void {
  const add = (username: string, parent: string | null, by: number) =>
    addNode(db, person(username), { parent, rates: lowerRates(TOP_RATES, by), at: START })
  add('top', null, 0)
  add('a', 'top', 10)
  add('b', 'top', 20)
  add('child', 'a', 15)
  add('player', 'child', 40)
}

test('who moves to another upline leaves the sums until then behind, and a late void follows its bet', async () => {
  plant()
  const stakeOf = (username: string) => sumTeam(db, person(username), START_DAYS).stake
  const early = end(placeBet('player', START), 'settled', 0, START + 1)
  await moveNode(db, person('player'), 'b', START + 10)
  end(placeBet('player', START), 'settled', 0, START + 20)
  expect([stakeOf('a'), stakeOf('b'), stakeOf('top')]).toEqual([100, 100, 200])
  const later = START + 3 * 24 * 60 * 60_000
  end(early, 'rolledBack', 0, later)
  expect([stakeOf('a'), stakeOf('b'), stakeOf('top')]).toEqual([0, 100, 100])
  expect(sumTeam(db, person('a'), { from: '2026-10-28', to: '2026-10-28' }).stake).toBe(-100)
})

test('actives are people with a valid bet, on as many days as are asked for', () => {
  plant()
  const hour = 60 * 60_000
  for (const at of [START, START + hour, START + 26 * hour]) {
    end(placeBet('player', at), 'settled', 0, at)
  }
  // What came back as it was is no valid bet.
  end(placeBet('b', START), 'settled', 100, START)
  end(placeBet('a', START), 'settled', 250, START)
  const actives = (username: string, days: number) =>
    countActives(db, person(username), 'M', '2026-10-01', days)
  expect([1, 2, 3].map((days) => actives('top', days))).toEqual([2, 1, 0])
  expect(actives('a', 1)).toBe(2)
  expect(actives('b', 1)).toBe(0)
  expect(countActives(db, person('top'), 'D', '2026-10-25')).toBe(2)
  expect(countActives(db, person('top'), 'W', '2026-10-26')).toBe(1)
  expect(countActives(db, person('top'), 'H', '2026-10-16')).toBe(2)
})

test.each([
  ['below the own team', 'a', 'player', 'team_cycle'],
  ['below oneself', 'a', 'a', 'team_cycle'],
  ['below an upline of lower rates', 'a', 'b', 'rates_above_upline'],
  ['below somebody unknown', 'a', 'nobody', 'member_not_found'],
])('a move %s is refused and changes nothing', async (_, who, to, code) => {
  plant()
  const before = all('SELECT * FROM team_nodes ORDER BY username')
  await expect(moveNode(db, person(who), to, START + 1)).rejects.toMatchObject({ code })
  expect(all('SELECT * FROM team_nodes ORDER BY username')).toEqual(before)
})

test('no move makes a tree deeper than the most', async () => {
  plant()
  let parent = 'b'
  for (let depth = 2; depth < MAX_DEPTH; depth += 1) {
    const rates = lowerRates(TOP_RATES, 20)
    addNode(db, person(`deep${depth}`), { parent, rates, at: START })
    parent = `deep${depth}`
  }
  const low = lowerRates(TOP_RATES, 40)
  addNode(db, person('lone'), { parent: 'a', rates: low, at: START })
  addNode(db, person('follower'), { parent: 'lone', rates: low, at: START })
  await expect(moveNode(db, person('lone'), parent, START)).rejects.toThrow('too many levels')
  await moveNode(db, person('follower'), parent, START)
  expect(findNode(db, person('follower'))?.depth).toBe(MAX_DEPTH)
})
