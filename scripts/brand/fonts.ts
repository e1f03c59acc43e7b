import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import type { Brand } from '#core/brand/schema.ts'
import { FONT_SUBSETS, type FontSubset } from '../language/writings.ts'
import { hashOf } from './hash.ts'
import { ANY_WEIGHT, fontFace, type Measures, quote, standIn } from './stand-ins.ts'
import { shippedDesign } from './theme/design.ts'
import { displayFaceOf, type HeadingChoices } from './theme/display-face.ts'

export interface FontFile {
  /** Absolute path of the file in node_modules. */
  from: string
  /** Path of the font file in a bundle, relative to the bundle's root. */
  to: string
}

export interface FaceCss {
  /** `@font-face` rules of the font, and of system fonts adjusted to its measures. */
  css: string
  files: FontFile[]
  /** Font files that pages of a language should preload. */
  preload: { subset: FontSubset; href: string }[]
}

const require = createRequire(import.meta.url)

const cache = new Map<string, FaceCss>()

function cached(key: string, make: () => FaceCss): FaceCss {
  const known = cache.get(key) ?? make()
  cache.set(key, known)
  return known
}

/**
 * Returns the rules and files that a page needs for a display font in one weight; they are the same
 * for every brand. A font without Thai letters takes those of its companion under its own name.
 */
export function displayFaceCss({ displayFace, headingWeight }: HeadingChoices): FaceCss {
  return cached(`${displayFace} ${headingWeight}`, () => {
    const face = displayFaceOf({ displayFace, headingWeight }, shippedDesign().faces)
    const own = { package: displayFace as string, weight: face.weight }
    const thai = face.thai ?? own
    const result = emptyFace()
    for (const subset of FONT_SUBSETS) {
      addFile(result, face.family, subset, {
        ...(subset === 'thai' ? thai : own),
        declared: ANY_WEIGHT,
        display: 'swap',
      })
    }
    const declared = ANY_WEIGHT
    result.css +=
      standIn(face.family, measuresOf(own), { weight: own.weight, declared }, face.generic) +
      standIn(face.family, measuresOf(thai), { weight: thai.weight, declared }, 'thai')
    return result
  })
}

/**
 * Returns the rules and files of a font for text; none for the font of the device. Text uses a font
 * only if it is there at once (`optional`), since lines that break anew would move the page.
 */
export function bodyFaceCss(name: Brand['theme']['bodyFace']): FaceCss {
  if (name === 'system') return emptyFace()
  return cached(`body ${name}`, () => {
    const { family, generic, weights } = shippedDesign().faces.body[name]
    const result = emptyFace()
    for (const weight of weights) {
      const own = { package: name as string, weight }
      // The heaviest file serves all heavier weights, too.
      const declared = weight === Math.max(...weights) ? `${weight} 1000` : String(weight)
      for (const subset of FONT_SUBSETS) {
        addFile(result, family, subset, { ...own, declared, display: 'optional' })
      }
      result.css +=
        standIn(family, measuresOf(own), { weight, declared }, generic) +
        standIn(family, measuresOf(own), { weight, declared }, 'thai')
    }
    return result
  })
}

const emptyFace = (): FaceCss => ({ css: '', files: [], preload: [] })

interface Source {
  package: string
  weight: number
  declared: string
  display: 'swap' | 'optional'
}

function addFile(
  face: FaceCss,
  family: string,
  subset: FontSubset,
  { package: name, weight, declared, display }: Source,
): void {
  const file = fontsourceFile(`@fontsource/${name}`, `${name}-${subset}-${weight}-normal.woff2`)
  face.files.push(file)
  face.preload.push({ subset, href: `/${file.to}` })
  face.css += fontFace({
    'font-family': quote(family),
    'font-weight': declared,
    'font-display': display,
    src: `url(/${file.to}) format("woff2")`,
    'unicode-range': readRanges(`@fontsource/${name}`)[subset],
  })
}

/**
 * Returns the path of a font file of a package, and its path in a bundle. The hash is that of the
 * package's version, since hashing the contents of hundreds of files would take seconds.
 */
export function fontsourceFile(name: string, file: string): FontFile {
  const hash = hashOf(name, versionOf(name), file).slice(0, 8)
  return {
    from: resolvePath(`${name}/files/${file}`),
    to: `assets/${file.replace(/-normal\.woff2$/, '')}.${hash}.woff2`,
  }
}

const versions = new Map<string, string>()

function versionOf(name: string): string {
  const known =
    versions.get(name) ??
    (JSON.parse(readFileSync(resolvePath(`${name}/package.json`), 'utf8')) as { version: string })
      .version
  versions.set(name, known)
  return known
}

/** Reads which letters each file of a package has, by subset or by the number of the slice. */
export const readRanges = (name: string) =>
  JSON.parse(readFileSync(resolvePath(`${name}/unicode.json`), 'utf8')) as Record<string, string>

/**
 * Loads the measures of only one font variant: the module with all fonts takes longer to load than
 * building a brand's site.
 */
function measuresOf({ package: name, weight }: { package: string; weight: number }): Measures {
  const key = name
    .replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
    .replace(/\d[a-z]/, (digit) => digit.toUpperCase())
  return require(`@capsizecss/metrics/${key}${weight === 400 ? '' : `/${weight}`}`)
}

const resolvePath = (file: string) => fileURLToPath(import.meta.resolve(file))
