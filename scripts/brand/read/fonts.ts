import { createHash } from 'node:crypto'
import { lstatSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  FONT_SUBSETS,
  type OwnFaceData,
  type OwnFontsData,
  type OwnSubset,
} from '#core/brand/fonts.ts'
import type { Brand } from '#core/brand/schema.ts'
import type { LanguageCode } from '#rules/languages.ts'
import type { Fault } from '../fault.ts'
import { ANY_WEIGHT, fontFace, type Measures, quote, standIn } from '../stand-ins.ts'
import { describeReadFailure, tellMissing } from './failure.ts'
import { LEADS_OUT, leadsOut } from './inside.ts'
import { tellLacking } from './lacking.ts'
import { charactersOf, type Drawn, lettersOf, limitTo, subsetsDrawn } from './letters.ts'

/** A brand's own font files, with the rules that declare them. */
export interface OwnFonts {
  /** `@font-face` rules of the files, and of system fonts adjusted to their measures. */
  css: string
  /** The files; `to` is a path in a bundle. */
  files: { to: string; bytes: Buffer }[]
  /** Addresses that pages preload: the first file of each face. */
  preload: string[]
  /** Characters of the site that a face lacks, so that its companions draw them. */
  notices: Fault[]
}

/** A larger file would take a phone longer to load than the whole app. */
const MAX_BYTES = 400 * 1024

/** Bytes of the header of a WOFF2 file, and the place of the file's length in it. */
const WOFF2_HEADER = 48
const LENGTH_AT = 8

const DAMAGED =
  'which cannot be read as a font (it is cut short or damaged), must be a whole .woff2 file'

class FontError extends Error {}

/**
 * Reads, checks and declares the brand's own font files.
 *
 * @param brand what can be read of the brand, for the languages and words that the fonts write
 */
export async function readFonts(
  fonts: OwnFontsData | undefined,
  brand: Partial<Brand>,
  folder: string,
  file: string,
): Promise<{ fonts: OwnFonts; faults: Fault[] }> {
  const result: OwnFonts = { css: '', files: [], preload: [], notices: [] }
  const faults: Fault[] = []
  const { languages = [] } = brand
  for (const role of ['display', 'body'] as const) {
    const face = fonts?.[role]
    if (!face) continue
    const drawn = new Set<number>()
    const before = faults.length
    for (const [index, entry] of face.files.entries()) {
      try {
        const place = { folder, role, isFirst: index === 0, languages }
        for (const code of await addFile(result, face, entry, place)) drawn.add(code)
      } catch (error) {
        if (!(error instanceof FontError)) throw error
        const path = `$.theme.fonts.${role}.files[${index}].file`
        faults.push({ file, path, message: `is "${entry.file}", ${error.message}` })
      }
    }
    if (faults.length > before) continue
    const path = `$.theme.fonts.${role}`
    const messages = tellLacking(brand, role, drawn)
    result.notices.push(...messages.map((message) => ({ file, path, message })))
  }
  return { fonts: result, faults }
}

interface FilePlace {
  folder: string
  role: 'display' | 'body'
  isFirst: boolean
  languages: readonly LanguageCode[]
}

/** Declares a file, and returns the characters that the page takes from it. */
async function addFile(
  result: OwnFonts,
  { family, generic, files }: OwnFaceData,
  { file, weight, subset }: OwnFaceData['files'][number],
  { folder, role, isFirst, languages }: FilePlace,
): Promise<Drawn> {
  const bytes = readFontFile(folder, file)
  const { measures, drawn } = await measure(bytes)
  requireLetters(drawn, subset, languages)
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 10)
  const to = `assets/${file.replace(/\.woff2$/, '')}.${hash}.woff2`
  if (!result.files.some((one) => one.to === to)) result.files.push({ to, bytes })
  if (isFirst) result.preload.push(`/${to}`)
  const isOnlyWeight = files.every((one) => one.weight === weight)
  const declared = isOnlyWeight ? ANY_WEIGHT : String(weight)
  result.css += fontFace({
    'font-family': quote(family),
    'font-weight': declared,
    // Text uses a font only if it is there at once, since lines that break anew would move the page.
    'font-display': role === 'body' ? 'optional' : 'swap',
    src: `url(/${to}) format("woff2")`,
    'unicode-range': subset && FONT_SUBSETS[subset],
  })
  // Widths of Hangul and Han vary little, and Vietnamese letters are Latin ones with marks.
  if (subset === undefined || subset === 'latin') {
    result.css += standIn(family, measures, { weight, declared }, generic)
  } else if (subset === 'thai') {
    result.css += standIn(family, measures, { weight, declared }, 'thai')
  }
  return limitTo(subset, drawn)
}

/**
 * Refuses a file that draws nothing for which it is declared: no text would ever use it. A file may
 * hold digits or signs alone, beside another with the letters.
 */
function requireLetters(
  drawn: Drawn,
  subset: OwnSubset | undefined,
  languages: readonly LanguageCode[],
): void {
  if (subset !== undefined) {
    const own = String.fromCodePoint(...limitTo(subset, drawn))
    if (charactersOf([own]).length > 0) return
    const others = subsetsDrawn(drawn)
    const remedy =
      others.length > 0 ? `"subset" must be ${others.join(' or ')}` : 'give another file'
    throw new FontError(`which draws nothing of its subset ${subset}; ${remedy}`)
  }
  const isOf = (language: LanguageCode) =>
    lettersOf(language).some((letter) => drawn.has(letter.codePointAt(0)!))
  if (languages.length === 0 || languages.some(isOf)) return
  throw new FontError(
    `which draws no letter of the brand's languages (${languages.join(', ')}); give another file`,
  )
}

function readFontFile(folder: string, name: string): Buffer {
  const path = join(folder, name)
  try {
    const info = lstatSync(path, { throwIfNoEntry: false })
    if (!info) throw new FontError(tellMissing(folder, name, 'font'))
    if (leadsOut(path, folder)) {
      throw new FontError(`which ${LEADS_OUT}; put the font itself there`)
    }
    if (!info.isFile()) throw new FontError('which is no file; put the font there')
    if (info.size > MAX_BYTES) {
      const size = Math.ceil(info.size / 1024)
      throw new FontError(
        `which has ${size} kB, must not be over ${MAX_BYTES / 1024} kB; cut it into subsets`,
      )
    }
    return readFileSync(path)
  } catch (error) {
    if (error instanceof FontError) throw error
    const { code, message } = error as NodeJS.ErrnoException
    throw new FontError(`which ${describeReadFailure(code ?? '', message)}`)
  }
}

/**
 * Reads a font completely to find its measures and the characters that it draws, so that a damaged
 * file is found here.
 */
async function measure(bytes: Buffer): Promise<{ measures: Measures; drawn: Drawn }> {
  if (bytes.subarray(0, 4).toString('latin1') !== 'wOF2') {
    throw new FontError('whose content is no WOFF2 font, must be a whole .woff2 file')
  }
  const length = bytes.length < WOFF2_HEADER ? Infinity : bytes.readUInt32BE(LENGTH_AT)
  if (length > bytes.length) throw new FontError(DAMAGED)
  // Browsers refuse such a file, although libraries read it.
  if (length < bytes.length) {
    throw new FontError(
      `which has ${bytes.length - length} bytes after its end, must be a whole .woff2 file and no more`,
    )
  }
  // Loaded only for brands with their own fonts.
  const [{ fromBuffer }, { create }] = await Promise.all([
    import('@capsizecss/unpack'),
    import('fontkitten'),
  ])
  try {
    const font = create(bytes)
    const drawn = new Set(font.isCollection ? [] : font.characterSet)
    return { measures: await fromBuffer(bytes), drawn }
  } catch {
    throw new FontError(DAMAGED)
  }
}
