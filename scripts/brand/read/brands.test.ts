import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PreviewBrands } from '../../../.storybook/brands-plugin.ts'
import { keepReadable } from '../../../.storybook/keep-readable.ts'
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
    const module = await new PreviewBrands({ brandsDir, themes }).write()
    expect(module).toContain('export const brands = []')
    expect(module).toContain('export const broken = ["chanh","suvarna"]')
    const faults: string[] = JSON.parse(/^export const faults = (.*)$/m.exec(module)![1]!)
    const [place, told] = faults.at(-1)!.split(': $.pairs[0].colors[0]: ')
    expect(place).toMatch(/^themes\/pairs\.json:\d+$/)
    expect(told).toBe(TOLD)
  })
})

describe('a brand that breaks while Storybook shows it', () => {
  const changing = join(folder, 'changing')
  const file = join(changing, 'suvarna/brand.json')
  const good = readFileSync(join(ROOT, 'brands/suvarna/brand.json'), 'utf8')
  const primary = /"primary": "(#\w+)"/.exec(good)![1]!
  const preview = new PreviewBrands({ brandsDir: changing })
  const faultsIn = (module: string) => JSON.parse(/^export const faults = (.*)$/m.exec(module)![1]!)

  beforeAll(() =>
    cpSync(join(ROOT, 'brands/suvarna'), join(changing, 'suvarna'), { recursive: true }),
  )

  test('Storybook keeps the last good theme, tells the faults, and forgets them after a repair', async () => {
    const before = await preview.write()
    expect(faultsIn(before)).toEqual([])

    writeFileSync(file, good.replace(primary, '#zzz'))
    const broken = await preview.write()
    expect(faultsIn(broken)).toEqual([
      expect.stringContaining('$.theme.primary: is the text "#zzz"'),
    ])
    expect(broken).toContain('export const broken = []')
    expect(broken.replace(/^export const faults.*/m, '')).toBe(
      before.replace(/^export const faults.*/m, ''),
    )

    writeFileSync(file, good.replace(primary, '#3366cc'))
    const repaired = await preview.write()
    expect(faultsIn(repaired)).toEqual([])
    expect(repaired).toContain('"primary":"#3366cc"')
  })

  test('Storybook shows a brand without a picture whose file was deleted', async () => {
    const { banner } = JSON.parse(good) as { banner: string }
    rmSync(join(changing, 'suvarna', banner))
    const module = await preview.write()
    expect(faultsIn(module)).toContainEqual(expect.stringContaining('$.banner'))
    expect(module).not.toContain(`suvarna/${banner}?url`)
  })

  test('a deleted brand leaves Storybook', async () => {
    rmSync(join(changing, 'suvarna'), { recursive: true })
    cpSync(join(ROOT, 'brands/chanh'), join(changing, 'chanh'), { recursive: true })
    expect((await preview.list()).map(({ id }) => id)).toContain('suvarna')
    expect(await preview.write()).not.toContain('"id":"suvarna"')
  })
})

test('a theme file that is no JSON stays as it was until it is repaired', () => {
  const read = keepReadable(fileURLToPath(themes))
  const dark = fileURLToPath(new URL('dark.json', themes))
  const text = readFileSync(dark, 'utf8')
  expect(read(dark)).toBe(text)
  writeFileSync(dark, '{{')
  expect(read(dark)).toBe(text)
  writeFileSync(dark, '{}')
  expect(read(dark)).toBe('{}')
  writeFileSync(dark, text)
})

test('Storybook names a brand whose files have errors, and shows no other brand instead', async () => {
  const module = await new PreviewBrands({ brandsDir }).write()
  expect(module).toContain('export const broken = ["chanh"]')
  expect(module).toContain('chanh/brand.json:1: $.merchant: is missing, must be a text')
  expect(module).toContain('"id":"suvarna"')
})
