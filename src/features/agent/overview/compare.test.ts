import { expect, it } from 'vitest'
import { compareFigures } from './compare.ts'

it('compareFigures returns direction, exact difference and share of the earlier figure', () => {
  expect(compareFigures('112.50', '100.00')).toEqual({
    direction: 'more',
    difference: '12.5',
    share: '0.125',
  })
  expect(compareFigures('0.00', '80')).toEqual({ direction: 'less', difference: '80', share: '1' })
  expect(compareFigures('100000000000000.03', '100000000000000.01')).toMatchObject({
    direction: 'more',
    difference: '0.02',
  })
})

it('compareFigures returns no percentage of zero, of no change, or of signed figures', () => {
  expect(compareFigures('5', '0')).toMatchObject({ direction: 'more', share: null })
  expect(compareFigures('7.00', '7')).toEqual({ direction: 'same', difference: '0', share: null })
  expect(compareFigures('-50', '-200', true)).toEqual({
    direction: 'more',
    difference: '150',
    share: null,
  })
})
