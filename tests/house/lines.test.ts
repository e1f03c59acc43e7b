import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const SOURCE = join(import.meta.dirname, '../../src')

/** Lines of one pixel, in a style sheet or as a utility class with a width of its own. */
const OWN = /\bborder(?:-[a-z]+)*: 1px [a-z]+ (?!ButtonBorder)[^;]*|\bborder(?:-[a-z])?-\[1px\]/g

test('no line is as thick as a length that the brand did not choose', () => {
  const found = globSync('**/*.{css,tsx}', { cwd: SOURCE }).flatMap((file) =>
    [...readFileSync(join(SOURCE, file), 'utf8').matchAll(OWN)].map(([line]) => `${file}: ${line}`),
  )
  expect(found).toEqual([])
})
