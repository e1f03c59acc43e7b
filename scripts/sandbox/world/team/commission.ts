import { RATE_GROUPS } from '#features/agent/schema.ts'
import { type Days, dayOf } from '#lib/periods.ts'
import { asc, between } from '../../db/drizzle.ts'
import { addMissing, addRow, rowsOf } from '../../db/rows.ts'
import { commissionDays, commissionLines, commissionMarks } from '../../db/commission-tables.ts'
import type { Db } from '../../db/open.ts'
import { inserter, cacheStatements, statement } from '../../db/prepared-statements.ts'
import { teamNodes } from '../../db/team-tables.ts'
import { findAccount } from '../identity/accounts.ts'
import { type DayBets, listBettors, readDayBets } from './day-bets.ts'
import { zoneOf, boundsOfDay, addDays } from '../days.ts'
import { pairOf, commissionCostOf, mainWalletOf, transfer } from '../money/ledger.ts'
import { makeRest, shareRun } from '../rest.ts'
import type { Till } from '../contracts/settlement-pay.ts'
import { hasWallet } from './team.ts'
import type { Person } from './tree.ts'

/** Number of rate parts in a whole: rates are in hundredths of a percent. */
export const PARTS = 10_000

/** A line of a commission's calculation, settled or not. */
export type EarnedLine = Pick<
  typeof commissionLines.$inferSelect,
  'source' | 'rateGroup' | 'validBet' | 'rate' | 'sourceRate' | 'earned'
>

/**
 * Lists the commission of an agent's day: the agent's own rate on the agent's own bets, and on the
 * bets of each downline's team the difference to the downline's rate. Over a whole tree, this sums
 * to the rate at the top.
 */
export function listLines({ rates, own, downlines }: DayBets): EarnedLine[] {
  return RATE_GROUPS.flatMap((rateGroup) => {
    const rate = rates[rateGroup]
    const line = (source: string, validBet: number, sourceRate: number): EarnedLine => ({
      source,
      rateGroup,
      validBet,
      rate,
      sourceRate,
      earned: validBet * (rate - sourceRate),
    })
    const below = downlines.map((each) =>
      line(each.username, each.bets[rateGroup] ?? 0, each.rates[rateGroup]),
    )
    return [line('', own[rateGroup] ?? 0, 0), ...below].filter(({ validBet }) => validBet !== 0)
  })
}

/**
 * Calculates what a day pays, in units, and what it carries on to later days, in parts: less than a
 * unit, or below zero if more was voided than earned.
 */
export function closeDay(earned: number, carriedIn: number) {
  const due = earned + carriedIn
  const amount = Math.max(0, Math.floor(due / PARTS))
  return { amount, carriedOut: due - amount * PARTS }
}

/** Returns the parts that an agent's earlier days carried on to a day. */
export const readCarried = (db: Db, { merchant, username }: Person, day: string) =>
  (carriedTo(db).pluck().get({ merchant, username, day }) ?? 0) as number

/**
 * Settles and pays the commission of every finished day, once per agent and day. Other calls are
 * answered in between, and concurrent calls to settle share one run.
 *
 * @returns usernames of those who were paid
 */
export const settleCommission = (
  db: Db,
  { code }: { code: string },
  now: number,
): Promise<Set<string>> => shareRun(db, `commission ${code}`, () => settleDays(db, code, now))

async function settleDays(db: Db, code: string, now: number): Promise<Set<string>> {
  const zone = zoneOf(db, code)
  const today = dayOf(now, zone)
  const marks = rowsOf(db, commissionMarks, { merchant: code })
  const known = marks.find()
  const mark = known ?? { merchant: code, day: addDays(today, -1), since: today }
  if (!known) addRow(db, commissionMarks, mark)
  const paid = new Set<string>()
  const rest = makeRest()
  for (let day = addDays(mark.day, 1); day < today; day = addDays(day, 1)) {
    const till = day < mark.since ? 'past' : 'ledger'
    const at = till === 'past' ? boundsOfDay(day, zone).end : now
    for (const username of listBettors(db, code, day)) {
      if (settleDay(db, { merchant: code, username }, { day, at, till })) paid.add(username)
      await rest()
    }
    marks.change({ day })
  }
  return paid
}

/** Number of days for which a demo team's commission is calculated. */
const PAST_DAYS = 62
const SMALL = 2000

/**
 * Stores the day from which the commission of a demo team is settled, unless one is stored. Earlier
 * days count as paid on their own day.
 */
export function ensureCommission(db: Db, { code }: { code: string }, now: number): void {
  if (rowsOf(db, commissionMarks, { merchant: code }).find()) return
  const today = dayOf(now, zoneOf(db, code))
  const people = rowsOf(db, teamNodes, { merchant: code }).count()
  const days = people > SMALL ? 1 : PAST_DAYS
  addMissing(db, commissionMarks, { merchant: code, day: addDays(today, -days), since: today })
}

/** Settles somebody's day in one transaction; false if there is nothing, or it was settled before. */
function settleDay(
  db: Db,
  person: Person,
  { day, at, till }: { day: string; at: number; till: Till },
): boolean {
  const { merchant, username } = person
  return db.transaction(() => {
    const { addLine, addDay } = prepare(db)
    if (settledOn(db).get({ merchant, username, day })) return false
    const bets = readDayBets(db, person, day)
    const lines = bets ? listLines(bets).filter(({ earned }) => earned !== 0) : []
    if (lines.length === 0) return false
    for (const line of lines) addLine.run({ merchant, username, day, ...line })
    const earned = lines.reduce((sum, line) => sum + line.earned, 0)
    const carriedIn = readCarried(db, person, day)
    const { amount, carriedOut } = closeDay(earned, carriedIn)
    addDay.run({ merchant, username, day, earned, carriedIn, carriedOut, amount, paidAt: at })
    if (amount === 0 || till === 'past') return false
    const account = findAccount(db, person)
    // Office agents have no wallet: the house pays them outside the system.
    if (!account || !hasWallet(account)) return false
    transfer(db, {
      reason: 'commission',
      // Uses the id instead of the name, since uplines can read references, even of members whose
      // names are hidden from them.
      reference: `${account.id}-${day}`,
      at,
      entries: pairOf(commissionCostOf(merchant), mainWalletOf(merchant, username), amount),
    })
    return true
  })
}

const prepare = cacheStatements((db) => ({
  addLine: inserter(db, commissionLines),
  addDay: inserter(db, commissionDays),
}))
const settledOn = statement(`SELECT 1 FROM commission_days
  WHERE merchant = @merchant AND username = @username AND day = @day`)
const carriedTo = statement(`SELECT carriedOut FROM commission_days
  WHERE merchant = @merchant AND username = @username AND day < @day ORDER BY day DESC LIMIT 1`)

/** Lists an agent's commission by day, the oldest first; days without commission are left out. */
export const listCommission = (db: Db, { merchant, username }: Person, { from, to }: Days) =>
  rowsOf(db, commissionDays, { merchant, username }, between(commissionDays.day, from, to)).list({
    order: [asc(commissionDays.day)],
  })

/** Lists the calculation of an agent's commission on a day. */
export const listCommissionLines = (db: Db, { merchant, username }: Person, day: string) =>
  rowsOf(db, commissionLines, { merchant, username, day }).list({
    order: [asc(commissionLines.source), asc(commissionLines.rateGroup)],
  })
