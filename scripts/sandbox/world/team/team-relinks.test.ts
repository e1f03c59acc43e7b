import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { draws } from '#support/full.ts'
import { type Db, openDatabase } from '../../db/open.ts'
import { merchants } from '../../db/tables.ts'
import { addNode } from './team.ts'
import { lineageOf } from './team-lineage.ts'
import { moveNode } from './team-moves.ts'
import { TOP_RATES } from './team-plan.ts'
import { finishMoves } from './team-relinks.ts'

const MERCHANT = 'm'
const START = Date.parse('2026-10-25T12:00:00Z')
const PEOPLE = draws(4000, 50_000)
/** Milliseconds that nobody else may have to wait for. */
const LONGEST = 50
const person = (username: string) => ({ merchant: MERCHANT, username })

let db: Db
beforeEach(() => {
  db = openDatabase(':memory:')
  db.insert(merchants).values({ code: MERCHANT, currency: 'USD', timeZone: 'Asia/Bangkok' }).run()
  const add = (username: string, parent: string | null) =>
    addNode(db, person(username), { parent, rates: TOP_RATES, at: START })
  add('top', null)
  add('left', 'top')
  add('right', 'top')
  add('lower', 'right')
  add('p0', 'left')
  plantCrowd(db)
})
afterEach(() => void db.$client.close())

/** People below `p0`, up to ten below each. */
function plantCrowd({ $client }: Db): void {
  const rates = JSON.stringify(TOP_RATES)
  $client.exec(`
    WITH RECURSIVE crowd (place) AS (
      SELECT 1 UNION ALL SELECT place + 1 FROM crowd WHERE place < ${PEOPLE}
    ) INSERT INTO team_nodes
      (merchant, username, parent, depth, childCount, teamCount, joinedAt, rates)
      SELECT '${MERCHANT}', 'p' || place, 'p' || ((place - 1) / 10), 0, 0, 0, ${START}, '${rates}'
      FROM crowd;
    DELETE FROM team_closure;
    INSERT INTO team_closure (merchant, ancestor, descendant, distance) ${RECURSION};
    UPDATE team_nodes SET
      childCount = (SELECT count(*) FROM team_nodes below
        WHERE below.merchant = '${MERCHANT}' AND below.parent = team_nodes.username),
      teamCount = (SELECT count(*) - 1 FROM team_closure
        WHERE merchant = '${MERCHANT}' AND ancestor = team_nodes.username),
      depth = (SELECT max(distance) FROM team_closure
        WHERE merchant = '${MERCHANT}' AND descendant = team_nodes.username);
    ANALYZE`)
}

/** The closure as the parents make it. */
const RECURSION = `WITH RECURSIVE up (ancestor, descendant, distance) AS (
    SELECT username, username, 0 FROM team_nodes
    UNION ALL
    SELECT above.parent, descendant, distance + 1 FROM up
    CROSS JOIN team_nodes above ON above.merchant = '${MERCHANT}' AND above.username = ancestor
    WHERE above.parent IS NOT NULL)
  SELECT '${MERCHANT}' AS merchant, ancestor, descendant, distance FROM up`

function expectWhole({ $client }: Db): void {
  const count = (query: string) => $client.prepare(`SELECT count(*) FROM (${query})`).pluck().get()
  const closure = 'SELECT merchant, ancestor, descendant, distance FROM team_closure'
  expect(count(`${closure} EXCEPT SELECT * FROM (${RECURSION})`)).toBe(0)
  expect(count(`SELECT * FROM (${RECURSION}) EXCEPT ${closure}`)).toBe(0)
  expect(
    count(`SELECT username FROM team_nodes AS node WHERE
      childCount <> (SELECT count(*) FROM team_nodes
        WHERE merchant = '${MERCHANT}' AND parent = node.username)
      OR teamCount + 1 <> (SELECT count(*) FROM team_closure
        WHERE merchant = '${MERCHANT}' AND ancestor = node.username)
      OR depth <> (SELECT max(distance) FROM team_closure
        WHERE merchant = '${MERCHANT}' AND descendant = node.username)`),
  ).toBe(0)
}

test('a move of a large team keeps nobody waiting for long', async () => {
  const run = { isOver: false }
  const move = moveNode(db, person('p0'), 'lower', START + 1).finally(() => {
    run.isOver = true
  })
  let longest = 0
  while (!run.isOver) {
    // Of this thread: what other processes take is not the move's.
    const begun = process.threadCpuUsage()
    await setImmediate()
    const { user, system } = process.threadCpuUsage(begun)
    longest = Math.max(longest, (user + system) / 1000)
  }
  await move
  expect(longest).toBeLessThan(LONGEST)
  expectWhole(db)
}, 60_000)

test('bets and newcomers in the midst of a move belong to the new upline, and it ends right', async () => {
  const move = moveNode(db, person('p0'), 'lower', START + 1)
  await setImmediate()
  expect(lineageOf(db, person('p0'))).toEqual(['p0', 'lower', 'right', 'top'])
  const last = `p${PEOPLE}`
  for (const parent of ['p0', 'p1', last]) {
    const options = { parent, rates: TOP_RATES, at: START + 2 }
    addNode(db, person(`a${parent}`), options)
    addNode(db, person(`z${parent}`), options)
  }
  expect(lineageOf(db, person(`z${last}`)).slice(-4)).toEqual(['p0', 'lower', 'right', 'top'])
  await move
  expectWhole(db)
}, 60_000)

test('a sandbox that ends in the midst of a move finishes it when it is asked next', async () => {
  const move = moveNode(db, person('p0'), 'lower', START + 1)
  await setImmediate()
  const half = db.$client.serialize()
  await move
  const folder = mkdtempSync(join(tmpdir(), 'livery-moves-'))
  const file = join(folder, 'half.sqlite')
  writeFileSync(file, half)
  const other = openDatabase(file)
  const left = () => other.$client.prepare('SELECT count(*) FROM team_relinks').pluck().get()
  expect(left()).toBe(1)
  await finishMoves(other, MERCHANT)
  expect(left()).toBe(0)
  expectWhole(other)
  other.$client.close()
  rmSync(folder, { recursive: true })
}, 60_000)
