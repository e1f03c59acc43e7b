import { expect, it } from 'vitest'
import { daysBefore, daysOfPreset } from './overviewDays.ts'

const zone = 'Asia/Bangkok'

it('daysOfPreset returns the first and last day of a period in a time zone', () => {
  const now = Date.UTC(2026, 2, 31, 18)
  expect(daysOfPreset('today', now, zone)).toEqual({ from: '2026-04-01', to: '2026-04-01' })
  expect(daysOfPreset('yesterday', now, zone)).toEqual({ from: '2026-03-31', to: '2026-03-31' })
  expect(daysOfPreset('thisMonth', now, zone)).toEqual({ from: '2026-04-01', to: '2026-04-01' })
  expect(daysOfPreset('lastMonth', now, zone)).toEqual({ from: '2026-03-01', to: '2026-03-31' })
  const march = Date.UTC(2026, 2, 31, 5)
  expect(daysOfPreset('lastMonth', march, zone)).toEqual({ from: '2026-02-01', to: '2026-02-28' })
  const january = Date.UTC(2027, 0, 3)
  expect(daysOfPreset('lastMonth', january, zone)).toEqual({ from: '2026-12-01', to: '2026-12-31' })
})

it('daysBefore returns the period of the same length that ends on the day before', () => {
  expect(daysBefore({ from: '2026-04-01', to: '2026-04-01' })).toEqual({
    from: '2026-03-31',
    to: '2026-03-31',
  })
  expect(daysBefore({ from: '2026-03-01', to: '2026-03-31' })).toEqual({
    from: '2026-01-29',
    to: '2026-02-28',
  })
})
