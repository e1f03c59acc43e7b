import { type Days, listDays } from '#lib/periods.ts'
import { and, count, gt, min, sql } from '../../db/drizzle.ts'
import type { Db } from '../../db/open.ts'
import { matches } from '../../db/rows.ts'
import { invitationArrivals, invitationOpens } from '../../db/invitation-tables.ts'
import { playerDays } from '../../db/team-tables.ts'

/** Results of an invitation link; amounts in units. */
export interface LinkResults {
  opens: number
  registrations: number
  firstDeposits: number
  validBet: number
}

interface Link {
  merchant: string
  id: string
}

const areOfLink = ({ merchant, id }: Link) =>
  matches(invitationArrivals, { merchant, invitation: id })

const isNewcomersDay = matches(playerDays, {
  merchant: invitationArrivals.merchant,
  username: invitationArrivals.username,
})

/**
 * Reads a link's results by day; a newcomer's first deposit counts on its own day. Days without
 * results are left out.
 */
function readDays(db: Db, link: Link): Map<string, LinkResults> {
  const days = new Map<string, LinkResults>()
  const at = (day: string) => {
    const known = days.get(day)
    if (known) return known
    const results = { opens: 0, registrations: 0, firstDeposits: 0, validBet: 0 }
    days.set(day, results)
    return results
  }
  const opens = db
    .select({ day: invitationOpens.day, found: count() })
    .from(invitationOpens)
    .where(matches(invitationOpens, { merchant: link.merchant, invitation: link.id }))
    .groupBy(invitationOpens.day)
    .all()
  for (const { day, found } of opens) at(day).opens = found
  const arrivals = db
    .select({ day: invitationArrivals.day, found: count() })
    .from(invitationArrivals)
    .where(areOfLink(link))
    .groupBy(invitationArrivals.day)
    .all()
  for (const { day, found } of arrivals) at(day).registrations = found
  const bets = db
    .select({ day: playerDays.day, units: sql<number>`sum(${playerDays.validBet})` })
    .from(invitationArrivals)
    .innerJoin(playerDays, isNewcomersDay)
    .where(areOfLink(link))
    .groupBy(playerDays.day)
    .all()
  for (const { day, units } of bets) at(day).validBet = units
  const deposits = db
    .select({ day: min(playerDays.day) })
    .from(invitationArrivals)
    .innerJoin(playerDays, isNewcomersDay)
    .where(and(areOfLink(link), gt(playerDays.deposits, 0)))
    .groupBy(invitationArrivals.username)
    .all()
  for (const { day } of deposits) if (day !== null) at(day).firstDeposits += 1
  return days
}

const total = (days: Iterable<LinkResults>): LinkResults =>
  [...days].reduce(
    (sum, day) => ({
      opens: sum.opens + day.opens,
      registrations: sum.registrations + day.registrations,
      firstDeposits: sum.firstDeposits + day.firstDeposits,
      validBet: sum.validBet + day.validBet,
    }),
    { opens: 0, registrations: 0, firstDeposits: 0, validBet: 0 },
  )

/** Sums all results of a link. */
export const sumLink = (db: Db, link: Link): LinkResults => total(readDays(db, link).values())

/** Lists the results of a link on each day of a range. */
export function listLinkDays(db: Db, link: Link, days: Days) {
  const known = readDays(db, link)
  const list = listDays(days).map((day) => ({
    day,
    ...(known.get(day) ?? { opens: 0, registrations: 0, firstDeposits: 0, validBet: 0 }),
  }))
  return { list, totals: total(list) }
}
