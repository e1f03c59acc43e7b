import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTeams, type TeamBench } from '#support/teams.ts'
import { DAY, HOUR, MINUTE } from '../days.ts'
import { messages } from '../../db/message-tables.ts'
import { rowsOf } from '../../db/rows.ts'
import { describeMessages } from '../content/message-reply.ts'
import { settleAgents } from './agent-world.ts'
import { planMove, readComingMove } from './coming-moves.ts'
import { moveNode } from './team-moves.ts'
import { sumTeam } from './team-sums.ts'
import { findNode } from './tree.ts'

/** Midnight of 16 November in Bangkok, the merchant's time zone. */
const START = Date.UTC(2026, 10, 15, 17)
const TOMORROW = START + DAY
const DAYS = { from: '2026-11-01', to: '2026-11-30' }

let bench: TeamBench
beforeEach(() => {
  bench = openTeams()
  for (const name of ['a', 'a.b', 'a.b.c', 'd']) bench.add(name)
})
afterEach(() => void bench.db.$client.close())

const person = (username: string) => ({ merchant: bench.merchant.code, username })
const node = (username: string) => findNode(bench.db, person(username))!
const bet = (at: number) => bench.bet('a.b.c', { stake: 100, win: 0, at })
const stakes = () => ['a', 'd'].map((name) => sumTeam(bench.db, person(name), DAYS).stake)
const tell = () => undefined
/** The kinds of messages that each of them has about moves. */
const letters = () =>
  Object.fromEntries(
    ['a', 'a.b', 'd'].map((username) => [
      username,
      rowsOf(bench.db, messages, { ...person(username) })
        .list({ order: [messages.id] })
        .map(({ kind }) => kind),
    ]),
  )
/** The subject and the text of the last message that somebody has. */
function lastLetter(username: string): string {
  const row = rowsOf(bench.db, messages, person(username))
    .list({ order: [messages.id] })
    .at(-1)
  const scope = { db: bench.db, brand: bench.merchant.brand, language: 'EN' as const, now: START }
  const [letter] = describeMessages(scope as never, [row!])
  return JSON.stringify(letter)
}
const settle = (at: number) =>
  settleAgents(bench.db, bench.merchant as never, at, {
    tellBalance: tell,
    tellContracts: tell,
    tellMessage: tell,
  })

test('a move takes effect when the next day begins, and both days are whole', async () => {
  planMove(bench.db, person('a.b'), 'd', START + 12 * HOUR, tell)
  bet(START + 13 * HOUR)
  await settle(TOMORROW - MINUTE)
  expect(node('a.b').parent).toBe('a')
  bet(TOMORROW - 1)
  expect(stakes()).toEqual([200, 0])
  // A bet of the new day counts for the new upline, even before the move is carried out.
  bet(TOMORROW)
  expect(stakes()).toEqual([200, 100])
  await settle(TOMORROW + MINUTE)
  expect(node('a.b.c').path).toBe('/d/a.b/a.b.c/')
  bet(TOMORROW + HOUR)
  expect(stakes()).toEqual([200, 200])
})

test('only agents who lose a member by a coming move are told its day', async () => {
  planMove(bench.db, person('a.b'), 'd', START + HOUR, tell)
  const told = (agent: string, member: string) =>
    readComingMove(bench.db, person(agent), node(member))
  expect([told('a', 'a.b'), told('a', 'a.b.c')]).toEqual(['2026-11-17', '2026-11-17'])
  // The member below moves together with this agent, so nothing changes between them.
  expect(told('a.b', 'a.b.c')).toBeNull()
  await settle(TOMORROW)
  expect(told('d', 'a.b')).toBeNull()
})

test('a move within an agent’s own team is no loss to that agent', () => {
  bench.add('a.e')
  const told = (agent: string, member: string) =>
    readComingMove(bench.db, person(agent), node(member))
  planMove(bench.db, person('a.b'), 'a.e', START, tell)
  expect([told('a', 'a.b'), told('a', 'a.b.c')]).toEqual([null, null])
  // The new upline leaves as well, and takes the member along.
  planMove(bench.db, person('a.e'), 'd', START, tell)
  expect([told('a', 'a.e'), told('a', 'a.b.c')]).toEqual(['2026-11-17', '2026-11-17'])
  planMove(bench.db, person('a.b.c'), 'a', START, tell)
  expect([told('a', 'a.b.c'), told('a.b', 'a.b.c')]).toEqual([null, '2026-11-17'])
})

test('a planned move is checked at once, and a move back cancels it', async () => {
  expect(() => planMove(bench.db, person('a'), 'a.b', START, tell)).toThrow(
    expect.objectContaining({ code: 'team_cycle' }),
  )
  planMove(bench.db, person('a.b'), 'd', START, tell)
  planMove(bench.db, person('a.b'), 'a', START, tell)
  await settle(TOMORROW)
  expect(node('a.b').parent).toBe('a')
})

test('the member and the new upline are told of a coming move', () => {
  const told: string[] = []
  planMove(bench.db, person('a.b'), 'd', START, (name) => told.push(name))
  expect(told).toEqual(['a.b', 'd'])
  expect(letters()).toEqual({ a: [], 'a.b': ['moveComing'], d: ['memberComing'] })
  expect(lastLetter('d')).toContain('a.b joins your team on 17 Nov 2026')
})

test('all who knew of a coming move are told when it became impossible', async () => {
  planMove(bench.db, person('a.b'), 'd', START, tell)
  moveNode(bench.db, person('d'), 'a.b', START + HOUR)
  await settle(TOMORROW)
  expect(node('a.b').parent).toBe('a')
  expect(letters()).toEqual({
    a: ['memberStays'],
    'a.b': ['moveComing', 'moveDropped'],
    d: ['memberComing', 'memberNotComing'],
  })
  // Only the member knows where it was to go; the present upline does not learn the name.
  expect(lastLetter('a')).toContain('a.b stays your downline')
  expect(JSON.stringify(rowsOf(bench.db, messages, person('a')).list())).not.toMatch(/\bd\b/)
  expect(lastLetter('a.b')).toContain('You stay in your team')
  expect(lastLetter('d')).toContain('a.b does not join your team')
})

test('a move that is planned anew tells only the upline that gets nobody', () => {
  bench.add('e')
  planMove(bench.db, person('a.b'), 'd', START, tell)
  planMove(bench.db, person('a.b'), 'e', START + HOUR, tell)
  planMove(bench.db, person('a.b'), 'e', START + 2 * HOUR, tell)
  expect(letters()).toEqual({
    a: [],
    'a.b': ['moveComing', 'moveComing'],
    d: ['memberComing', 'memberNotComing'],
  })
})
