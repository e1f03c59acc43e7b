import { expect, test } from 'vitest'
import { quote } from './quote.ts'

test.each([
  ['a short text is quoted whole', 'a "b"', String.raw`"a \"b\""`],
  ['a long text is cut', 'x'.repeat(100_000), `"${'x'.repeat(60)}…" (100000 characters)`],
  [
    'a text is not cut within a character',
    '😀'.repeat(61),
    `"${'😀'.repeat(60)}…" (122 characters)`,
  ],
  ['terminal control characters are escaped', '\u001b[2J\u202e', String.raw`"\u001b[2J\u{202e}"`],
])('a text quoted in an error message is safe to print: %s', (_, text, quoted) => {
  expect(quote(text)).toBe(quoted)
})
