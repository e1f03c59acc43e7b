import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  boundsOf,
  countDays,
  dayOf,
  daysOf,
  listDays,
  PRESETS,
  readDays,
  shiftDays,
  writeZonedTime,
  zonedTimeWriter,
} from './periods.ts'
import { isTimeZone } from './timeZones.ts'

const HOUR = 60 * 60_000
const ZONES = ['Asia/Bangkok', 'Asia/Seoul', 'America/New_York', 'Europe/London'] as const
const at = (iso: string) => Date.parse(iso)

describe('daysOf', () => {
  /** This moment is Friday afternoon in New York, but already Saturday in Asia. */
  const now = at('2026-10-30T20:30:00Z')

  it.each([
    ['Asia/Bangkok', 'today', '2026-10-31', '2026-10-31'],
    ['Asia/Seoul', 'today', '2026-10-31', '2026-10-31'],
    ['America/New_York', 'today', '2026-10-30', '2026-10-30'],
    ['America/New_York', 'yesterday', '2026-10-29', '2026-10-29'],
    ['Asia/Bangkok', 'yesterday', '2026-10-30', '2026-10-30'],
    ['Asia/Bangkok', 'last7', '2026-10-25', '2026-10-31'],
    ['America/New_York', 'last7', '2026-10-24', '2026-10-30'],
    ['Asia/Seoul', 'last30', '2026-10-02', '2026-10-31'],
    ['Asia/Seoul', 'thisMonth', '2026-10-01', '2026-10-31'],
  ] as const)(
    'daysOf in zone %s returns for the period %s the days from %s to %s',
    (zone, preset, from, to) => {
      expect(daysOf({ preset }, dayOf(now, zone))).toEqual({ from, to })
    },
  )

  it('daysOf starts “this month” by the time zone’s calendar, even around midnight', () => {
    const border = at('2026-10-31T18:00:00Z')
    expect(daysOf({ preset: 'thisMonth' }, dayOf(border, 'Asia/Bangkok')).from).toBe('2026-11-01')
    expect(daysOf({ preset: 'thisMonth' }, dayOf(border, 'America/New_York')).from).toBe(
      '2026-10-01',
    )
  })

  it('daysOf returns days chosen by the player unchanged', () => {
    const days = { from: '2026-01-01', to: '2026-01-09' }
    expect(daysOf(days, dayOf(now, 'Asia/Seoul'))).toBe(days)
  })
})

describe('boundsOf, whose days begin in the merchant’s zone (case 17)', () => {
  it.each([
    ['Asia/Bangkok', '2026-11-22', '2026-11-21T17:00:00Z', 24],
    ['Asia/Seoul', '2026-11-22', '2026-11-21T15:00:00Z', 24],
    ['America/New_York', '2026-03-08', '2026-03-08T05:00:00Z', 23],
    ['America/New_York', '2026-11-01', '2026-11-01T04:00:00Z', 25],
    // On that day the clocks in Havana skip the hour after midnight, so the day has 23 hours.
    ['America/Havana', '2026-03-08', '2026-03-08T05:00:00Z', 23],
  ])(
    'boundsOf in the zone %s starts the day %s at %s, with %d hours',
    (zone, day, start, hours) => {
      const bounds = boundsOf({ from: day, to: day }, zone)
      expect(bounds.start).toBe(at(start))
      expect(bounds.end - bounds.start).toBe(hours * HOUR)
    },
  )

  it('the end of one day is exactly the start of the next day (case 17)', () => {
    const day = fc.integer({ min: at('2025-01-01T00:00:00Z'), max: at('2027-12-31T00:00:00Z') })
    fc.assert(
      fc.property(day, fc.constantFrom(...ZONES), (time, zone) => {
        const today = dayOf(time, zone)
        const { start, end } = boundsOf({ from: today, to: today }, zone)
        expect(start <= time && time < end).toBe(true)
        const next = dayOf(end, zone)
        expect(boundsOf({ from: next, to: next }, zone).start).toBe(end)
        expect(countDays({ from: today, to: next })).toBe(2)
      }),
      { numRuns: 100 },
    )
  })
})

describe('shiftDays', () => {
  const days = { from: '2026-11-16', to: '2026-11-22' }

  it('shiftDays moves both ends of a period', () => {
    expect(shiftDays(days, -7, '2026-11-22')).toEqual({ from: '2026-11-09', to: '2026-11-15' })
    expect(shiftDays(days, -30, '2026-11-22')).toEqual({ from: '2026-10-17', to: '2026-10-23' })
  })

  it('shiftDays stops at the last allowed day, and returns null beyond it', () => {
    expect(shiftDays(days, 7, '2026-11-25')).toEqual({ from: '2026-11-23', to: '2026-11-25' })
    expect(shiftDays(days, 7, '2026-11-22')).toBeNull()
  })
})

describe('readDays', () => {
  it.each([
    ['2026-11-22', '2026-11-21'],
    ['2026-02-30', '2026-03-01'],
    ['2026-1-1', '2026-01-02'],
    ['1999-01-01', '1999-01-02'],
    ['2024-01-01', '2026-01-01'],
    ['today', null],
    [null, '2026-01-01'],
  ])('readDays refuses a period from %s to %s', (from, to) => {
    expect(readDays(from, to)).toBeNull()
  })

  it('readDays accepts the days of every predefined period', () => {
    for (const preset of PRESETS) {
      const days = daysOf({ preset }, '2028-02-29')
      expect(readDays(days.from, days.to)).toEqual(days)
      expect(listDays(days)).toHaveLength(countDays(days))
    }
  })
})

it.each([
  ['Asia/Bangkok', '2026-11-22T09:00:05+07:00'],
  ['America/New_York', '2026-11-21T21:00:05-05:00'],
  ['UTC', '2026-11-22T02:00:05+00:00'],
])('writeZonedTime writes the UTC offset of %s to the second', (zone, text) => {
  const time = at('2026-11-22T02:00:05.678Z')
  expect(writeZonedTime(time, zone)).toBe(text)
  expect(at(writeZonedTime(time, zone))).toBe(time - 678)
})

it('isTimeZone accepts names of time zones and refuses UTC offsets', () => {
  expect(['Asia/Bangkok', 'UTC', 'Europe/London'].every(isTimeZone)).toBe(true)
  expect(['Asia/Bangkock', '+07:00', '', 'GMT+7:00'].some(isTimeZone)).toBe(false)
})

describe('zonedTimeWriter', () => {
  it('zonedTimeWriter formats like writeZonedTime, also around clock changes', () => {
    const change = at('2026-11-01T06:00:00Z')
    const time = fc.oneof(
      fc.integer({ min: at('2000-01-01T00:00:00Z'), max: at('2099-12-31T00:00:00Z') }),
      fc.integer({ min: change - 3 * HOUR, max: change + 3 * HOUR }),
    )
    for (const zone of [...ZONES, 'Asia/Kathmandu', 'Australia/Lord_Howe']) {
      const write = zonedTimeWriter(zone)
      fc.assert(
        fc.property(time, (moment) => {
          expect(write(moment)).toBe(writeZonedTime(moment, zone))
        }),
      )
    }
  })
})
