import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTeams, type TeamBench } from '#support/teams.ts'
import { moveNode } from './team-moves.ts'
import { listPlayerProfit, listTeamProfit, sumProfit, type ProfitLine } from './team-profit.ts'
import { wholeTeam } from './team-scope.ts'
import { sumTeam } from './team-sums.ts'

const HOUR = 3_600_000
const START = Date.UTC(2026, 10, 2, 5)
const DAYS = { from: '2026-11-01', to: '2026-11-30' }

let bench: TeamBench
beforeEach(() => {
  bench = openTeams()
  for (const name of ['a', 'a.b', 'a.b.x', 'a.c', 'a.c.y', 'z', 'z.w']) bench.add(name)
  for (const name of ['a.b.x', 'a.c', 'a.c.y', 'z.w']) bet(name, START)
})
afterEach(() => bench.db.$client.close())

const bet = (name: string, at: number) => bench.bet(name, { stake: 1000, win: 400, at })
const person = (username: string) => ({ merchant: bench.merchant.code, username })

/**
 * Reads a member's report by teams and by players; each must sum to the total of the team's days.
 */
function readViews(root: string) {
  const { db, merchant } = bench
  const scope = wholeTeam(db, merchant.code, root)
  const teams = listTeamProfit(db, scope, DAYS)
  const players = listPlayerProfit(db, scope, DAYS)
  const { stake, win } = sumTeam(db, person(root), DAYS)
  for (const lines of [teams, players]) expect(sumProfit(lines)).toMatchObject({ stake, win })
  return { teams, players }
}
const movesOf = (lines: ProfitLine[]) => lines.find(({ kind }) => kind === 'moves')?.stake ?? null

test.each([
  // The moved member, the new upline, and the “moves” row in each report, by team and by player.
  ['a.b', 'z', { a: [1000, 1000], z: [-1000, -1000] }],
  ['a.b', 'a.c', { a: [1000, null], 'a.c': [-1000, -1000], z: [null, null] }],
  ['a.b.x', 'a.c', { a: [null, null], 'a.b': [1000, 1000], 'a.c': [-1000, -1000] }],
  ['z.w', 'a', { a: [-1000, -1000], z: [1000, 1000] }],
] as const)(
  'profit-and-loss rows sum to the team total after %s has moved below %s',
  (who, to, expected) => {
    for (const root of Object.keys(expected)) {
      const { teams, players } = readViews(root)
      expect([movesOf(teams), movesOf(players)], `${root} before`).toEqual([null, null])
    }
    moveNode(bench.db, person(who), to, START + HOUR)
    // Bets after the move count for the team in which each member is then.
    for (const name of ['a.b.x', 'a.c', 'z.w']) bet(name, START + 2 * HOUR)
    for (const [root, moves] of Object.entries(expected)) {
      const { teams, players } = readViews(root)
      expect([movesOf(teams), movesOf(players)], root).toEqual(moves)
    }
  },
)
