import { expect, it } from 'vitest'
import type { ProfitDay } from '#parts/records/schema.ts'
import { findTrend } from './trend.ts'

const day = (date: string, net: string): ProfitDay => ({
  day: date,
  net,
  deposit: '0',
  withdrawal: '0',
  bonus: '0',
  stake: '0',
  validBet: '0',
  win: '0',
})

it('findTrend finds the days with the largest gain and loss by exact amounts', () => {
  const days = [
    day('2026-11-01', '-100000000000000.01'),
    day('2026-11-02', '99999999999999.98'),
    day('2026-11-03', '99999999999999.99'),
    day('2026-11-04', '-100000000000000.02'),
    day('2026-11-05', '0.00'),
  ]
  const { active, best, worst } = findTrend(days)
  expect([active, best?.day, worst?.day]).toEqual([4, '2026-11-03', '2026-11-04'])
})

it('findTrend returns no best day without wins, and no worst day without losses', () => {
  expect(findTrend([day('2026-11-01', '-5.00')])).toMatchObject({ active: 1, best: undefined })
  expect(findTrend([day('2026-11-01', '5.00')])).toMatchObject({ active: 1, worst: undefined })
  expect(findTrend([day('2026-11-01', '0.00')])).toEqual({
    active: 0,
    best: undefined,
    worst: undefined,
  })
})
