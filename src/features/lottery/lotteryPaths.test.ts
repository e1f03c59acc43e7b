import { expect, it } from 'vitest'
import { areaOf, lotteryPath } from './lotteryPaths.ts'

it.each([
  ['/lottery', undefined],
  ['/lottert', undefined],
  ['/vnLottery', 'VN'],
  ['/vnlottery/', 'VN'],
  ['/sealottery', 'SEA'],
])('the path %s opens the lottery area %s', (path, area) => {
  expect(areaOf(path)).toBe(area)
})

it('lotteryPath builds the address of a lottery area, or of one lottery in it', () => {
  expect(lotteryPath('SEA')).toBe('/seaLottery')
  expect(lotteryPath('VN', 'VN_1 &')).toBe('/vnLottery?gameCode=VN_1%20%26')
  expect(lotteryPath('TH', 'D3')).toBe('/lottery?gameCode=D3')
})
