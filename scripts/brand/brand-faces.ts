import type { RuntimeBrand } from '#core/brand/runtime.ts'
import { LANGUAGES } from '#rules/languages.ts'
import { type FontSubset, subsetsOf } from '../language/writings.ts'
import { type CompanionSheet, companionsOf } from './companions.ts'
import { bodyFaceCss, displayFaceCss, type FontFile } from './fonts.ts'
import type { ReadyBrand } from './read/brands.ts'

/** All faces of a brand's site. */
export interface BrandFaces {
  css: string
  files: FontFile[]
  /** Addresses of the font files of the first texts in the brand's default language. */
  preload: string[]
  /** Style sheets of faces that are cut into many files; each is only for its language. */
  sheets: CompanionSheet[]
  /** Addresses of these style sheets by language. */
  addresses: RuntimeBrand['faces']
}

/** Lists the rules, files and style sheets of a brand's faces. */
export function brandFaces({ brand, fonts }: Pick<ReadyBrand, 'brand' | 'fonts'>): BrandFaces {
  const { theme, defaultLanguage } = brand
  const display = displayFaceCss(theme)
  const body = bodyFaceCss(theme.bodyFace)
  const companions = companionsOf(brand)
  const first = subsetsOf(LANGUAGES[defaultLanguage].tag)
  const preload = [
    ...fonts.preload,
    ...(theme.fonts?.display ? [] : addresses(display.preload, first.display)),
    ...(theme.fonts?.body ? [] : addresses(body.preload, first.body)),
  ]
  return {
    css: [fonts.css, display.css, body.css, ...companions.map(({ standIn }) => standIn)].join(''),
    files: [display, body, ...companions.map(({ sheet }) => sheet)].flatMap(({ files }) => files),
    preload,
    sheets: companions.map(({ sheet }) => sheet),
    addresses: Object.fromEntries(
      companions.map(({ language, sheet }) => [language, `/${sheet.to}`]),
    ),
  }
}

const addresses = (
  files: readonly { subset: FontSubset; href: string }[],
  subsets: readonly FontSubset[],
) => files.filter(({ subset }) => subsets.includes(subset)).map(({ href }) => href)
