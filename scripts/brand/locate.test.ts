import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { formatFaultWithLine } from './locate.ts'

const folder = mkdtempSync(join(tmpdir(), 'livery-locate-'))
afterAll(() => rmSync(folder, { recursive: true }))

const file = join(folder, 'brand.json')
writeFileSync(
  file,
  `{
  "name": "Aurora",
  "theme": {
    "primary":
      "#7c3aed"
  },
  "languages": [
    "TH",
    "EN"
  ],
  "own-words": {}
}`,
)

test.each([
  ['$.name', 2],
  ['$.theme.primary', 4],
  ['$.theme.accent', 3],
  ['$.languages[1]', 9],
  ['$["own-words"]', 11],
  ['$', 1],
])('a fault at %s is told with line %i of its file', (path, line) => {
  expect(formatFaultWithLine({ file, path, message: 'is wrong' })).toBe(
    `${file}:${line}: ${path}: is wrong`,
  )
})

test('a fault without a place in a file is told without a line', () => {
  expect(formatFaultWithLine({ file, message: 'is empty' })).toBe(`${file}: is empty`)
  const gone = { file: join(folder, 'gone.json'), path: '$.name', message: 'is missing' }
  expect(formatFaultWithLine(gone)).toBe(`${gone.file}: $.name: is missing`)
})
