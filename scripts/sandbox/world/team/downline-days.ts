import type { Db } from '../../db/open.ts'
import type { betDays, entryDays } from '../../db/record-tables.ts'
import { statement } from '../../db/statement.ts'

/*
 * Sums by day of what everybody below an agent bet and moved (docs/product.md §12.8), written with those
 * of each member (`db/record-tables.ts`). Unlike a team's days (`team-days.ts`), they are of who is in
 * the team now: a move takes them along.
 */

const INTO_BETS = `INSERT INTO downline_bet_days
  (merchant, username, isDirect, day, vendor, gameType, state, count, stake, validBet, win)`
const ADDED_BETS = `ON CONFLICT DO UPDATE SET count = count + excluded.count,
  stake = stake + excluded.stake, validBet = validBet + excluded.validBet, win = win + excluded.win`
const INTO_ENTRIES = `INSERT INTO downline_entry_days
  (merchant, username, isDirect, day, reason, count, received, paid)`
const ADDED_ENTRIES = `ON CONFLICT DO UPDATE SET count = count + excluded.count,
  received = received + excluded.received, paid = paid + excluded.paid`

const ABOVE = `FROM team_closure
  WHERE merchant = @merchant AND descendant = @username AND distance > 0`
const addBets = statement(`${INTO_BETS}
  SELECT merchant, ancestor, distance = 1, @day, @vendor, @gameType, @state,
    @count, @stake, @validBet, @win ${ABOVE} ${ADDED_BETS}`)
const addEntries = statement(`${INTO_ENTRIES}
  SELECT merchant, ancestor, distance = 1, @day, @reason, @count, @received, @paid
  ${ABOVE} ${ADDED_ENTRIES}`)

/** Adds what is added to a day of somebody's bets to those of everybody above. */
export const addDownlineBets = (db: Db, added: typeof betDays.$inferSelect): void =>
  void addBets(db).run(added)

/** The same of a day's movements of the main wallet. */
export const addDownlineEntries = (
  db: Db,
  { username, ...added }: Omit<typeof entryDays.$inferSelect, 'account'> & { username: string },
): void => void addEntries(db).run({ username, ...added })

const sumBets = (pairs: string) => `${INTO_BETS}
  SELECT pair.merchant, pair.ancestor, pair.distance = 1, day, vendor, gameType, state,
    @by * SUM(count), @by * SUM(stake), @by * SUM(validBet), @by * SUM(win)
  FROM ${pairs} CROSS JOIN bet_days AS own
    ON own.merchant = pair.merchant AND own.username = pair.descendant
  GROUP BY pair.ancestor, pair.distance = 1, day, vendor, gameType, state ${ADDED_BETS}`
const sumEntries = (pairs: string) => `${INTO_ENTRIES}
  SELECT pair.merchant, pair.ancestor, pair.distance = 1, day, reason,
    @by * SUM(count), @by * SUM(received), @by * SUM(paid)
  FROM ${pairs} CROSS JOIN entry_days AS own
    ON own.merchant = pair.merchant AND own.account = 'main:' || pair.descendant
  GROUP BY pair.ancestor, pair.distance = 1, day, reason ${ADDED_ENTRIES}`

/** In this order, pair by pair: SQLite would look through all that is below an upline. */
const SOME = `json_each(@uplines) AS up CROSS JOIN json_each(@names) AS name
  CROSS JOIN team_closure AS pair ON pair.merchant = @merchant AND pair.ancestor = up.value
    AND pair.descendant = name.value AND pair.distance > 0`
const shiftBets = statement(sumBets(SOME))
const shiftEntries = statement(sumEntries(SOME))

/**
 * Takes the days of members, who have just come below uplines or are about to leave them, along.
 *
 * @param by 1 for who came, -1 for who leaves
 */
export function shiftDownlineDays(
  db: Db,
  merchant: string,
  { uplines, names }: { uplines: readonly string[]; names: readonly string[] },
  by: 1 | -1,
): void {
  const asked = { merchant, uplines: JSON.stringify(uplines), names: JSON.stringify(names), by }
  shiftBets(db).run(asked)
  shiftEntries(db).run(asked)
}

const ALL = `(SELECT * FROM team_closure WHERE merchant = @merchant AND distance > 0) AS pair`
const allBets = statement(sumBets(ALL))
const allEntries = statement(sumEntries(ALL))

/** Counts the days of a merchant's downlines anew from those of their members. */
export function rebuildDownlineDays(db: Db, merchant: string): void {
  for (const table of ['downline_bet_days', 'downline_entry_days']) {
    db.$client.prepare(`DELETE FROM ${table} WHERE merchant = ?`).run(merchant)
  }
  allBets(db).run({ merchant, by: 1 })
  allEntries(db).run({ merchant, by: 1 })
}
