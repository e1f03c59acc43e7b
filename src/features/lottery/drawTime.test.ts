import { expect, it } from 'vitest'
import { secondsToDraw, untilOutdated } from './drawTime.ts'

const lottery = { nextDrawAt: '2026-03-01T12:00:00.000Z', period: 300 }
const at = (time: string) => Date.parse(`2026-03-01T${time}Z`)

it.each([
  ['11:59:59.000', 1],
  ['11:59:59.001', 1],
  ['11:55:00.000', 300],
  ['12:00:00.000', 300],
  ['12:00:01.000', 299],
  ['12:05:00.000', 300],
  ['12:12:30.000', 150],
])('at the time %s the countdown to the lottery draw shows %i seconds', (time, seconds) => {
  expect(secondsToDraw(lottery, at(time))).toBe(seconds)
})

it('the list of lotteries is loaded again after the next draw, but not too often', () => {
  const other = { nextDrawAt: '2026-03-01T12:10:00.000Z', period: 3600 }
  expect(untilOutdated([other, lottery], at('11:59:00.000'))).toBe(61_500)
  expect(untilOutdated([lottery], at('11:59:59.000'))).toBe(5000)
  expect(untilOutdated([], at('11:59:59.000'))).toBe(false)
})
