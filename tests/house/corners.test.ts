import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const SOURCE = join(import.meta.dirname, '../../src')

/** Corners of a length of their own, in a style sheet or as a utility class. */
const OWN = /border-(?:\w+-)*radius: [^;]*|\brounded(?:-[a-z]{1,2})?-\[[^\]]*\]/g

/** A drawing of a phone is round by nature, whatever the brand's corners are. */
const ROUND = ['features/app-download/PhonePicture.tsx']

test('no corner is rounded by a length that the brand did not choose', () => {
  const found = globSync('**/*.{css,tsx}', { cwd: SOURCE })
    .filter((file) => !/\.(?:test|stories)\.tsx$/.test(file) && !ROUND.includes(file))
    .flatMap((file) =>
      [...readFileSync(join(SOURCE, file), 'utf8').matchAll(OWN)]
        .map(([corner]) => corner)
        .filter((corner) => /[1-9]/.test(corner) && !/var\(--(?:radius|corner)/.test(corner))
        .map((corner) => `${file}: ${corner}`),
    )
  expect(found).toEqual([])
})
