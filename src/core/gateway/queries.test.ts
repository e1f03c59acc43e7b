import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const SOURCE = join(import.meta.dirname, '../..')

/** What defines a query, or recognises one by the shape of its key. */
const DEFINES =
  /gateway\/read\.ts|\b(?:queryKey|queryFn|initialData|placeholderData)\s*:|\b(?:infiniteQ|q)ueryOptions\(|queryKey(?:\?\.)?\[/

it.each([
  'queryOptions({',
  "queryKey: ['/path']",
  'before?.queryKey[2]',
  "import { read } from '#core/gateway/read.ts'",
])('the rule about queries.ts files finds %j', (text) => {
  expect(text).toMatch(DEFINES)
})

it('queries are defined in queries.ts files only', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: SOURCE })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/(?:^|\/)queries\.ts$|^core\/gateway\/|\.(?:test|stories)\.tsx?$/.test(file))
  const offenders = files.filter((file) => DEFINES.test(readFileSync(join(SOURCE, file), 'utf8')))
  expect(files.length).toBeGreaterThan(100)
  expect(offenders).toEqual([])
})
