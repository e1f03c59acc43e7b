import { brands, faults, type PreviewBrand } from 'virtual:livery-brands'
import type { RuntimeBrand } from '#core/brand/runtime.ts'
import type { Mode } from '#core/brand/schema.ts'
import { LANGUAGES, type LanguageCode } from '#rules/languages.ts'
import looks from '#themes/looks.json'

/** Choices of the toolbars; `brand` means the brand's own choice. */
export interface Look {
  brand: string
  mode: Mode | 'brand'
  language: LanguageCode | 'brand'
  direction: 'ltr' | 'rtl' | 'language'
}

/** Shapes that a story shows, whatever the brand has chosen. */
export type Shapes = Partial<Pick<RuntimeBrand['theme'], 'tileShape' | 'hero'>>

export function findBrand(id: string): PreviewBrand {
  const brand = brands.find((one) => one.id === id)
  if (!brand) throw new Error([`The brand ${id} cannot be shown.`, ...faults].join('\n'))
  return brand
}

export function languageOf({ brand, language }: Look): LanguageCode {
  return language === 'brand' ? findBrand(brand).site.defaultLanguage : language
}

/**
 * Styles the page like a brand's site: CSS variables, mode and design choices on the root element.
 */
export function applyLook(look: Look, shapes: Shapes = {}): void {
  const brand = findBrand(look.brand)
  const { defaultMode, modes, hero, tileShape, corner, density, elevation, glow } = brand.theme
  const mode = look.mode !== 'brand' && modes.includes(look.mode) ? look.mode : defaultMode
  const root = document.documentElement
  themeElement().textContent = brand.fonts + brand.css + shapesCss(shapes)
  Object.assign(root.dataset, {
    mode,
    hero,
    tileShape,
    corner,
    density,
    elevation,
    glow,
    ...shapes,
  })
  const { tag, direction } = LANGUAGES[languageOf(look)]
  root.lang = tag
  root.dir = look.direction === 'language' ? direction : look.direction
}

function shapesCss({ tileShape, hero }: Shapes): string {
  const variables = { ...(tileShape && looks.tileShape[tileShape]), ...(hero && looks.hero[hero]) }
  return `:root{${Object.entries(variables)
    .map(([name, value]) => `--${name}:${value};`)
    .join('')}}`
}

function themeElement(): HTMLElement {
  const known = document.getElementById('livery-theme')
  if (known) return known
  const style = document.createElement('style')
  style.id = 'livery-theme'
  return document.head.appendChild(style)
}
