import { expect, test } from 'vitest'
import { LANGUAGE_CODES } from '#rules/languages.ts'
import { readFailureTexts } from './failure.ts'

test('the message of a page that cannot start is translated to every language', () => {
  const texts = readFailureTexts()
  expect(texts.EN.insecure).toBe('This site only works over a secure connection (https).')
  for (const name of ['title', 'detail', 'action', 'insecure'] as const) {
    const written = LANGUAGE_CODES.map((code) => texts[code][name])
    expect(new Set(written).size, name).toBe(LANGUAGE_CODES.length)
  }
})
