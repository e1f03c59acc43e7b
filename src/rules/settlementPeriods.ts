import {
  type CalendarDate,
  endOfMonth,
  fromAbsolute,
  startOfMonth,
  toCalendarDate,
  toZoned,
} from '@internationalized/date'
import { floorTo } from '#lib/floorTo.ts'
import type { Days } from '#lib/periods.ts'

/**
 * Kinds of settlement periods: day, week, half a month (1–15 and 16–end), month, hour, five
 * minutes.
 */
export type PeriodKind = 'D' | 'W' | 'H' | 'M' | 'hour' | 'slot'

/**
 * A settlement period in a time zone. The time `start` belongs to it, the time `end` already to the
 * next one.
 */
export interface SettlementPeriod {
  kind: PeriodKind
  /** Unique key, such as `M2026-11`, `D2026-11-22` or `h2026-11-22T13+07:00`. */
  key: string
  /** Start of the period in milliseconds since 1970. */
  start: number
  end: number
}

const HOUR = 60 * 60_000
const SLOT = 5 * 60_000
/** First day of the second half of a month. */
const MIDDLE = 16
const MONDAY = 1

/** Finds the period that contains a time; weeks begin on Monday (docs/product.md §12.7). */
export function periodOf(kind: PeriodKind, at: number, zone: string): SettlementPeriod {
  if (kind === 'hour') return hourOf(at, zone)
  if (kind === 'slot') return slotOf(at)
  const day = toCalendarDate(fromAbsolute(at, zone))
  const { key, first, last } = daysAround(kind, day)
  return { kind, key, start: startOf(first, zone), end: startOf(last.add({ days: 1 }), zone) }
}

/** Returns the period that follows another one. */
export const nextPeriod = ({ kind, end }: SettlementPeriod, zone: string): SettlementPeriod =>
  periodOf(kind, end, zone)

/** Lists all periods that overlap the time from `from` up to `to`, the first one first. */
export function listPeriods(
  kind: PeriodKind,
  { from, to }: { from: number; to: number },
  zone: string,
): SettlementPeriod[] {
  const periods: SettlementPeriod[] = []
  if (from >= to) return periods
  let period = periodOf(kind, from, zone)
  while (period.start < to) {
    periods.push(period)
    period = nextPeriod(period, zone)
  }
  return periods
}

/** Returns the first and last day of a period of whole days. */
export const daysIn = ({ start, end }: Pick<SettlementPeriod, 'start' | 'end'>, zone: string) =>
  ({
    from: toCalendarDate(fromAbsolute(start, zone)).toString(),
    to: toCalendarDate(fromAbsolute(end - 1, zone)).toString(),
  }) satisfies Days

const startOf = (day: CalendarDate, zone: string) => toZoned(day, zone).toDate().getTime()

function daysAround(kind: 'D' | 'W' | 'H' | 'M', day: CalendarDate) {
  const month = day.toString().slice(0, 7)
  switch (kind) {
    case 'D':
      return { key: `D${day.toString()}`, first: day, last: day }
    case 'W': {
      const weekday = new Date(`${day.toString()}T00:00Z`).getUTCDay()
      const first = day.subtract({ days: (weekday - MONDAY + 7) % 7 })
      return { key: `W${first.toString()}`, first, last: first.add({ days: 6 }) }
    }
    case 'H':
      return day.day < MIDDLE
        ? {
            key: `H${month}-1`,
            first: startOfMonth(day),
            last: day.set({ day: MIDDLE - 1 }),
          }
        : { key: `H${month}-2`, first: day.set({ day: MIDDLE }), last: endOfMonth(day) }
    case 'M':
      return { key: `M${month}`, first: startOfMonth(day), last: endOfMonth(day) }
  }
}

const offsetAt = (at: number, zone: string) => fromAbsolute(at, zone).offset

/**
 * An hour on the zone's clocks. When clocks go back, the repeated hour is two periods, which their
 * offsets distinguish. An hour that a clock change cuts short is only the part that clocks show.
 */
function hourOf(at: number, zone: string): SettlementPeriod {
  const { offset, ...local } = fromAbsolute(at, zone)
  const { minute, second, millisecond } = local
  const full = at - minute * 60_000 - second * 1000 - millisecond
  const start = offsetAt(full, zone) === offset ? full : changeBetween(full, at, zone)
  const fullEnd = full + HOUR
  const end = offsetAt(fullEnd - 1, zone) === offset ? fullEnd : changeBetween(at, fullEnd, zone)
  const hour = new Date(full + offset).toISOString().slice(0, 13)
  return { kind: 'hour', key: `h${hour}${writeOffset(offset)}`, start, end }
}

/** Finds when the clocks change between two times; the later time must be after the change. */
function changeBetween(from: number, to: number, zone: string): number {
  const before = offsetAt(from, zone)
  let low = from
  let high = to
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (offsetAt(middle, zone) === before) low = middle
    else high = middle
  }
  return high
}

function writeOffset(offset: number): string {
  const minutes = Math.abs(offset) / 60_000
  const pad = (part: number) => String(part).padStart(2, '0')
  return `${offset < 0 ? '-' : '+'}${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`
}

/**
 * Offsets of time zones are multiples of five minutes, so five-minute periods are the same in each
 * zone.
 */
function slotOf(at: number): SettlementPeriod {
  const start = floorTo(at, SLOT)
  return {
    kind: 'slot',
    key: `s${new Date(start).toISOString().slice(0, 16)}Z`,
    start,
    end: start + SLOT,
  }
}
