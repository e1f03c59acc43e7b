import { expect, test } from 'vitest'
import { CHOICE_NAMES } from '#core/brand/choices.ts'
import { writeChoicesPage } from './choices-page.ts'
import { listStaleSchemas, writeBrandJsonSchema } from './json-schema.ts'
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

test('the schemas and the page of choices are as the rules of the check say', async () => {
  expect(await listStaleSchemas()).toEqual([])
})

test('the page of choices has one row for each choice, with the looks and samples', async () => {
  const page = await writeChoicesPage()
  const rows = [...page.matchAll(/^\| `(\w+)` /gm)].map(([, name]) => name)
  expect(rows).toEqual(CHOICE_NAMES)
  expect(page).toMatch(/^\| `tileShape` .* portrait, square, arch, wide .* arch /m)
  expect(page).toMatch(/^\| `home` .* Suvarna: parlour/m)
})
