import sharp from 'sharp'
import type { BrandPicture } from '#core/brand/pictures.ts'
import type { Drawing, Rgb, RuntimePicture, Scrim } from '#core/brand/runtimePictures.ts'
import { compressSmall } from '../compress.ts'
import type { Picture } from '../read/picture.ts'
import { cropFor, tellLoss } from './crop.ts'
import { type Cut, type Format, FORMATS, makeFile, nameOf, openCut } from './files.ts'
import { computeScrim, leastAlpha, luminance } from './scrim.ts'
import type { Slot, View } from './slots.ts'

/** A file of a picture that a site holds. */
export interface PictureFile {
  name: string
  make: () => Promise<Buffer>
}

/** A drawing with its files; its `at` is the name of the files, without a folder. */
export interface Drawn {
  drawing: Drawing
  files: PictureFile[]
  /** How much was cut off, such as "34 % of its width". */
  loss: string | undefined
  faults: string[]
}

/** Colours of a mode on which a picture stands. */
export interface Ground {
  surface: string
  /** Colours of texts that stand on the page itself. */
  texts: readonly string[]
}

/** Pixels in which a scrim is computed: each is about as wide as the stroke of a large letter. */
const GRID = { width: 160, height: 120 }
/** Grid behind a whole page: of primes, so that a pattern of lines cannot lie between all its points. */
const PAGE_GRID = { width: 163, height: 127 }

/** Least and most shares of a picture under its words. */
const WORDS_SHARE = 0.5

interface Place {
  slot: Slot
  view: View
  isPhone: boolean
  ground: Ground
  picture: BrandPicture
}

/** Draws one view of a picture: its files, what lies between it and text, and what it lost. */
export async function drawView(source: Picture, options: Place): Promise<Drawn> {
  const { view, picture } = options
  const part = cropFor(source, view, picture.focus)
  const loss = { loss: part && tellLoss(source, part) }
  // An SVG is never cut: the page crops it, and the computation looks at the part that is left.
  const cut: Cut = { source, ...(part && { part }) }
  const { width, height } = part ?? source
  const layers = await computeLayers(cut, options)
  if (source.type === 'svg') {
    const name = `${nameOf({ source })}.svg`
    const drawing = { at: name, ...rounded(source), ...layers.drawing }
    const size = compressSmall(source.bytes, 9).brotli?.length ?? source.bytes.length
    const faults = [...layers.faults, ...overBudget(size, view)]
    return { drawing, files: [{ name, make: async () => source.bytes }], ...loss, faults }
  }
  const widths = widthsFor(width, view)
  const name = nameOf(cut, view.budget)
  const files = widths.flatMap((each) =>
    FORMATS.map((format: Format) => ({
      name: `${name}-${each}.${format}`,
      make: () => makeFile(cut, each, format, view.budget),
    })),
  )
  const faults = [...layers.faults]
  if (view.budget !== undefined) {
    const largest = await Promise.all(files.slice(-FORMATS.length).map(({ make }) => make()))
    faults.push(...overBudget(Math.max(...largest.map(({ length }) => length)), view))
  }
  const most = widths.at(-1)!
  const drawing = {
    at: name,
    widths,
    ...rounded({ width: most, height: (most * height) / width }),
    ...layers.drawing,
  }
  return { drawing, files, ...loss, faults }
}

const rounded = ({ width, height }: { width: number; height: number }) => ({
  width: Math.round(width),
  height: Math.round(height),
})

/** The widths of a view that a picture has, and its own width where it has less than the largest. */
function widthsFor(width: number, { widths }: View): number[] {
  const fitting = widths.filter((each) => each <= width)
  const isShort = widths.length > 0 && width < widths.at(-1)! && fitting.at(-1) !== width
  return isShort ? [...fitting, width] : fitting
}

function overBudget(bytes: number, { budget }: View): string[] {
  if (budget === undefined || bytes <= budget) return []
  const kilobytes = Math.ceil(bytes / 1024)
  return [
    `weighs ${kilobytes} kB on a phone at the lowest quality, must not be over ${budget / 1024} kB; name a calmer picture as "phone"`,
  ]
}

async function computeLayers(
  cut: Cut,
  { slot, isPhone, ground, picture }: Place,
): Promise<{ drawing: Pick<Drawing, 'scrim' | 'veil'>; faults: string[] }> {
  if (slot.under === 'page') {
    const cover = readColor(ground.surface)
    const texts = ground.texts.map((color) => luminance(readColor(color)))
    const veil = leastAlpha(await pixelsOf(cut, ground, 'everywhere'), cover, texts)
    return { drawing: { veil }, faults: [] }
  }
  if (slot.under !== 'words') return { drawing: {}, faults: [] }
  const side = isPhone || picture.words === 'below' ? 'lower' : picture.words
  const pixels = await pixelsOf(cut, ground, side)
  return chooseScrim(pixels, picture.scrim)
}

function chooseScrim(
  pixels: Uint8Array,
  wanted: BrandPicture['scrim'],
): { drawing: { scrim: Scrim }; faults: string[] } {
  const forced = typeof wanted === 'object' ? wanted : undefined
  const tone = forced?.tone ?? (wanted === 'light' || wanted === 'dark' ? wanted : undefined)
  const { ink, alpha } = computeScrim(pixels, tone)
  if (wanted === 'none') {
    const message = `has "scrim": "none", but ${ink} words need one of ${Math.round(alpha * 100)} %; choose "auto"`
    return { drawing: { scrim: { ink, alpha: 0 } }, faults: alpha > 0 ? [message] : [] }
  }
  return {
    drawing: { scrim: { ink, alpha: Math.max(alpha, (forced?.strength ?? 0) / 100) } },
    faults: [],
  }
}

/**
 * Reads the pixels of a picture that lie behind words. Behind a whole page, thin lines count as they
 * are, and are not averaged with what is between them.
 */
async function pixelsOf(
  cut: Cut,
  { surface }: Ground,
  words?: 'left' | 'right' | 'lower' | 'everywhere',
): Promise<Uint8Array> {
  const grid = words === 'everywhere' ? PAGE_GRID : GRID
  const { width, height } = grid
  // Decoded at its full size first, since decoders average pixels when they draw a smaller picture.
  const picture = words === 'everywhere' ? sharp(await openCut(cut).png().toBuffer()) : openCut(cut)
  const whole = await picture
    .resize({ ...grid, fit: 'fill', kernel: words === 'everywhere' ? 'nearest' : 'lanczos3' })
    .flatten({ background: surface })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer()
  const rows = Array.from({ length: height }, (_, y) => {
    const row = whole.subarray(y * width * 3, (y + 1) * width * 3)
    const half = Math.round(width * WORDS_SHARE) * 3
    if (words === 'left') return row.subarray(0, half)
    return words === 'right' ? row.subarray(-half) : row
  })
  return Buffer.concat(words === 'lower' ? rows.slice(-Math.round(height * WORDS_SHARE)) : rows)
}

function readColor(color: string): Rgb {
  const value = Number.parseInt(color.slice(1, 7), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

/** Joins the views of a picture into what the page reads. */
export function toRuntimePicture(
  { focus, alt, words }: BrandPicture,
  views: Record<'file', Drawing> & Partial<Record<'dark' | 'phone' | 'phoneDark', Drawing>>,
): RuntimePicture {
  return {
    ...views,
    ...(focus && { focus }),
    ...(Object.keys(alt).length > 0 && { alt }),
    ...(words !== 'left' && { words }),
  }
}
