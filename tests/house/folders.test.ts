import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const SOURCE = join(import.meta.dirname, '../../src')

const readImports = (file: string) =>
  [...readFileSync(join(SOURCE, file), 'utf8').matchAll(/(?:from|import\(?)\s*'([^']+)'/g)].map(
    ([, specifier]) => specifier as string,
  )

test('only tests and stories import what tests stand on', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: SOURCE })
  expect(files.length).toBeGreaterThan(500)
  const helped = files.filter((file) =>
    readImports(file).some((each) => each.startsWith('#support/')),
  )
  expect(helped.length).toBeGreaterThan(0)
  expect(helped.filter((file) => !/\.(?:test|stories)\.tsx?$/.test(file))).toEqual([])
})
