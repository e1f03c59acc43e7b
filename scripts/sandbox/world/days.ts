import { boundsOf, dayOf } from '#lib/periods.ts'
import type { Db } from '../db/open.ts'
import { finder } from '../db/prepared-statements.ts'
import { merchants } from '../db/tables.ts'

/** A prepared statement, since it runs with each entry of the ledger. */
const findMerchant = finder(merchants, 'code')

/** Returns the time zone in which a merchant's days begin and end. */
export const zoneOf = (db: Db, merchant: string): string =>
  findMerchant(db, { code: merchant })?.timeZone ?? 'UTC'

export function currencyOf(db: Db, merchant: string): string {
  const found = findMerchant(db, { code: merchant })
  if (!found) throw new Error(`There is no merchant ${merchant}`)
  return found.currency
}

/** Milliseconds of a minute, an hour and a day. */
export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR
const QUARTER = 15 * MINUTE

const tellers = new Map<string, (at: number) => string>()

/**
 * Returns a fast function from times to days; no zone changes its day within a quarter of an hour.
 */
export function dayTeller(zone: string): (at: number) => string {
  const known = tellers.get(zone)
  if (known) return known
  const days = new Map<number, string>()
  const tell = (at: number): string => {
    const quarter = Math.floor(at / QUARTER)
    let day = days.get(quarter)
    if (day === undefined) days.set(quarter, (day = dayOf(at, zone)))
    return day
  }
  tellers.set(zone, tell)
  return tell
}

/** Returns the day of a time at a merchant, as an ISO 8601 date. */
export const dayAt = (db: Db, merchant: string, at: number): string =>
  dayTeller(zoneOf(db, merchant))(at)

/** The ISO 8601 day so many days later. */
export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * DAY).toISOString().slice(0, 10)

/** The month, such as `2026-11`, so many months later. */
export function addMonths(month: string, count: number): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7)
}

/** Monday of the week that a day is in. */
export const mondayOf = (day: string): string =>
  addDays(day, -((new Date(day).getUTCDay() + 6) % 7))

/** When a day begins and ends in a zone. */
export const boundsOfDay = (day: string, zone: string) => boundsOf({ from: day, to: day }, zone)

/** A moment as replies write it; null stays null. */
export function writeTime(at: number): string
export function writeTime(at: number | null): string | null
export function writeTime(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString()
}
