import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTeams, type TeamBench } from '#support/teams.ts'
import { DAY, HOUR, MINUTE } from '../days.ts'
import { settleAgents } from './agent-world.ts'
import { planMove, readComingMove } from './coming-moves.ts'
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
const settle = (at: number) =>
  settleAgents(bench.db, bench.merchant as never, at, {
    tellBalance: tell,
    tellContracts: tell,
    tellMessage: tell,
  })

test('a move takes effect when the next day begins, and both days are whole', async () => {
  planMove(bench.db, person('a.b'), 'd', START + 12 * HOUR)
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
  planMove(bench.db, person('a.b'), 'd', START + HOUR)
  const told = (agent: string, member: string) =>
    readComingMove(bench.db, person(agent), node(member))
  expect([told('a', 'a.b'), told('a', 'a.b.c')]).toEqual(['2026-11-17', '2026-11-17'])
  // The member below moves together with this agent, so nothing changes between them.
  expect(told('a.b', 'a.b.c')).toBeNull()
  await settle(TOMORROW)
  expect(told('d', 'a.b')).toBeNull()
})

test('a planned move is checked at once, and a move back cancels it', async () => {
  expect(() => planMove(bench.db, person('a'), 'a.b', START)).toThrow(
    expect.objectContaining({ code: 'team_cycle' }),
  )
  planMove(bench.db, person('a.b'), 'd', START)
  planMove(bench.db, person('a.b'), 'a', START)
  await settle(TOMORROW)
  expect(node('a.b').parent).toBe('a')
})
