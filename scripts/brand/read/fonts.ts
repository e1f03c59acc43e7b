import { createHash } from 'node:crypto'
import { lstatSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FONT_SUBSETS, type OwnFaceData, type OwnFontsData } from '#core/brand/fonts.ts'
import type { Fault } from '../fault.ts'
import { ANY_WEIGHT, fontFace, type Measures, quote, standIn } from '../stand-ins.ts'
import { describeReadFailure, tellMissing } from './failure.ts'
import { LEADS_OUT, leadsOut } from './inside.ts'

/** A brand's own font files, with the rules that declare them. */
export interface OwnFonts {
  /** `@font-face` rules of the files, and of system fonts adjusted to their measures. */
  css: string
  /** The files; `to` is a path in a bundle. */
  files: { to: string; bytes: Buffer }[]
  /** Addresses that pages preload: the first file of each face. */
  preload: string[]
}

/** A larger file would take a phone longer to load than the whole app. */
const MAX_BYTES = 400 * 1024

class FontError extends Error {}

/** Reads, checks and declares the brand's own font files. */
export async function readFonts(
  fonts: OwnFontsData | undefined,
  folder: string,
  file: string,
): Promise<{ fonts: OwnFonts; faults: Fault[] }> {
  const result: OwnFonts = { css: '', files: [], preload: [] }
  const faults: Fault[] = []
  for (const role of ['display', 'body'] as const) {
    const face = fonts?.[role]
    for (const [index, entry] of face?.files.entries() ?? []) {
      try {
        await addFile(result, face!, entry, { folder, role, isFirst: index === 0 })
      } catch (error) {
        if (!(error instanceof FontError)) throw error
        const path = `$.theme.fonts.${role}.files[${index}].file`
        faults.push({ file, path, message: `is "${entry.file}", ${error.message}` })
      }
    }
  }
  return { fonts: result, faults }
}

async function addFile(
  result: OwnFonts,
  { family, generic, files }: OwnFaceData,
  { file, weight, subset }: OwnFaceData['files'][number],
  { folder, role, isFirst }: { folder: string; role: 'display' | 'body'; isFirst: boolean },
): Promise<void> {
  const bytes = readFontFile(folder, file)
  const measures = await measure(bytes)
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

/** Reads a font completely to find its measures, so that a damaged file is found here. */
async function measure(bytes: Buffer): Promise<Measures> {
  if (bytes.subarray(0, 4).toString('latin1') !== 'wOF2') {
    throw new FontError('whose content is no WOFF2 font, must be a whole .woff2 file')
  }
  // Loaded only for brands with their own fonts.
  const { fromBuffer } = await import('@capsizecss/unpack')
  try {
    return await fromBuffer(bytes)
  } catch (error) {
    const [reason] = (error as Error).message.split('\n')
    throw new FontError(`which cannot be read as a font (${reason}), must be a whole one`)
  }
}
