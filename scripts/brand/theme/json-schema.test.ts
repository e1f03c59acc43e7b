import { globSync, readFileSync } from 'node:fs'
import { Ajv } from 'ajv'
import { expect, test } from 'vitest'
import { describeProperties } from '../schema-keys.ts'
import { listThemeSchemas } from './json-schema.ts'

const schemas = listThemeSchemas()
const FILES = globSync('themes/**/*.json', { exclude: ['themes/schemas/**'] })
const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>
const addressOf = (path: string, from = '') => new URL(path, `http://themes/${from}`).href

const ajv = new Ajv({ allErrors: true, strictTypes: false, allowUnionTypes: true })
for (const [path, schema] of schemas) ajv.addSchema({ ...schema, $id: addressOf(path) })

/** Checks a theme file as an editor does: by the schema that the file itself names. */
function findErrors(file: string, json: Record<string, unknown>): string[] {
  const address = addressOf(json['$schema'] as string, file.replace('themes/', ''))
  const check = ajv.getSchema(address)
  if (!check) return [`${file} names no schema`]
  check(json)
  return (check.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
}

test.each(FILES)('the theme file %s passes the schema that it names', (file) => {
  expect(findErrors(file, read(file))).toEqual([])
})

test.each([
  ['themes/dark.json', 'colors', { surfce: { same: 'raised' } }],
  ['themes/dark.json', 'exact', { accent: { same: 'primry' } }],
  ['themes/choices/corner.json', 'soft', { 'radius-contrl': '1px' }],
  ['themes/looks/salon.json', 'choices', { corner: 'shrap' }],
])('editors mark a mistyped name in %s below %s', (file, key, change) => {
  const json = read(file)
  const changed = { ...json, [key]: { ...(json[key] as object), ...change } }
  expect(findErrors(file, changed)).not.toEqual([])
})

test('editors can say of every key of a theme file what it means', () => {
  const missing: string[] = []
  const seen: string[] = []
  for (const [path, schema] of schemas) {
    const { $defs = {} } = schema as { $defs?: Record<string, object> }
    for (const part of [schema, ...Object.values($defs)]) {
      describeProperties(part, (key, text) => {
        seen.push(key)
        if (!text) missing.push(`${path} ${key}`)
        return undefined
      })
    }
  }
  expect(missing).toEqual([])
  expect(seen).toEqual(
    expect.arrayContaining(['$.lightness', '$.display.kanit.hangul', '$.pairs[].minimum']),
  )
})
