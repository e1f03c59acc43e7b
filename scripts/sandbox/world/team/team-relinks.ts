import type { Db } from '../../db/open.ts'
import { statement } from '../../db/statement.ts'
import type { teamRelinks } from '../../db/team-tables.ts'
import { shiftDownlineDays } from './downline-days.ts'
import { makeRest } from '../rest.ts'
import { inTurn } from './team-turns.ts'

/*
 * Who moves to another upline is below it at once, by `parent`, which bets and newcomers go by. What is
 * derived of that (`team_closure`, team sizes, depths, `downline-days.ts`) follows member by member, so that a team of any
 * size keeps nobody waiting; calls of agents wait until it has. A run that was cut off goes on where it
 * was.
 */

type Relink = typeof teamRelinks.$inferSelect

/** Rows that are written at once. */
const ROWS = 1000
const MOST_MEMBERS = 100

/** Relinks what a move has left to do. */
export async function finishMoves(db: Db, merchant: string): Promise<void> {
  if (findRelink(db, merchant)) await inTurn(db, merchant, () => relinkAll(db, merchant))
}

/** The same for who has the turn. */
export async function relinkAll(db: Db, merchant: string): Promise<void> {
  const rest = makeRest()
  for (let next = findRelink(db, merchant); next; next = findRelink(db, merchant)) {
    const relink = next
    db.transaction(() => relinkSome(db, relink))
    await rest()
  }
}

const findRelink = (db: Db, merchant: string): Relink | undefined => {
  const row = first(db).get({ merchant }) as Record<keyof Relink, string> | undefined
  return row && { ...row, before: JSON.parse(row.before), after: JSON.parse(row.after) }
}

const first = statement('SELECT * FROM team_relinks WHERE merchant = @merchant LIMIT 1')
const members = statement(`SELECT descendant FROM team_closure
  WHERE merchant = @merchant AND ancestor = @username AND descendant > @done
  ORDER BY descendant LIMIT @most`)
/** In this order, pair by pair: SQLite would look through all that is below an upline. */
const PAIRS = `json_each(@uplines) up CROSS JOIN json_each(@names) name
  CROSS JOIN team_closure pair ON pair.merchant = @merchant
    AND pair.ancestor = up.value AND pair.descendant = name.value`
const linked = statement(
  `SELECT pair.ancestor, count(*) AS count FROM ${PAIRS} GROUP BY pair.ancestor`,
)
const unlink = statement(
  `DELETE FROM team_closure WHERE (merchant, ancestor, descendant) IN
    (SELECT pair.merchant, pair.ancestor, pair.descendant FROM ${PAIRS})`,
)
const link = statement(`INSERT INTO team_closure (merchant, ancestor, descendant, distance)
  SELECT @merchant, above.value, below.descendant, above.key + 1 + below.distance
  FROM json_each(@after) above CROSS JOIN team_closure below
  WHERE below.merchant = @merchant AND below.ancestor = @username
    AND below.descendant IN (SELECT value FROM json_each(@names))`)
const countTeam = statement(`UPDATE team_nodes SET teamCount = teamCount + @by
  WHERE merchant = @merchant AND username = @upline`)
const deepen = statement(`UPDATE team_nodes SET depth = @depth + below.distance
  FROM team_closure below
  WHERE below.merchant = @merchant AND below.ancestor = @username
    AND below.descendant IN (SELECT value FROM json_each(@names))
    AND team_nodes.merchant = @merchant AND team_nodes.username = below.descendant`)
const note = statement(`UPDATE team_relinks SET done = @done
  WHERE merchant = @merchant AND username = @username`)

const forget = statement(
  'DELETE FROM team_relinks WHERE merchant = @merchant AND username = @username',
)

/** Relinks the next members; a newcomer among them may have the right links already. */
function relinkSome(db: Db, { merchant, username, before, after, done }: Relink): void {
  const most = Math.max(
    20,
    Math.min(MOST_MEMBERS, Math.floor(ROWS / (before.length + after.length + 1))),
  )
  const some = members(db).pluck().all({ merchant, username, done, most }) as string[]
  const last = some.at(-1)
  if (last === undefined) {
    forget(db).run({ merchant, username })
    return
  }
  const uplines = [...new Set([...before, ...after])]
  const names = JSON.stringify(some)
  const who = { merchant, uplines: JSON.stringify(uplines), names }
  const had = new Map(
    (linked(db).all(who) as { ancestor: string; count: number }[]).map((row) => [
      row.ancestor,
      row.count,
    ]),
  )
  shiftDownlineDays(db, merchant, { uplines, names: some }, -1)
  unlink(db).run(who)
  link(db).run({ merchant, username, after: JSON.stringify(after), names })
  shiftDownlineDays(db, merchant, { uplines, names: some }, 1)
  for (const upline of uplines) {
    const by = (after.includes(upline) ? some.length : 0) - (had.get(upline) ?? 0)
    if (by !== 0) countTeam(db).run({ merchant, upline, by })
  }
  deepen(db).run({ merchant, username, names, depth: after.length })
  note(db).run({ merchant, username, done: last })
}
