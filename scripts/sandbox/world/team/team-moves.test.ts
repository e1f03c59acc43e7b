import fc from 'fast-check'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { draws } from '#support/full.ts'
import { openTeams, type TeamBench } from '#support/teams.ts'
import type { Rates } from '#features/agent/schema.ts'
import { addRow } from '../../db/rows.ts'
import { accounts } from '../../db/tables.ts'
import { CallError } from '../../http/call-error.ts'
import { makeAccount } from '../identity/accounts.ts'
import { addNode } from './team.ts'
import { findNode, MAX_DEPTH, type TeamNode } from './tree.ts'
import { moveNode } from './team-moves.ts'
import { lowerRates, TOP_RATES } from './team-plan.ts'
import { countActives, sumTeam } from './team-sums.ts'

/** The day of the merchant, in Bangkok, begins at 17:00 UTC. */
const START = Date.parse('2026-10-25T12:00:00Z')
const HOUR = 60 * 60_000
const DAYS = { from: '2026-10-01', to: '2026-12-31' }

let bench: TeamBench
beforeEach(() => {
  bench = openTeams()
})
afterEach(() => void bench.db.$client.close())

const person = (username: string) => ({ merchant: bench.merchant.code, username })

/** Adds an account and its place in the team, that of an agent unless the type says otherwise. */
function put(username: string, parent: string | null, rates: Rates, type = 1): void {
  addRow(bench.db, accounts, makeAccount({ ...person(username), passwordHash: '', type }, START))
  addNode(bench.db, person(username), { parent, rates, at: START })
}

/** Builds the team: `a` and `b` below `top`, `child` below `a`, and `player` below `child`. */
function plant(): void {
  const add = (username: string, parent: string | null, by: number) =>
    put(username, parent, lowerRates(TOP_RATES, by))
  add('top', null, 0)
  add('a', 'top', 10)
  add('b', 'top', 20)
  add('child', 'a', 15)
  add('player', 'child', 40)
}

const bet = (username: string, at: number, win = 0) => bench.bet(username, { stake: 100, win, at })

test('a member’s bets before a move, even if voided later, count for the former upline', () => {
  plant()
  const stakeOf = (username: string) => sumTeam(bench.db, person(username), DAYS).stake
  const early = bet('player', START + 1)
  moveNode(bench.db, person('player'), 'b', START + 10)
  bet('player', START + 20)
  expect([stakeOf('a'), stakeOf('b'), stakeOf('top')]).toEqual([100, 100, 200])
  bench.voidBet(early, START + 72 * HOUR)
  expect([stakeOf('a'), stakeOf('b'), stakeOf('top')]).toEqual([0, 100, 100])
  const day = { from: '2026-10-28', to: '2026-10-28' }
  expect(sumTeam(bench.db, person('a'), day).stake).toBe(-100)
})

test('team members count as active if they placed valid bets on enough days', () => {
  plant()
  for (const at of [START, START + HOUR, START + 26 * HOUR]) bet('player', at)
  // A bet whose stake is returned is not a valid bet.
  bet('b', START, 100)
  bet('a', START, 250)
  const actives = (username: string, betDays: number) =>
    countActives(bench.db, person(username), DAYS, betDays)
  expect([1, 2, 3].map((days) => actives('top', days))).toEqual([2, 1, 0])
  expect([actives('a', 1), actives('b', 1)]).toEqual([2, 0])
})

test.each([
  ['below the own team', 'a', 'player', 'team_cycle'],
  ['below oneself', 'a', 'a', 'team_cycle'],
  ['below an upline of lower rates', 'a', 'b', 'rates_above_upline'],
  ['below somebody unknown', 'a', 'nobody', 'member_not_found'],
  ['below a player', 'child', 'guest', 'upline_not_agent'],
])('moving a member %s is refused and changes nothing', (_, who, to, code) => {
  plant()
  put('guest', 'b', TOP_RATES, 0)
  const before = listNodes()
  expect(() => moveNode(bench.db, person(who), to, START + 1)).toThrow(
    expect.objectContaining({ code }),
  )
  expect(listNodes()).toEqual(before)
})

test('moving a member cannot make the team tree deeper than its limit', () => {
  plant()
  let parent = 'b'
  for (let depth = 2; depth < MAX_DEPTH; depth += 1) {
    const rates = lowerRates(TOP_RATES, 20)
    put(`deep${depth}`, parent, rates)
    parent = `deep${depth}`
  }
  const low = lowerRates(TOP_RATES, 40)
  put('lone', 'a', low)
  put('follower', 'lone', low)
  expect(() => moveNode(bench.db, person('lone'), parent, START)).toThrow('too many levels')
  moveNode(bench.db, person('follower'), parent, START)
  expect(findNode(bench.db, person('follower'))?.depth).toBe(MAX_DEPTH)
})

const listNodes = () =>
  bench.db.$client.prepare('SELECT * FROM team_nodes ORDER BY username').all() as TeamNode[]

test('a member’s path and depth in the team tree are right after random moves', () => {
  const names = Array.from({ length: 12 }, (_, index) => `p${index}`)
  const name = fc.constantFrom(...names)
  fc.assert(
    fc.property(fc.array(fc.tuple(name, name), { maxLength: 40 }), (moves) => {
      bench.db.$client.close()
      bench = openTeams()
      for (const [index, username] of names.entries()) {
        const parent = index < 2 ? null : names[index >> 1]!
        put(username, parent, TOP_RATES)
      }
      for (const [who, to] of moves) {
        try {
          moveNode(bench.db, person(who), to, START)
        } catch (error) {
          if (!(error instanceof CallError)) throw error
        }
      }
      for (const { username, parent, path, depth } of listNodes()) {
        const above = parent === null ? undefined : findNode(bench.db, person(parent))
        expect(path).toBe(`${above?.path ?? '/'}${username}/`)
        expect(depth).toBe(above ? above.depth + 1 : 0)
      }
    }),
    { numRuns: draws(4, 100) },
  )
})
