import { converter } from 'culori'
import BANNERS from './banner-themes.json' with { type: 'json' }
import { Brush, place } from './brush.ts'
import { tone, MATERIALS } from './colour.ts'
import { mix } from './hand.ts'
import type { Palette } from './hand.ts'
import { random } from '../random.ts'
import type { BannerTheme } from '../world.ts'
import { ground } from './landscape.ts'
import { particles } from './particles.ts'
import { PAINTERS } from './scene.ts'
import type { Particle } from './particles.ts'
import { circuit, stadium, water } from './setting.ts'
import { drawSubject, mayFlip } from './subjects/library.ts'
import type { SubjectName } from './subjects/library.ts'

type Theme = {
  /** Figures in the picture: the hero first, then those to the left, to the right and in front. */
  cast: [hero: SubjectName, left: SubjectName, right: SubjectName, front: SubjectName]
  scene: keyof typeof SCENES
  particle: Particle
  /** OKLCH hue of the background if the brand gives none. */
  hue: number
}

const SCENES = { ...PAINTERS, water, stadium, circuit }
const THEMES = BANNERS as unknown as Record<BannerTheme, Theme>

/** The site's colours, as CSS colours that the banner blends into. */
export type BannerPalette = { primary?: string; accent?: string; surface: string }

export type BannerOf = {
  seed: number | string
  theme: BannerTheme
  palette?: BannerPalette
  /** 4:3 for phones instead of 16:7; has no effect on the other formats. */
  narrow?: boolean
  format?: 'wide' | 'popup' | 'menu' | 'card'
}

type Layout = {
  width: number
  height: number
  x: number
  y: number
  scale: number
  shade: 'start' | 'foot'
}

/**
 * Formats: 16:7 wide, 4:3 narrow, 3:1 popup, 5:2 menu, 16:9 card; `x`, `y`, `scale` place the hero.
 */
const LAYOUTS: Record<'wide' | 'narrow' | 'popup' | 'menu' | 'card', Layout> = {
  wide: { width: 1600, height: 700, x: 1120, y: 330, scale: 2.75, shade: 'start' },
  narrow: { width: 960, height: 720, x: 560, y: 280, scale: 2.3, shade: 'foot' },
  popup: { width: 960, height: 320, x: 708, y: 152, scale: 1.3, shade: 'start' },
  card: { width: 960, height: 540, x: 668, y: 252, scale: 1.95, shade: 'start' },
  menu: { width: 600, height: 240, x: 430, y: 116, scale: 1.02, shade: 'start' },
}

const toOklch = converter('oklch')

function paletteFor(theme: Theme, given: BannerPalette | undefined, key: string): Palette {
  const chance = random(key)
  const read = (colour: string | undefined) => (colour === undefined ? undefined : toOklch(colour))
  const primary = read(given?.primary)
  const accent = read(given?.accent)
  const hue = primary?.h ?? theme.hue
  const strength = primary && primary.c < 0.04 ? 0.03 : 0.2
  const palette = mix(hue, [0.6, strength], [0.17, strength / 2.6], MATERIALS.gold, 160, chance)
  const edge = given?.surface && (read(given.surface)?.l ?? 1) < 0.4 ? given.surface : palette.edge
  const second =
    accent?.h === undefined ? palette.second : tone(0.64, Math.max(0.12, accent.c), accent.h)
  return { ...palette, edge, second }
}

/**
 * Draws a banner without words, as SVG. In the wide formats the left third stays dark and empty for
 * the site's title; in the narrow format, the lower part.
 */
export function drawBanner({
  seed,
  theme: name,
  palette: given,
  narrow = false,
  format = 'wide',
}: BannerOf): string {
  const theme = THEMES[name]
  const layout = LAYOUTS[format === 'wide' && narrow ? 'narrow' : format]
  const key = `banner:${seed}:${name}`
  const chance = random(key)
  const palette = paletteFor(theme, given, key)
  const b = new Brush(palette.light)
  const [hero, left, right, front] = theme.cast
  const at = (who: SubjectName, dx: number, dy: number, size: number, turn: number, flip = false) =>
    place(
      drawSubject(who, b, palette, chance),
      layout.x + dx * layout.scale,
      layout.y + dy * layout.scale,
      layout.scale * size,
      turn,
      flip && mayFlip(who),
    )
  const { x, y, scale } = layout
  return b.document(
    layout.width,
    layout.height,
    ground(b, palette, layout, layout) +
      SCENES[theme.scene](b, palette, chance, layout, layout) +
      b.glow(x, y, 190 * scale, 150 * scale, palette.glow, 0.5) +
      shades(b, palette, layout) +
      at(left, -104, 26, 0.74, -10) +
      at(right, 108, 20, 0.74, 10, true) +
      b.glow(x, y + 84 * scale, 150 * scale, 30 * scale, '#000', 0.5) +
      at(hero, 0, 0, 1.06, 0) +
      at(front, 78, 78, 0.44, 12) +
      aside(particles(b, palette, chance, layout, theme.particle, 30), layout),
  )
}

/**
 * Clips the flying particles at the left side of the banner, which stays empty for the site's title
 * if the layout's `shade` is `start`.
 */
function aside(content: string, { width, height, shade }: Layout): string {
  return shade === 'start'
    ? `<svg x="${width * 0.36}" width="${width * 0.64}" height="${height}" viewBox="${width * 0.36} 0 ${width * 0.64} ${height}">${content}</svg>`
    : content
}

function shades(b: Brush, p: Palette, { width, height, shade }: Layout): string {
  const fill = (paint: string) => `<rect width="${width}" height="${height}" fill="${paint}"/>`
  return shade === 'start'
    ? fill(
        b.linear(
          [
            [0, p.edge, 1],
            [0.26, p.edge, 0.94],
            [0.46, p.edge, 0.6],
            [0.66, p.edge, 0],
            [1, p.edge, 0.25],
          ],
          0,
          0,
          1,
          0,
        ),
      ) +
        fill(
          b.linear([
            [0, p.edge, 0.25],
            [0.3, p.edge, 0],
            [0.8, p.edge, 0],
            [1, p.edge, 0.7],
          ]),
        )
    : fill(
        b.linear([
          [0, p.edge, 0.2],
          [0.4, p.edge, 0],
          [0.58, p.edge, 0.2],
          [0.78, p.edge, 0.9],
          [1, p.edge, 1],
        ]),
      )
}
