import { expect, it } from 'vitest'
import { daysBefore, daysOfPreset } from './overviewDays.ts'

it('daysOfPreset returns the first and last day of a period as of a day', () => {
  expect(daysOfPreset('today', '2026-04-01')).toEqual({ from: '2026-04-01', to: '2026-04-01' })
  expect(daysOfPreset('yesterday', '2026-04-01')).toEqual({ from: '2026-03-31', to: '2026-03-31' })
  expect(daysOfPreset('thisMonth', '2026-04-01')).toEqual({ from: '2026-04-01', to: '2026-04-01' })
  expect(daysOfPreset('lastMonth', '2026-04-01')).toEqual({ from: '2026-03-01', to: '2026-03-31' })
  expect(daysOfPreset('lastMonth', '2026-03-31')).toEqual({ from: '2026-02-01', to: '2026-02-28' })
  expect(daysOfPreset('lastMonth', '2027-01-03')).toEqual({ from: '2026-12-01', to: '2026-12-31' })
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
