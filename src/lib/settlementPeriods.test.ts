import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { draws } from '#support/full.ts'
import { daysIn, listPeriods, nextPeriod, type PeriodKind, periodOf } from './settlementPeriods.ts'

const HOUR = 60 * 60_000
const at = (iso: string) => Date.parse(iso)
const hours = ({ start, end }: { start: number; end: number }) => (end - start) / HOUR

const KINDS = ['D', 'W', 'H', 'M', 'hour', 'slot'] as const satisfies readonly PeriodKind[]
/** Whole, half and quarter hours; clocks that change by an hour and by half an hour, and not at all. */
const ZONES = [
  'Asia/Bangkok',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'America/New_York',
  'Europe/London',
  'America/Sao_Paulo',
  'America/Havana',
  'Australia/Lord_Howe',
  'Pacific/Chatham',
  'America/St_Johns',
] as const

const kinds = fc.constantFrom(...KINDS)
const zones = fc.constantFrom(...ZONES)
const weekStarts = fc.integer({ min: 0, max: 6 })
/** Near borders of days and changes of clocks as often as anywhere. */
const moments = fc.oneof(
  fc.integer({ min: at('2010-01-01T00:00Z'), max: at('2035-01-01T00:00Z') }),
  fc
    .tuple(
      fc.constantFrom(
        '2026-03-08T07:00Z',
        '2026-11-01T06:00Z',
        '2026-03-29T01:00Z',
        '2026-10-25T01:00Z',
        '2026-04-04T15:00Z',
        '2026-10-03T15:30Z',
        '2018-02-18T02:00Z',
        '2018-11-04T03:00Z',
        '2028-03-01T00:00Z',
      ),
      fc.integer({ min: -2 * HOUR, max: 2 * HOUR }),
    )
    .map(([change, by]) => at(change) + by),
)
const runs = { numRuns: draws(300, 10_000) }

describe('periodOf', () => {
  it.each([
    ['D', 'Asia/Bangkok', '2026-11-22T16:59:59Z', 'D2026-11-22', '2026-11-21T17:00Z', 24],
    ['D', 'America/New_York', '2026-03-08T12:00Z', 'D2026-03-08', '2026-03-08T05:00Z', 23],
    ['D', 'America/New_York', '2026-11-01T12:00Z', 'D2026-11-01', '2026-11-01T04:00Z', 25],
    ['W', 'Asia/Bangkok', '2026-11-22T12:00Z', 'W2026-11-16', '2026-11-15T17:00Z', 168],
    ['H', 'Asia/Bangkok', '2026-11-15T12:00Z', 'H2026-11-1', '2026-10-31T17:00Z', 360],
    ['H', 'Asia/Bangkok', '2026-11-15T17:00Z', 'H2026-11-2', '2026-11-15T17:00Z', 360],
    ['H', 'Asia/Bangkok', '2028-02-29T12:00Z', 'H2028-02-2', '2028-02-15T17:00Z', 336],
    ['M', 'Asia/Bangkok', '2026-10-31T17:00Z', 'M2026-11', '2026-10-31T17:00Z', 720],
    ['M', 'Asia/Bangkok', '2026-02-10T00:00Z', 'M2026-02', '2026-01-31T17:00Z', 672],
    ['hour', 'Asia/Bangkok', '2026-11-22T06:30Z', 'h2026-11-22T13+07:00', '2026-11-22T06:00Z', 1],
    ['hour', 'Asia/Kolkata', '2026-11-22T06:29Z', 'h2026-11-22T11+05:30', '2026-11-22T05:30Z', 1],
    [
      'hour',
      'America/St_Johns',
      '2026-07-01T00:40Z',
      'h2026-06-30T22-02:30',
      '2026-07-01T00:30Z',
      1,
    ],
  ] as const)('of kind %s in %s at %s is %s', (kind, zone, moment, key, start, length) => {
    const period = periodOf(kind, at(moment), zone)
    expect(period).toMatchObject({ kind, key, start: at(start) })
    expect(hours(period)).toBe(length)
  })

  it('begins weeks on another day if asked', () => {
    const period = periodOf('W', at('2026-11-22T12:00Z'), 'Asia/Bangkok', 0)
    expect(period).toMatchObject({ key: 'W2026-11-22', start: at('2026-11-21T17:00Z') })
  })

  it('has slots of five minutes', () => {
    expect(periodOf('slot', at('2026-11-22T06:09:59.999Z'), 'Asia/Bangkok')).toEqual({
      kind: 'slot',
      key: 's2026-11-22T06:05Z',
      start: at('2026-11-22T06:05Z'),
      end: at('2026-11-22T06:10Z'),
    })
  })

  it('has two periods for the hour that autumn repeats, and none for the one that spring skips', () => {
    const keys = (day: string) => {
      const { start, end } = periodOf('D', at(`${day}T12:00Z`), 'America/New_York')
      return listPeriods('hour', { from: start, to: end }, 'America/New_York').map(({ key }) =>
        key.slice(12),
      )
    }
    expect(keys('2026-11-01').slice(0, 4)).toEqual(['00-04:00', '01-04:00', '01-05:00', '02-05:00'])
    expect(keys('2026-11-01')).toHaveLength(25)
    expect(keys('2026-03-08').slice(0, 4)).toEqual(['00-05:00', '01-05:00', '03-04:00', '04-04:00'])
    expect(keys('2026-03-08')).toHaveLength(23)
  })

  it('cuts an hour in which clocks change by half of one', () => {
    const { start, end } = periodOf('D', at('2026-04-05T00:00Z'), 'Australia/Lord_Howe')
    const list = listPeriods('hour', { from: start, to: end }, 'Australia/Lord_Howe')
    expect(list.slice(0, 4).map((each) => [each.key.slice(12), hours(each)])).toEqual([
      ['00+11:00', 1],
      ['01+11:00', 1],
      ['01+10:30', 0.5],
      ['02+10:30', 1],
    ])
  })
})

describe('periods of a kind', () => {
  it('contain the moment that they are asked for, whichever moment of theirs that is', () => {
    fc.assert(
      fc.property(
        kinds,
        zones,
        moments,
        weekStarts,
        fc.double({ min: 0, max: 1, noNaN: true }),
        (kind, zone, moment, weekStart, part) => {
          const period = periodOf(kind, moment, zone, weekStart)
          expect(period.start).toBeLessThanOrEqual(moment)
          expect(period.end).toBeGreaterThan(moment)
          const other = period.start + Math.floor(part * (period.end - period.start - 1))
          expect(periodOf(kind, other, zone, weekStart)).toEqual(period)
          expect(periodOf(kind, period.end - 1, zone, weekStart)).toEqual(period)
        },
      ),
      runs,
    )
  })

  it('follow each other without gap or overlap, under keys of their own', () => {
    fc.assert(
      fc.property(kinds, zones, moments, weekStarts, (kind, zone, moment, weekStart) => {
        const period = periodOf(kind, moment, zone, weekStart)
        const next = nextPeriod(period, zone, weekStart)
        expect(next.start).toBe(period.end)
        expect(next.end).toBeGreaterThan(next.start)
        expect(next.key).not.toBe(period.key)
        expect(periodOf(kind, period.start - 1, zone, weekStart).end).toBe(period.start)
      }),
      runs,
    )
  })

  it('list all that share a moment with a time, once', () => {
    fc.assert(
      fc.property(
        kinds,
        zones,
        moments,
        fc.integer({ min: 1, max: 20 }),
        (kind, zone, from, count) => {
          const first = periodOf(kind, from, zone)
          const to = from + Math.floor((first.end - first.start) * count * 0.7)
          const list = listPeriods(kind, { from, to }, zone)
          expect(list[0]).toEqual(first)
          expect(new Set(list.map(({ key }) => key)).size).toBe(list.length)
          for (const [index, { start }] of list.entries()) {
            expect(start).toBe(list[index - 1]?.end ?? first.start)
          }
          expect(list.at(-1)?.end).toBeGreaterThanOrEqual(to)
          expect(list.at(-1)?.start).toBeLessThan(to)
        },
      ),
      { numRuns: draws(150, 10_000) },
    )
  })

  it('divide each other: hours days, days weeks and halves of months, halves months', () => {
    const parts = [
      ['hour', 'D'],
      ['D', 'W'],
      ['D', 'H'],
      ['H', 'M'],
    ] as const
    fc.assert(
      fc.property(fc.constantFrom(...parts), zones, moments, ([part, whole], zone, moment) => {
        const outer = periodOf(whole, moment, zone)
        const list = listPeriods(part, { from: outer.start, to: outer.end }, zone)
        expect(list[0]?.start).toBe(outer.start)
        expect(list.at(-1)?.end).toBe(outer.end)
      }),
      { numRuns: draws(100, 10_000) },
    )
  })
})

describe('daysIn', () => {
  it('names the first and the last day of a period', () => {
    const period = periodOf('H', at('2026-10-20T00:00Z'), 'America/New_York')
    expect(daysIn(period, 'America/New_York')).toEqual({ from: '2026-10-16', to: '2026-10-31' })
  })
})
