import { randomUUID } from 'node:crypto'
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { converter, formatHex, toGamut } from 'culori'
import * as v from 'valibot'
import type { Brand } from '#core/brand/schema.ts'
import { type Seed, ThemeSchema } from '#core/brand/theme.ts'
import { ROOT } from '../brand/places.ts'
import { computeTheme } from '../brand/theme.ts'

const toOklch = converter('oklch')
const intoGamut = toGamut('rgb', 'oklch')

/**
 * Writes brands that share nothing with each other but photographs: every identifier and drawing
 * differs, from those of earlier calls too, so that no cache speeds up the next brand. Each is a
 * copy of a shipped brand with other seed colours.
 *
 * @returns the ids of the brands
 */
export function writeBrands(folder: string, count: number): string[] {
  const models = readdirSync(join(ROOT, 'brands'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted()
  return Array.from({ length: count }, (_, index) => {
    const id = `bench-${index}`
    writeBrand(join(ROOT, 'brands', models[index % models.length]!), join(folder, id), id, index)
    return id
  })
}

function writeBrand(model: string, folder: string, id: string, index: number): void {
  const original = JSON.parse(readFileSync(join(model, 'brand.json'), 'utf8')) as Brand
  const rename = (text: string) =>
    text
      .replaceAll(original.merchant, `bench${index}`)
      .replaceAll(original.id, id)
      .replaceAll(original.name, `Bench ${index}`)
  const brand = JSON.parse(rename(JSON.stringify(original))) as Brand
  const turn = findTurn(brand.theme, 3 + index * 3.5)
  brand.theme = turnSeeds(brand.theme, turn)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'brand.json'), JSON.stringify(brand, null, 2))
  for (const name of readdirSync(model)) {
    if (/\.(?:avif|jpe?g|png|webp)$/.test(name)) copyFileSync(join(model, name), join(folder, name))
    if (!name.endsWith('.svg')) continue
    const drawing = rename(readFileSync(join(model, name), 'utf8'))
    writeFileSync(join(folder, name), drawing.replace('<svg', `<svg id="${id}-${randomUUID()}"`))
  }
}

/**
 * Finds by how many degrees the hues of these seed colours can be turned and still have enough
 * contrast.
 */
function findTurn(theme: Brand['theme'], wanted: number): number {
  for (let turn = wanted; turn < wanted + 360; turn += 7) {
    const turned = v.parse(ThemeSchema, turnSeeds(theme, turn))
    if (computeTheme(turned).faults.length === 0) return turn
  }
  return 0
}

function turnSeeds(theme: Brand['theme'], degrees: number): Brand['theme'] {
  const turn = (seed: Seed): Seed =>
    typeof seed === 'string'
      ? turnHue(seed, degrees)
      : { dark: turnHue(seed.dark, degrees), light: turnHue(seed.light, degrees) }
  const { primary, accent, neutral } = theme
  return { ...theme, primary: turn(primary), accent: turn(accent), neutral: turn(neutral) }
}

function turnHue(hex: string, degrees: number): string {
  const color = toOklch(hex)!
  return formatHex(intoGamut({ ...color, h: ((color.h ?? 0) + degrees) % 360 }))
}
