import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { BrandFile } from '#core/brand/schema.ts'
import { VISITS } from './visits.ts'

const brandFile = (id: string) =>
  JSON.parse(readFileSync(`brands/${id}/brand.json`, 'utf8')) as BrandFile

const BRANDS = ['suvarna', 'bitgeori', 'chanh', 'larkmoor', 'quarto', 'sorane']
const DEVICES = ['phone', 'desktop']
const MODES = ['dark', 'light']
const LANGUAGES = ['TH', 'EN', 'VI', 'KO', 'CN']

/** All pairs of a value from one list and a value from the other. */
const product = (one: readonly string[], other: readonly string[]) =>
  one.flatMap((a) => other.map((b) => `${a} ${b}`))

describe('the combinations on which journeys run', () => {
  const rows = Object.values(VISITS).flat() as readonly (readonly string[])[]
  const seen = (first: number, second: number) =>
    new Set(rows.map((row) => `${row[first]} ${row[second]}`))

  it.each([
    ['brand and device', 0, 1, product(BRANDS, DEVICES)],
    ['brand and mode', 0, 2, product(BRANDS, MODES)],
    ['brand and language', 0, 3, BRANDS.flatMap((id) => product([id], brandFile(id).languages))],
    ['device and mode', 1, 2, product(DEVICES, MODES)],
    ['device and language', 1, 3, product(DEVICES, LANGUAGES)],
    ['mode and language', 2, 3, product(MODES, LANGUAGES)],
  ] as const)(
    'the browser tests’ combinations of brand, device, mode and language include all pairs of %s',
    (_name, first, second, pairs) => {
      expect(pairs.filter((pair) => !seen(first, second).has(pair))).toEqual([])
    },
  )

  it('the browser tests’ combinations of brand, device, mode and language use brands’ languages only', () => {
    const unknown = rows.filter(
      ([brand, , , language]) =>
        language && !(brandFile(brand!).languages as string[]).includes(language),
    )
    expect(unknown).toEqual([])
  })
})
