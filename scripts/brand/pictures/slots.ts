import type { Choices } from '#core/brand/choices.ts'
import type { PictureSlot } from '#core/brand/pictures.ts'
import type { Demand } from '../read/picture.ts'

/** What a picture must be for its place on the page, and the files that are made of it. */
export interface View {
  demand: Demand
  /**
   * Shapes, as width divided by height, between which a picture stays whole. Another picture is
   * cropped to the nearer one.
   */
  keeps: { min: number; max: number }
  widths: readonly number[]
  /** Most bytes of each file that a visitor may load. */
  budget?: number
}

export interface Slot {
  wide: View
  /** A view of its own below 768 px; without it the wide one is shown there, too. */
  phone?: View
  /** What lies on the picture: the words of a slide, or the whole page. */
  under?: 'words' | 'page'
}

const KB = 1024
const SVG_BYTES = 256 * KB

/** Most bytes of the picture that a phone loads first. */
export const FIRST_VIEW_BYTES = 60 * KB

const photograph = (minWidth: number, minHeight: number): Demand => ({
  maxBytes: 6 * KB * KB,
  maxSvgBytes: SVG_BYTES,
  minWidth,
  minHeight,
  aspect: { min: 1 / 3, max: 4.2, words: 'between 1:3 and 4:1' },
})

const square = (side: number): Demand => ({
  maxBytes: KB * KB,
  maxSvgBytes: SVG_BYTES,
  minWidth: side,
  minHeight: side,
  aspect: { min: 0.98, max: 1.02, words: 'square' },
})

const WHOLE = { min: 0, max: Infinity }

const spot = (width: number, height: number): Slot => ({
  wide: { demand: photograph(width, height), keeps: WHOLE, widths: [320, 640] },
})

const emblem = (side: number, widths: readonly number[]): Slot => ({
  wide: { demand: square(side), keeps: WHOLE, widths },
})

/** Beside a form: an upright panel at a desk, a strip on a phone. */
const ASIDE: Slot = {
  wide: { demand: photograph(720, 720), keeps: { min: 0.55, max: 0.95 }, widths: [480, 960] },
  phone: { demand: photograph(828, 200), keeps: { min: 2.4, max: 4.2 }, widths: [414, 828] },
}

/** The views of each slot (docs/pictures.md). */
export const SLOTS: Record<PictureSlot | 'hero' | 'tiers' | 'categories', Slot> = {
  hero: {
    wide: {
      demand: photograph(1600, 600),
      keeps: { min: 4 / 3, max: 3.4 },
      widths: [1080, 1600, 2400],
    },
    phone: {
      demand: photograph(828, 460),
      keeps: { min: 0.75, max: 16 / 9 },
      widths: [480, 828],
      budget: FIRST_VIEW_BYTES,
    },
    under: 'words',
  },
  login: ASIDE,
  register: ASIDE,
  recovery: ASIDE,
  promotion: {
    wide: { demand: photograph(640, 360), keeps: { min: 1.4, max: 2.4 }, widths: [480, 960] },
  },
  background: {
    wide: { demand: photograph(1600, 900), keeps: { min: 1.2, max: 2.4 }, widths: [1600, 2400] },
    phone: { demand: photograph(640, 900), keeps: { min: 0.4, max: 0.75 }, widths: [828] },
    under: 'page',
  },
  empty: spot(480, 360),
  notFound: spot(640, 480),
  maintenance: spot(640, 480),
  blocked: spot(640, 480),
  avatar: emblem(192, [96, 192]),
  tiers: emblem(256, [128, 256]),
  categories: emblem(192, [96, 192]),
  social: {
    wide: {
      demand: photograph(1200, 630),
      keeps: { min: 1200 / 630, max: 1200 / 630 },
      widths: [],
    },
  },
  favicon: emblem(64, []),
  maskable: emblem(512, []),
}

/** Shapes of a slide at a desk that are the same for each height. */
const each = (shape: number) => ({ low: shape, medium: shape, tall: shape })

/**
 * Shapes of a slide's picture, as width divided by height, for each hero: on a phone 390 px wide,
 * and in a window of 1440 × 900 px for each height. They are measured, since they come from
 * `hero.css` and `themes/choices` together; docs/pictures.md shows the same table.
 */
const HERO_SHAPES: Record<
  Choices['hero'],
  { phone: number; desk: Record<Choices['heroHeight'], number> }
> = {
  bleed: { phone: 4 / 3, desk: { low: 4.9, medium: 3.6, tall: 2.7 } },
  framed: { phone: 16 / 9, desk: each(16 / 9) },
  spotlight: { phone: 16 / 10, desk: { low: 3.1, medium: 2.2, tall: 1.7 } },
  split: { phone: 16 / 9, desk: { low: 2.4, medium: 1.8, tall: 1.4 } },
  words: { phone: 2.8, desk: { low: 2.2, medium: 1.5, tall: 1.1 } },
  mosaic: { phone: 16 / 9, desk: { low: 2.9, medium: 2.2, tall: 1.6 } },
  none: { phone: 4 / 3, desk: each(3.2) },
}

/** What a brand chose for the top of its home page. */
type HeroChoices = Pick<Choices, 'hero' | 'heroHeight'>

/** The shape in which the page shows the picture of a slide. */
export const shapeOf = ({ hero, heroHeight }: HeroChoices, isPhone: boolean): number =>
  isPhone ? HERO_SHAPES[hero].phone : HERO_SHAPES[hero].desk[heroHeight]

/** Returns a slot; which shapes of a slide stay whole depends on the hero that a brand chose. */
export function slotOf(name: keyof typeof SLOTS, choices: HeroChoices): Slot {
  const slot = SLOTS[name]
  if (name !== 'hero' || !slot.phone) return slot
  return {
    ...slot,
    wide: widen(slot.wide, shapeOf(choices, false)),
    phone: widen(slot.phone, shapeOf(choices, true)),
  }
}

/** Lets a view keep pictures of one more shape whole. */
const widen = (view: View, shape: number): View => ({
  ...view,
  keeps: { min: Math.min(view.keeps.min, shape), max: Math.max(view.keeps.max, shape) },
})
