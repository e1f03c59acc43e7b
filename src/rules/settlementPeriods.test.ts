import { describe, expect, it } from 'vitest'
import { daysIn, listPeriods, periodOf } from './settlementPeriods.ts'

const HOUR = 60 * 60_000
const at = (iso: string) => Date.parse(iso)
const hours = ({ start, end }: { start: number; end: number }) => (end - start) / HOUR

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
  ] as const)(
    'the settlement period of kind %s in %s at the time %s is %s',
    (kind, zone, moment, key, start, length) => {
      const period = periodOf(kind, at(moment), zone)
      expect(period).toMatchObject({ kind, key, start: at(start) })
      expect(hours(period)).toBe(length)
    },
  )

  it('an hour has twelve settlement periods of five minutes', () => {
    expect(periodOf('slot', at('2026-11-22T06:09:59.999Z'), 'Asia/Bangkok')).toEqual({
      kind: 'slot',
      key: 's2026-11-22T06:05Z',
      start: at('2026-11-22T06:05Z'),
      end: at('2026-11-22T06:10Z'),
    })
  })

  it('autumn’s repeated hour has two hourly settlement periods, spring’s skipped hour none', () => {
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

  it('periodOf splits an hour in which clocks change by half an hour', () => {
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

describe('daysIn', () => {
  it('daysIn returns the first and the last day of a settlement period', () => {
    const period = periodOf('H', at('2026-10-20T00:00Z'), 'America/New_York')
    expect(daysIn(period, 'America/New_York')).toEqual({ from: '2026-10-16', to: '2026-10-31' })
  })
})
