import { expect, test } from 'vitest'
import { writeFooter } from './footer.ts'

test('a footer has the minimum age in place of its placeholder', () => {
  expect(writeFooter('From {minimumAge}. {minimumAge}+', 21)).toBe('From 21. 21+')
})
