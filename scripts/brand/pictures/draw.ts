import type { BrandPicture } from '#core/brand/pictures.ts'
import type { Drawing, RuntimePicture, Scrim } from '#core/brand/runtimePictures.ts'
import { compressSmall } from '../compress.ts'
import { keepFinding } from '../kept.ts'
import type { Picture } from '../read/picture.ts'
import { cropFor, tellLoss } from './crop.ts'
import { type Cut, type Format, FORMATS, makeFile, nameOf } from './files.ts'
import { type Box, type Pixels, readColor, readPagePixels, readPixels } from './pixels.ts'
import { computeScrim, findCause, leastAlpha, luminance } from './scrim.ts'
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
  /** The shade that its words need, if any. */
  shade?: Shade
  faults: string[]
}

/** A shade that words need, with the part of the file, in shares of its width, that is to blame. */
export interface Shade extends Scrim {
  from: number
  to: number
}

/** Colours of a mode on which a picture stands. */
export interface Ground {
  surface: string
  /** Colours of texts that stand on the page itself. */
  texts: readonly string[]
}

/** Halves of a picture on which the words of a slide stand. */
const HALVES: Readonly<Record<'left' | 'right' | 'lower', Box>> = {
  left: { left: 0, right: 0.5, top: 0, bottom: 1 },
  right: { left: 0.5, right: 1, top: 0, bottom: 1 },
  lower: { left: 0, right: 1, top: 0.5, bottom: 1 },
}

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
  // An SVG is never cut: the page crops it, and the computation looks at the part that is left.
  const cut: Cut = { source, ...(part && { part }) }
  const { width, height } = part ?? source
  const layers = await keepFinding(
    ['layers', source.digest, part, options.slot.under, options.isPhone, options.ground, picture],
    () => computeLayers(cut, options),
  )
  const told = {
    loss: part && tellLoss(source, part),
    ...(layers.shade && { shade: layers.shade }),
  }
  if (source.type === 'svg') {
    const name = `${nameOf({ source })}.svg`
    const drawing = { at: name, ...rounded(source), ...layers.drawing }
    const faults = [...layers.faults, ...overBudget(packedSize(source, view), view)]
    return { drawing, files: [{ name, make: async () => source.bytes }], ...told, faults }
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
  return { drawing, files, ...told, faults }
}

/** Bytes that visitors load of an SVG; compressed only where its own size is over the budget. */
const packedSize = ({ bytes }: Picture, { budget = Infinity }: View) =>
  (bytes.length > budget ? compressSmall(bytes, 9).brotli?.length : undefined) ?? bytes.length

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

interface Layers {
  drawing: Pick<Drawing, 'scrim' | 'veil'>
  faults: string[]
  shade?: Shade
}

async function computeLayers(
  cut: Cut,
  { slot, isPhone, ground: { surface, texts }, picture }: Place,
): Promise<Layers> {
  if (slot.under === 'page') {
    const inks = texts.map((color) => luminance(readColor(color)))
    const veil = leastAlpha(await readPagePixels(cut, surface), readColor(surface), inks)
    return { drawing: { veil }, faults: [] }
  }
  if (slot.under !== 'words') return { drawing: {}, faults: [] }
  const side = isPhone || picture.words === 'below' ? 'lower' : picture.words
  const half = HALVES[side]
  const { part = { left: 0, width: cut.source.width } } = cut
  const toSource = (share: number) => {
    const x = half.left + share * (half.right - half.left)
    return (part.left + x * part.width) / cut.source.width
  }
  return chooseScrim(await readPixels(cut, surface, half), picture.scrim, toSource)
}

function chooseScrim(
  pixels: Pixels,
  wanted: BrandPicture['scrim'],
  toSource: (share: number) => number,
): Layers {
  const forced = typeof wanted === 'object' ? wanted : undefined
  const tone = forced?.tone ?? (wanted === 'light' || wanted === 'dark' ? wanted : undefined)
  const { ink, alpha } = computeScrim(pixels.bytes, tone)
  if (wanted === 'none') {
    const message = `has "scrim": "none", but ${ink} words need one of ${Math.round(alpha * 100)} %; choose "auto"`
    return { drawing: { scrim: { ink, alpha: 0 } }, faults: alpha > 0 ? [message] : [] }
  }
  const strength = (forced?.strength ?? 0) / 100
  const drawing = { scrim: { ink, alpha: Math.max(alpha, strength) } }
  // A shade that is only as strong as the brand asks for surprises nobody.
  if (alpha <= strength) return { drawing, faults: [] }
  const [from, to] = findCause(pixels, ink)
  return { drawing, faults: [], shade: { ink, alpha, from: toSource(from), to: toSource(to) } }
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
