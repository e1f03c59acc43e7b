import fc from 'fast-check'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { draws } from '#support/full.ts'
import { openTeams, type TeamBench } from '#support/teams.ts'
import { CallError } from '../../http/call-error.ts'
import { DAY } from '../days.ts'
import { moveNode } from './team-moves.ts'
import { findChanges, findPeople } from './team-overview.ts'
import { readPeople } from './team-people.ts'
import { sumLines, sumPlayer, sumTeam } from './team-sums.ts'
import { countTeam } from './team.ts'
import { findNode, namesIn } from './tree.ts'

/** Noon in Bangkok on 1 November 2026; the events of a story are one day and six hours apart. */
const START = Date.UTC(2026, 10, 1, 5)
const STEP = 1.25 * DAY
const EVENTS = 16
const dayOf = (day: number) => new Date(START + day * DAY).toISOString().slice(0, 10)
const LAST = Math.ceil((EVENTS * STEP) / DAY)

/** Names tell who opened whom: `a.b.c` below `a.b`. */
const NAMES = ['a', 'a.b', 'a.b.c', 'a.d', 'e', 'e.f', 'e.f.g', 'e.h']
const name = fc.constantFrom(...NAMES)
const event = fc.oneof(
  { weight: 3, arbitrary: fc.record({ act: fc.constant('bet' as const), who: name }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('move' as const), who: name, to: name }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('join' as const), to: name }) },
)

let bench: TeamBench
beforeEach(() => {
  bench = openTeams()
})
afterEach(() => void bench.db.$client.close())

const person = (username: string) => ({ merchant: bench.merchant.code, username })
const node = (username: string) => findNode(bench.db, person(username))!

/** Plays a story, and notes the path of everybody after each event. */
function play(story: readonly (typeof event extends fc.Arbitrary<infer E> ? E : never)[]) {
  for (const each of NAMES) bench.add(each, 0, true, START - DAY)
  const names = [...NAMES]
  const bets: { who: string; path: string; at: number }[] = []
  const states: { at: number; paths: Map<string, string> }[] = []
  const note = (at: number) =>
    states.push({ at, paths: new Map(names.map((each) => [each, node(each).path])) })
  note(START - DAY)
  for (const [index, each] of story.entries()) {
    const at = START + index * STEP
    if (each.act === 'bet') {
      bench.bet(each.who, { stake: 100, win: 0, at })
      bets.push({ who: each.who, path: node(each.who).path, at })
    } else if (each.act === 'join') {
      names.push(`${each.to}.${index}`)
      joinBelow(each.to, `${each.to}.${index}`, at)
    } else {
      try {
        moveNode(bench.db, person(each.who), each.to, at)
      } catch (error) {
        if (!(error instanceof CallError)) throw error
      }
    }
    note(at)
  }
  return { bets, states }
}

/** The name keeps the upline that opened the account, which is below its upline of now. */
function joinBelow(upline: string, username: string, at: number): void {
  bench.add(username, 0, false, at)
  expect(node(username).parent).toBe(upline)
}

test('the team overview follows one rule for all figures after random moves', () => {
  const period = fc.tuple(fc.nat(LAST), fc.nat(LAST)).map((days) => days.toSorted((a, b) => a - b))
  fc.assert(
    fc.property(fc.array(event, { maxLength: EVENTS }), period, (story, [from = 0, to = 0]) => {
      bench.db.$client.close()
      bench = openTeams()
      const { bets, states } = play(story)
      const days = { from: dayOf(from), to: dayOf(to) }
      // A day of Bangkok ends at 17:00 UTC.
      const start = Date.parse(`${days.from}T00:00:00+07:00`)
      const end = Date.parse(`${days.to}T00:00:00+07:00`) + DAY
      const atEnd = states.findLast(({ at }) => at < end)!.paths
      for (const agent of ['a', 'a.b', 'e']) {
        const isBelow = (who: string) =>
          who !== agent && namesIn(atEnd.get(who) ?? '').includes(agent)
        const members = [...atEnd.keys()].filter(isBelow)
        const counted = bets.filter(
          ({ at, path }) => at >= start && at < end && namesIn(path).includes(agent),
        )
        const people = readPeople(bench.db, node(agent)).count(days)
        const found = findPeople(bench.db, node(agent), days, days.from).joined
        const sums = sumTeam(bench.db, person(agent), days)
        const lines = [...sumLines(bench.db, person(agent), days).values()]
        const active = new Set(
          counted.map(({ who }) => who).filter((who) => who === agent || isBelow(who)),
        )
        expect(people.members).toBe(members.length)
        expect(people.active).toBe(active.size)
        expect(people.joined).toBeLessThanOrEqual(people.members)
        expect(found.count).toBe(people.joined)
        expect(found.list).toHaveLength(found.count - found.left)
        expect(sums.validBet).toBe(100 * counted.length)
        // What the downlines brought and the agent's own bets are the turnover, with no rest.
        const brought = lines.reduce((sum, { validBet }) => sum + validBet, 0)
        expect(brought + sumPlayer(bench.db, person(agent), days).validBet).toBe(sums.validBet)
        const { risen } = findChanges(
          bench.db,
          person(agent),
          { now: days, before: { from: '2025-01-01', to: '2025-01-01' } },
          'validBet',
        )
        for (const { now } of risen) expect(now).toBeLessThanOrEqual(sums.validBet)
        if (to === LAST) expect(people.members).toBe(countTeam(bench.db, node(agent)).teamSize)
      }
    }),
    { numRuns: draws(10, 150) },
  )
})

test('a member who moved away stays in the overview of the days before', () => {
  for (const each of NAMES) bench.add(each, 0, true, START)
  bench.bet('a.b.c', { stake: 700, win: 0, at: START + 1 })
  moveNode(bench.db, person('a.b'), 'e', START + 3 * DAY)
  bench.bet('a.b.c', { stake: 900, win: 0, at: START + 3 * DAY + 1 })
  const first = { from: dayOf(0), to: dayOf(0) }
  const all = { from: dayOf(0), to: dayOf(5) }
  const count = (agent: string, days: typeof all) => readPeople(bench.db, node(agent)).count(days)
  expect(count('a', first)).toEqual({ members: 3, joined: 3, active: 1 })
  expect(count('e', first)).toEqual({ members: 3, joined: 3, active: 0 })
  expect(count('a', all)).toEqual({ members: 1, joined: 1, active: 0 })
  expect(count('e', all)).toEqual({ members: 5, joined: 5, active: 1 })
  expect(findPeople(bench.db, node('a'), first, dayOf(0)).joined).toMatchObject({
    count: 3,
    left: 2,
    list: [{ account: { username: 'a.d' } }],
  })
  const before = { from: '2025-01-01', to: '2025-01-01' }
  const { risen } = findChanges(bench.db, person('e'), { now: all, before }, 'validBet')
  expect(risen).toEqual([{ username: 'a.b', now: 900, before: 0 }])
})
