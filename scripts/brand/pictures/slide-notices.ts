import type { BrandPicture } from '#core/brand/pictures.ts'
import { type Drawing, INKS } from '#core/brand/runtimePictures.ts'
import type { Brand, Mode } from '#core/brand/schema.ts'
import { keepFinding } from '../kept.ts'
import type { Picture } from '../read/picture.ts'
import type { ComputedTheme } from '../theme.ts'
import { cropFor } from './crop.ts'
import type { Shade } from './draw.ts'
import { type Box, readColor, readPixels } from './pixels.ts'
import { contrast, luminance, luminancesUnder } from './scrim.ts'
import { shapeOf } from './slots.ts'

/** Heroes whose words stand beside the pictures, where these need no shade. */
const BESIDE: readonly string[] = ['split', 'words'] satisfies Brand['theme']['hero'][]

/** Buttons that are filled with the primary; the others have a ground or a line of their own. */
const FILLED: readonly string[] = [
  'solid',
  'gradient',
  'bevel',
] satisfies Brand['theme']['button'][]

/** Contrast by WCAG 2.2 (1.4.11) that the shape of a button needs. */
const SHAPE_CONTRAST = 3

/** A view of a slide as visitors see it. */
export interface ShownSlide {
  source: Picture
  picture: BrandPicture
  drawing: Drawing
  shade?: Shade | undefined
  isPhone: boolean
  /** The modes in which visitors see this view. */
  modes: readonly Mode[]
  /** Number of the slide, from 0. */
  index: number
  hasButton: boolean
}

/**
 * Says what becomes of a slide's picture below its words: how strong a shade it gets and why, and
 * whether its button takes the colour of the words, since the primary hardly shows there.
 */
export async function tellSlide(
  theme: Brand['theme'],
  colors: ComputedTheme['modes'],
  slide: ShownSlide,
): Promise<{ messages: string[]; button?: 'ink' }> {
  if (BESIDE.includes(theme.hero)) return { messages: [] }
  const { shade, modes } = slide
  const found: { mode: Mode; ratio: string }[] = []
  for (const mode of modes) {
    const ratio = await contrastOfButton(theme, colors[mode]!, slide)
    // Rounded down, so that a miss never reads as if it were enough.
    if (ratio < SHAPE_CONTRAST)
      found.push({ mode, ratio: (Math.floor(ratio * 10) / 10).toFixed(1) })
  }
  const buttons = [...Map.groupBy(found, ({ ratio }) => ratio)].map(([ratio, alike]) => {
    const lost = alike.map(({ mode }) => mode)
    return `gives the button of its slide the colour of the words: ${placeOf(theme, lost, slide)}, the primary has at most ${ratio}:1 on most of what lies there, and a button's shape needs ${SHAPE_CONTRAST}:1; draw that place lighter or darker to have it in the primary`
  })
  const shades = shade ? [tellShade(shade, placeOf(theme, modes, slide), slide)] : []
  return { messages: [...shades, ...buttons], ...(buttons.length > 0 && { button: 'ink' }) }
}

/** Says where a view is seen, such as "in dark mode below 768 px". */
function placeOf(
  { modes: offered }: Brand['theme'],
  modes: readonly Mode[],
  { isPhone }: ShownSlide,
): string {
  const width = isPhone ? 'below 768 px' : 'from 768 px on'
  if (offered.length === 1) return width
  return `${modes.length > 1 ? 'in both modes' : `in ${modes[0]} mode`} ${width}`
}

function tellShade({ ink, alpha, from, to }: Shade, place: string, slide: ShownSlide): string {
  const [shade, cause] = ink === 'light' ? ['dark', 'bright'] : ['light', 'dark']
  const isBelow = slide.isPhone || slide.picture.words === 'below'
  const half = isBelow ? 'lower half' : `${slide.picture.words} half`
  const part = `${Math.floor(from * 100)}–${Math.ceil(to * 100)} % of its width`
  return `needs a ${shade} shade of ${Math.round(alpha * 100)} % behind its words ${place}, since it is too ${cause} at ${part}; keep its ${half}, where the words stand, plain`
}

/**
 * Contrast that the fill of a slide's button, or its edge, has with the middling pixel below it;
 * without such a button it is endless.
 */
async function contrastOfButton(
  theme: Brand['theme'],
  colors: Record<string, string>,
  { source, picture, drawing, isPhone, index, hasButton }: ShownSlide,
): Promise<number> {
  // The small pictures of a mosaic have no room for a button on a phone.
  const isSmall = theme.hero === 'mosaic' && index > 0
  if (!hasButton || !FILLED.includes(theme.button) || (isSmall && isPhone)) return Infinity
  const shape = shapeOf(theme, isPhone)
  const part = cropFor(source, { keeps: { min: shape, max: shape } }, picture.focus)
  const box = boxOfButton(picture, isPhone)
  const edge = colors['primary-edge']!
  // A bevelled button has no such edge, and a transparent one cannot be seen.
  const hasEdge = theme.button !== 'bevel' && !/^#.{6}00$/.test(edge)
  const marks = [colors['primary']!, ...(hasEdge ? [edge] : [])]
  const { scrim } = drawing
  return keepFinding(
    ['button', source.digest, part, colors['surface'], box, marks, scrim],
    async () => {
      const { bytes } = await readPixels({ source, ...(part && { part }) }, colors['surface']!, box)
      const inks = marks.map((color) => luminance(readColor(color)))
      const grounds = luminancesUnder(bytes, INKS[scrim!.ink].scrim, scrim!.alpha)
      const ratios = grounds.map((ground) => Math.max(...inks.map((ink) => contrast(ink, ground))))
      return ratios.toSorted()[Math.floor(ratios.length / 2)]!
    },
  )
}

/**
 * Where the button of a slide stands, in shares of what the page shows of the picture. It moves
 * with the lengths of title and text, which differ by language, and with the size of the window.
 * This is about the middle of where it stood when all heroes were measured at 390 and 1440 px; in
 * the smallest pictures it is up to twice as wide.
 */
function boxOfButton({ words }: BrandPicture, isPhone: boolean): Box {
  if (isPhone) return { left: 0.05, right: 0.43, top: 0.72, bottom: 0.91 }
  if (words === 'below') return { left: 0.05, right: 0.2, top: 0.84, bottom: 0.94 }
  const [left, right] = words === 'right' ? [0.65, 0.8] : [0.05, 0.2]
  return { left, right, top: 0.58, bottom: 0.7 }
}
