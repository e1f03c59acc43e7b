import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import * as v from 'valibot'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { BrandSchema } from '#core/brand/schema.ts'
import { type Seed, SEED_NAMES } from '#core/brand/theme.ts'
import { type FaultError, formatFault } from '../fault.ts'
import { ROOT } from '../places.ts'
import { writeModeFile, writeResolver } from './dtcg.ts'
import { importSeeds } from './import.ts'
import { listTokens } from './tokens.ts'

const root = mkdtempSync(join(tmpdir(), 'livery-tokens-'))
const brandsDir = join(root, 'brands')
const brandFile = join(brandsDir, 'sorane/brand.json')
const tokenFile = join(root, 'tokens.json')
const ORIGINAL = readFileSync(join(ROOT, 'brands/sorane/brand.json'), 'utf8')
cpSync(join(ROOT, 'brands/sorane'), join(brandsDir, 'sorane'), { recursive: true })

beforeEach(() => writeFileSync(brandFile, ORIGINAL))
afterAll(() => rmSync(root, { recursive: true }))

const readTheme = () => v.parse(BrandSchema, JSON.parse(readFileSync(brandFile, 'utf8'))).theme

type Json = Record<string, unknown>
type Path = readonly (string | number)[]

function change(json: object, path: Path, value: unknown): object {
  const copy = structuredClone(json) as Json
  const parent = path.slice(0, -1).reduce((at, key) => at[key] as Json, copy)
  parent[path.at(-1)!] = value
  return copy
}

const exportAll = () => writeResolver('Sorane', listTokens(readTheme()))
const SEEDS = ['sets', 'shared', 'sources', 0, 'seed'] as const
const color = (hex: string) => ({
  colorSpace: 'srgb',
  components: [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255),
})
const token = (hex: string) => ({ $type: 'color', $value: color(hex) })

/** Imports a file of tokens, and returns what was told: lines, or faults. */
async function importFile(json: unknown, mode?: 'dark' | 'light'): Promise<string[]> {
  writeFileSync(tokenFile, typeof json === 'string' ? json : JSON.stringify(json))
  try {
    return await importSeeds({ brandsDir, id: 'sorane', from: tokenFile, mode })
  } catch (error) {
    const { faults } = error as FaultError
    if (!faults) throw error
    return faults.map((fault) => formatFault(fault).replace(`${tokenFile}: `, 'tokens.json: '))
  }
}

const anyHex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`)
const anySeed: fc.Arbitrary<Seed> = fc.oneof(anyHex, fc.record({ dark: anyHex, light: anyHex }))

test('the export of any seeds, imported again, changes nothing', async () => {
  const anyTheme = fc.record({ primary: anySeed, accent: anySeed, neutral: anySeed })
  await fc.assert(
    fc.asyncProperty(anyTheme, async (seeds) => {
      const brand = JSON.parse(ORIGINAL) as { theme: object }
      const text = JSON.stringify({ ...brand, theme: { ...brand.theme, ...seeds } })
      writeFileSync(brandFile, text)
      for (const json of [
        exportAll(),
        writeModeFile('Sorane', listTokens(readTheme()).tokens, 'light'),
      ]) {
        expect(await importFile(json)).toEqual([
          expect.stringContaining('has these seeds already; nothing is changed'),
        ])
      }
      expect(readFileSync(brandFile, 'utf8')).toBe(text)
    }),
    { numRuns: 25 },
  )
})

test('an import of other seeds is exported again, or leaves the brand file alone', async () => {
  const anyNames = fc.constantFrom(...SEED_NAMES)
  let imported = 0
  await fc.assert(
    fc.asyncProperty(anyNames, anyHex, async (name, hex) => {
      writeFileSync(brandFile, ORIGINAL)
      const before = readTheme()
      const told = await importFile(change(exportAll(), [...SEEDS, name], token(hex)))
      if (told.at(-1)?.endsWith('is written')) {
        imported++
        expect(told[0]).toBe(`theme.${name}: ${String(before[name])} became ${hex}`)
        expect(JSON.stringify(exportAll())).toContain(`"hex":"${hex}"`)
        const after = readFileSync(brandFile, 'utf8')
        expect(after).toBe(ORIGINAL.replace(`"${String(before[name])}"`, `"${hex}"`))
      } else expect(readFileSync(brandFile, 'utf8')).toBe(ORIGINAL)
    }),
    { numRuns: 5 },
  )
  expect(imported).toBeGreaterThan(0)
})

test('a file of one mode changes the seeds of that mode only', async () => {
  const tokens = writeModeFile('Sorane', listTokens(readTheme()).tokens, 'dark')
  const told = await importFile(change(tokens, ['seed', 'accent'], token('#ffb199')))
  expect(told[0]).toBe('theme.accent in dark mode: #e58a6b became #ffb199')
  expect(readTheme().accent).toEqual({ dark: '#ffb199', light: '#e58a6b' })
  const { $extensions: _, ...plain } = tokens as Json
  await importFile(change(plain, ['seed', 'accent'], token('#e58a6b')), 'dark')
  expect(readTheme().accent).toBe('#e58a6b')
})

test('a seed may refer to another token, and be in any colour space', async () => {
  const seed = { $type: 'color', accent: { $value: '{base.coral}' } }
  const coral = { $type: 'color', $value: { colorSpace: 'oklch', components: [0.72, 0.13, 40] } }
  expect(await importFile({ base: { coral }, seed })).toContain(
    'theme.accent: #e58a6b became #e98664',
  )
})

test.each<[what: string, json: (all: object) => unknown, told: string]>([
  ['is no JSON', () => '{ "seed": ', ':1:11: ends too early, the JSON object must be whole'],
  [
    'has no seeds',
    () => ({ seeds: { primary: token('#000000') } }),
    'has no group "seed"; rename "seeds" if it holds them',
  ],
  [
    'has a mistyped seed',
    (all) => change(all, [...SEEDS, 'primry'], token('#000000')),
    '$.sets.shared.sources[0].seed.primry: is no seed; did you mean "primary"?',
  ],
  [
    'has a seed of another type',
    (all) => change(all, [...SEEDS, 'accent', '$type'], 'dimension'),
    '.seed.accent.$type: is the text "dimension", must be "color"',
  ],
  [
    'has a mistyped colour space',
    (all) => change(all, [...SEEDS, 'accent', '$value', 'colorSpace'], 'okclh'),
    '.seed.accent.$value.colorSpace: is the text "okclh", did you mean "oklch"?',
  ],
  [
    'has a transparent seed',
    (all) => change(all, [...SEEDS, 'accent', '$value', 'alpha'], 0.5),
    '.seed.accent.$value.alpha: is the number 0.5, must be 1, since a seed is opaque',
  ],
  [
    'changes only the text of a colour',
    (all) => change(all, [...SEEDS, 'accent', '$value', 'hex'], '#123456'),
    '.$value.hex: is "#123456", but the components are #e58a6b; change both, or remove "hex"',
  ],
  [
    'refers to itself',
    () => ({ seed: { accent: { $type: 'color', $value: '{seed.accent}' } } }),
    '$.seed.accent: refers to "seed.accent", which refers back to itself',
  ],
  [
    'leads to another file',
    (all) => change(all, ['sets', 'shared', 'sources'], [{ $ref: 'base.json' }]),
    '$.sets.shared.sources[0]: leads to "base.json"; put the tokens themselves there',
  ],
])('a file of tokens that %s is told and changes nothing', async (_what, json, told) => {
  const lines = await importFile(json(exportAll()))
  expect(lines).toEqual([expect.stringContaining(told)])
  expect(readFileSync(brandFile, 'utf8')).toBe(ORIGINAL)
})

test('a seed without contrast is told at its place in the token file', async () => {
  const brand = JSON.parse(ORIGINAL) as { theme: object }
  const { exact: _, ...theme } = brand.theme as { exact?: boolean }
  writeFileSync(brandFile, JSON.stringify({ ...brand, theme }))
  const told = await importFile(change(exportAll(), [...SEEDS, 'primary'], token('#fcd3ff')))
  expect(told[0]).toMatch(
    /^tokens\.json: \$\.sets\.shared\.sources\[0\]\.seed\.primary: .* needs \d/,
  )
  expect(readTheme().primary).toBe('#8fb2e6')
})
