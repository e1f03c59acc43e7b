import { expect, test } from 'vitest'
import { writeBrandJsonSchema } from './json-schema.ts'
import { describeProperties } from './schema-keys.ts'

test('editors can say of every key of a brand file what it means', async () => {
  const schema = JSON.parse(await writeBrandJsonSchema())
  const parts = [schema, ...Object.values<object>(schema.$defs)]
  const seen: string[] = []
  const missing: string[] = []
  for (const part of parts) {
    describeProperties(part, (path, text) => {
      seen.push(path)
      if (!text) missing.push(path)
      return undefined
    })
  }
  expect(missing).toEqual([])
  expect(seen).toEqual(
    expect.arrayContaining([
      '$.theme.defaultMode',
      '$.theme.primary.dark',
      '$.theme.fonts.display.files[].weight',
      '$.pictures.hero[].to',
      '$.logo.wordmarkDark',
      '$.registration.fields.*.required',
    ]),
  )
})
