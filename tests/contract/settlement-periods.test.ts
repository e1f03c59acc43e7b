import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listPeriods, nextPeriod, type PeriodKind, periodOf } from '#rules/settlementPeriods.ts'
import { draws } from '#support/full.ts'

const HOUR = 60 * 60_000
const at = (iso: string) => Date.parse(iso)

const KINDS = ['D', 'W', 'H', 'M', 'hour', 'slot'] as const satisfies readonly PeriodKind[]
/**
 * Time zones with whole, half and quarter hours, whose clocks change by an hour, half an hour or
 * never.
 */
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
/** Random moments, half of them near borders of days or clock changes. */
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

describe('periods of a kind', () => {
  it('the settlement period computed for a moment contains that moment', () => {
    fc.assert(
      fc.property(
        kinds,
        zones,
        moments,
        fc.double({ min: 0, max: 1, noNaN: true }),
        (kind, zone, moment, part) => {
          const period = periodOf(kind, moment, zone)
          expect(period.start).toBeLessThanOrEqual(moment)
          expect(period.end).toBeGreaterThan(moment)
          const other = period.start + Math.floor(part * (period.end - period.start - 1))
          expect(periodOf(kind, other, zone)).toEqual(period)
          expect(periodOf(kind, period.end - 1, zone)).toEqual(period)
        },
      ),
      runs,
    )
  })

  it('settlement periods follow each other without gap or overlap, with distinct keys', () => {
    fc.assert(
      fc.property(kinds, zones, moments, (kind, zone, moment) => {
        const period = periodOf(kind, moment, zone)
        const next = nextPeriod(period, zone)
        expect(next.start).toBe(period.end)
        expect(next.end).toBeGreaterThan(next.start)
        expect(next.key).not.toBe(period.key)
        expect(periodOf(kind, period.start - 1, zone).end).toBe(period.start)
      }),
      runs,
    )
  })

  it('the list of settlement periods in a time span has each period once', () => {
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

  it('hourly settlement periods fill days exactly, and days fill weeks and months', () => {
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
