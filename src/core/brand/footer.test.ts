import { expect, test } from 'vitest'
import { writeFooter } from './footer.ts'

test('a footer names the age that counts wherever its brand writes the placeholder', () => {
  expect(writeFooter('From {minimumAge}. {minimumAge}+', 21)).toBe('From 21. 21+')
})
