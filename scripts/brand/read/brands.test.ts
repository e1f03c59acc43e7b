import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writeModule } from '../../../.storybook/brands-plugin.ts'
import { ROOT } from '../places.ts'
import { readBrands } from './brands.ts'

const folder = mkdtempSync(join(tmpdir(), 'livery-read-'))
const themes = pathToFileURL(`${folder}/themes/`)
const brandsDir = join(folder, 'brands')

beforeAll(() => {
  cpSync(join(ROOT, 'themes'), join(folder, 'themes'), { recursive: true })
  const pairs = [{ minimum: 3, colors: ['txet'], on: [] }]
  writeFileSync(new URL('pairs.json', themes), JSON.stringify({ pairs }))
  cpSync(join(ROOT, 'brands/chanh'), join(brandsDir, 'chanh'), { recursive: true })
  cpSync(join(ROOT, 'brands/suvarna'), join(brandsDir, 'suvarna'), { recursive: true })
  writeFileSync(join(brandsDir, 'chanh/brand.json'), '{ "id": "chanh" }')
})
afterAll(() => rmSync(folder, { recursive: true }))

const TOLD = 'is "txet", which is no token; did you mean "text"?'

describe('a theme file with a fault', () => {
  test('an error in a shared theme file makes every brand fail the check', async () => {
    const { ready, faults } = await readBrands({ brandsDir, themes })
    expect(ready).toEqual([])
    expect(faults).toContainEqual({
      file: 'themes/pairs.json',
      path: '$.pairs[0].colors[0]',
      message: TOLD,
    })
    expect(faults.map(({ path }) => path)).toContain('$.merchant')
  })

  test('Storybook reports an error in a theme file and shows no brand', async () => {
    const module = await writeModule({ brandsDir, themes })
    expect(module).toContain('export const brands = []')
    expect(module).toContain('export const broken = ["chanh","suvarna"]')
    expect(module).toContain(JSON.stringify(`themes/pairs.json: $.pairs[0].colors[0]: ${TOLD}`))
  })
})

test('Storybook names a brand whose files have errors, and shows no other brand instead', async () => {
  const module = await writeModule({ brandsDir })
  expect(module).toContain('export const broken = ["chanh"]')
  expect(module).toContain('chanh/brand.json: $.merchant: is missing, must be a text')
  expect(module).toContain('"id":"suvarna"')
})
