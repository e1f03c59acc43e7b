import {
  CalendarDate,
  fromAbsolute,
  parseDate,
  startOfMonth,
  toCalendarDate,
  toZoned,
} from '@internationalized/date'
import { floorTo } from './floorTo.ts'

/** Names of the periods that are relative to today, as the page's address has them. */
export const PRESETS = ['today', 'yesterday', 'last7', 'last30', 'thisMonth'] as const
export type Preset = (typeof PRESETS)[number]

/**
 * A range of days in a time zone, written as ISO 8601 dates in the Gregorian calendar; both ends
 * are included.
 */
export interface Days {
  from: string
  to: string
}
export type Period = { preset: Preset } | Days

/** The most days that a list of the player's or agent's records shows at once. */
export const MOST_DAYS = 366

/** Returns the day in a time zone at a time in milliseconds since 1970. */
export const dayOf = (time: number, zone: string): string =>
  toCalendarDate(fromAbsolute(time, zone)).toString()

/**
 * Returns the times at which a range of days starts and ends in a time zone. A day has 23 or 25
 * hours if the clocks change.
 */
export function boundsOf({ from, to }: Days, zone: string): { start: number; end: number } {
  const startOf = (date: CalendarDate) => toZoned(date, zone).toDate().getTime()
  return { start: startOf(parseDate(from)), end: startOf(parseDate(to).add({ days: 1 })) }
}

/** Returns the days of a period as seen from a given day. */
export function daysOf(period: Period, now: string): Days {
  if (!('preset' in period)) return period
  const today = parseDate(now)
  const since = (first: CalendarDate, last = today) => ({
    from: first.toString(),
    to: last.toString(),
  })
  switch (period.preset) {
    case 'today':
      return since(today)
    case 'yesterday':
      return since(today.subtract({ days: 1 }), today.subtract({ days: 1 }))
    case 'last7':
      return since(today.subtract({ days: 6 }))
    case 'last30':
      return since(today.subtract({ days: 29 }))
    case 'thisMonth':
      return since(startOfMonth(today))
  }
}

/** Number of days in a range, with its first and its last day. */
export const countDays = ({ from, to }: Days): number =>
  (Date.parse(to) - Date.parse(from)) / DAY_MS + 1

/** Lists each day of a range, the first one first. */
export function listDays(days: Days): string[] {
  const first = parseDate(days.from)
  return Array.from({ length: countDays(days) }, (_, index) =>
    first.add({ days: index }).toString(),
  )
}

/**
 * Shifts a range of days by a number of days; the result ends on the day `last` at the latest. Null
 * if there are no later days, or if the result starts before the first day of all records.
 */
export function shiftDays({ from, to }: Days, by: number, last: string): Days | null {
  const shifted = {
    from: parseDate(from).add({ days: by }).toString(),
    to: parseDate(to).add({ days: by }).toString(),
  }
  if ((by > 0 && to >= last) || shifted.from > last || shifted.from < FIRST_DAY) return null
  return shifted.to > last ? { ...shifted, to: last } : shifted
}

/**
 * Reads two dates as a range of days; null if a date is invalid, they are reversed, or the range is
 * too long.
 */
export function readDays(from: string | null, to: string | null): Days | null {
  const days = { from: readDay(from), to: readDay(to) }
  if (days.from === null || days.to === null || days.from > days.to) return null
  const read = { from: days.from, to: days.to }
  return countDays(read) <= MOST_DAYS ? read : null
}

/** A day earlier than the first record of any gateway. */
const FIRST_DAY = '2000-01-01'
const DAY_MS = 24 * 60 * 60_000

/** Reads an ISO 8601 date of this century; null if that day does not exist. */
export function readDay(text: string | null): string | null {
  if (!text || !/^20\d\d-\d\d-\d\d$/.test(text)) return null
  try {
    return parseDate(text).toString() === text ? text : null
  } catch {
    return null
  }
}

/** Writes a time as ISO 8601 with the zone's offset, such as `2026-11-22T09:00:00+07:00`. */
export function writeZonedTime(time: number, zone: string): string {
  const whole = floorTo(time, 1000)
  return fromAbsolute(whole, zone)
    .toString()
    .replace(/\[.*\]$/, '')
}

/** Offsets of time zones change only at quarter hours; this is one in milliseconds. */
const QUARTER_HOUR = 15 * 60_000
const QUARTERS = DAY_MS / QUARTER_HOUR
const TWO_DIGITS = Array.from({ length: 60 }, (_, number) => String(number).padStart(2, '0'))

/**
 * Writes many times as `writeZonedTime` does, but faster. A zone's offset is looked up twice a day,
 * and each quarter of an hour on days when it changes.
 */
export function zonedTimeWriter(zone: string): (time: number) => string {
  const offsets = new Map<number, { shift: number; written: string }>()
  const days = new Map<number, string>()
  const readOffset = (quarter: number) => {
    const start = quarter * QUARTER_HOUR
    const local = writeZonedTime(start, zone)
    return { shift: Date.parse(`${local.slice(0, 19)}Z`) - start, written: local.slice(19) }
  }
  const lookUp = (quarter: number) => {
    const first = floorTo(quarter, QUARTERS)
    const before = offsets.get(first) ?? readOffset(first)
    const after = offsets.get(first + QUARTERS) ?? readOffset(first + QUARTERS)
    const found = before.shift === after.shift ? before : readOffset(quarter)
    offsets
      .set(first, before)
      .set(first + QUARTERS, after)
      .set(quarter, found)
    return found
  }
  const writeDay = (day: number) => {
    const written = new Date(day * DAY_MS).toISOString().slice(0, 10)
    days.set(day, written)
    return written
  }
  return (time) => {
    const quarter = Math.floor(time / QUARTER_HOUR)
    const { shift, written } = offsets.get(quarter) ?? lookUp(quarter)
    const seconds = Math.floor((time + shift) / 1000)
    const day = Math.floor(seconds / 86_400)
    const ofDay = seconds - day * 86_400
    const hours = TWO_DIGITS[Math.floor(ofDay / 3600)]
    const minutes = TWO_DIGITS[Math.floor(ofDay / 60) % 60]
    return `${days.get(day) ?? writeDay(day)}T${hours}:${minutes}:${TWO_DIGITS[ofDay % 60]}${written}`
  }
}
