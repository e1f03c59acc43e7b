import { expect, test } from 'vitest'
import { writeFooter } from './footer.ts'

test('the footer text shows the minimum age in place of its placeholder', () => {
  expect(writeFooter('From {minimumAge}. {minimumAge}+', 21)).toBe('From 21. 21+')
})
