import { converter } from 'culori'
import type { Brand } from '#core/brand/schema.ts'
import { SEED_NAMES, type SeedName, seedOf } from '#core/brand/theme.ts'
import type { LookName } from '#core/brand/looks.ts'
import type { BannerForm } from '../addresses.ts'
import { random } from '../random.ts'
import type { BannerTheme } from '../world.ts'
import BANNERS from './banner-themes.json' with { type: 'json' }
import { Brush, place } from './brush.ts'
import { MATERIALS, oklch } from './colour.ts'
import { mix } from './hand.ts'
import { encode } from './raster.ts'
import { drawSubject, mayFlip, type SubjectName } from './subjects/library.ts'
import { type Inks, paintIn, type Technique } from './techniques.ts'

type Theme = {
  /** The figure in the middle; each look has its own, so that no two brands show the same one. */
  heroes: Record<LookName, SubjectName>
  /** Further figures: to the left of the hero, to its right, and in front of it. */
  others: [left: SubjectName, right: SubjectName, front: SubjectName]
  /** OKLCH hue of the picture where the brand's own colours do not matter. */
  hue: number
}

const THEMES = BANNERS as unknown as Record<BannerTheme, Theme>

/** The technique in which the demo campaigns of a brand are drawn: each look has its own. */
const TECHNIQUES: Record<LookName, Technique> = {
  classic: 'light',
  salon: 'engraving',
  arcade: 'neon',
  market: 'flat',
  gazette: 'print',
  breeze: 'paper',
}

export type BannerOf = {
  seed: number | string
  theme: BannerTheme
  look: LookName
  inks: Inks
  form: BannerForm
}

type Layout = {
  width: number
  height: number
  x: number
  y: number
  scale: number
}

/**
 * Forms: 16:7 wide, 4:3 narrow, 3:1 popup, 5:2 menu, 16:9 card; `x`, `y`, `scale` place the hero.
 * The start of a wide picture, and the foot of a narrow one, stay empty for the site's words.
 */
const LAYOUTS: Record<BannerForm, Layout> = {
  wide: { width: 1600, height: 700, x: 1120, y: 330, scale: 2.75 },
  narrow: { width: 960, height: 720, x: 560, y: 280, scale: 2.3 },
  popup: { width: 960, height: 320, x: 708, y: 152, scale: 1.3 },
  card: { width: 960, height: 540, x: 668, y: 252, scale: 1.95 },
  menu: { width: 600, height: 240, x: 430, y: 116, scale: 1.02 },
}

const toOklch = converter('oklch')

/**
 * Mixes the inks of a brand's campaigns. Cards are side by side, so their second colour is that of
 * their content and not the brand's.
 */
export function mixInks(
  brand: Pick<Brand['theme'], 'defaultMode' | 'look' | SeedName>,
  theme: BannerTheme,
  form: BannerForm,
): { look: LookName; inks: Inks } {
  const technique = TECHNIQUES[brand.look]
  const [primary, accent, neutral] = SEED_NAMES.map((name) =>
    seedOf(brand, name, technique === 'engraving' || technique === 'neon' ? 'dark' : 'light'),
  ) as [string, string, string]
  const [own, base] = [toOklch(primary)!, toOklch(neutral)!]
  const hue = own.h ?? 0
  const second = form === 'card' ? oklch(0.72, 0.15, THEMES[theme].hue) : accent
  const soft = Math.min(own.c, 0.05)
  const inks: Record<Technique, Omit<Inks, 'primary' | 'accent'>> = {
    light: { ground: oklch(0.92, soft * 0.5, hue), dark: oklch(0.3, 0.03, hue), light: '#fff8ea' },
    engraving: {
      ground: oklch(0.19, Math.min(base.c, 0.06), base.h ?? 0),
      dark: '#0d0508',
      light: oklch(0.96, 0.06, hue),
    },
    neon: {
      ground: oklch(0.14, Math.max(0.03, Math.min(base.c, 0.06)), base.h ?? 280),
      dark: '#05040f',
      light: '#ffffff',
    },
    flat: {
      ground: oklch(0.97, soft * 1.2, hue),
      dark: oklch(0.3, 0.08, hue),
      light: oklch(0.98, 0.04, hue + 20),
    },
    print: { ground: oklch(0.965, 0.012, base.h ?? 85), dark: '#141414', light: '#ffffff' },
    paper: {
      ground: oklch(0.965, soft * 0.3, hue),
      dark: oklch(0.42, 0.05, hue),
      light: oklch(0.99, 0.008, hue),
    },
  }
  return { look: brand.look, inks: { primary, accent: second, ...inks[technique] } }
}

/** Paints a banner without words as WebP, `width` px wide. */
export async function paintBanner(of: BannerOf, width: number): Promise<Buffer> {
  const layout = LAYOUTS[of.form]
  const enlarged = width / layout.width
  const pixels = await paintIn(TECHNIQUES[of.look], drawFigures(of, layout), {
    width: Math.round(width),
    height: Math.round(layout.height * enlarged),
    inks: of.inks,
    x: layout.x * enlarged,
    y: layout.y * enlarged,
    reach: 120 * layout.scale * enlarged,
  })
  return encode(pixels)
}

/** Draws the figures of a banner on a clear ground, as SVG. */
function drawFigures({ seed, theme: name, look, inks }: BannerOf, layout: Layout): string {
  const theme = THEMES[name]
  const key = `banner:${seed}:${name}`
  const chance = random(key)
  const hue = toOklch(inks.primary)?.h ?? theme.hue
  const palette = mix(hue, [0.6, 0.2], [0.17, 0.08], MATERIALS.gold, 160, chance)
  const b = new Brush(palette.light)
  const hero = theme.heroes[look]
  const [left, right, front] = theme.others
  const { x, y, scale, width, height } = layout
  const at = (who: SubjectName, dx: number, dy: number, size: number, turn: number, flip = false) =>
    place(
      drawSubject(who, b, palette, chance),
      x + dx * scale,
      y + dy * scale,
      scale * size,
      turn,
      flip && mayFlip(who),
    )
  return b.document(
    width,
    height,
    at(left, -104, 26, 0.74, -10) +
      at(right, 108, 20, 0.74, 10, true) +
      at(hero, 0, 0, 1.06, 0) +
      at(front, 78, 78, 0.44, 12),
  )
}
