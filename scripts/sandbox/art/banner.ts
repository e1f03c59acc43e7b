import { converter } from 'culori'
import { Brush, place } from './brush.ts'
import { tone, MATERIALS } from './colour.ts'
import { mix } from './hand.ts'
import type { Palette, Scene } from './hand.ts'
import { random } from './random.ts'
import { PAINTERS, ground, particles } from './scene.ts'
import type { Particle } from './scene.ts'
import { SUBJECTS } from './subjects/library.ts'
import type { SubjectName } from './subjects/library.ts'

type Theme = {
  /** The hero first, then who stands beside and before it. */
  cast: [SubjectName, ...SubjectName[]]
  scene: Scene
  particle: Particle
  /** OKLCH hue of the ground when the brand gives none. */
  hue: number
}

export const BANNER_THEMES = {
  welcome: { cast: ['chest', 'ingot', 'gem', 'coin'], scene: 'rays', particle: 'coins', hue: 285 },
  tournament: {
    cast: ['trophy', 'crown', 'chips', 'gem'],
    scene: 'stage',
    particle: 'confetti',
    hue: 262,
  },
  cashback: { cast: ['ingot', 'coin', 'coin', 'gem'], scene: 'bokeh', particle: 'coins', hue: 155 },
  live: {
    cast: ['dealer', 'roulette', 'cards', 'chips'],
    scene: 'hall',
    particle: 'sparks',
    hue: 18,
  },
  lottery: {
    cast: ['drum', 'lottoBalls', 'tickets', 'coin'],
    scene: 'clouds',
    particle: 'confetti',
    hue: 235,
  },
  vip: { cast: ['crown', 'gem', 'ingot', 'coin'], scene: 'hall', particle: 'gems', hue: 300 },
  slots: {
    cast: ['sevens', 'dragon', 'bell', 'chest'],
    scene: 'nebula',
    particle: 'coins',
    hue: 330,
  },
  fishing: {
    cast: ['shark', 'reefFish', 'octopus', 'crab'],
    scene: 'bokeh',
    particle: 'bubbles',
    hue: 225,
  },
  sports: {
    cast: ['football', 'trophy', 'basketball', 'tennis'],
    scene: 'stage',
    particle: 'confetti',
    hue: 150,
  },
  esports: {
    cast: ['gamepad', 'swordShield', 'crosshair', 'gem'],
    scene: 'grid',
    particle: 'sparks',
    hue: 275,
  },
  festival: {
    cast: ['lantern', 'dragon', 'ingot', 'lantern'],
    scene: 'moon',
    particle: 'petals',
    hue: 22,
  },
  referral: {
    cast: ['chest', 'phoenix', 'coin', 'ingot'],
    scene: 'peaks',
    particle: 'petals',
    hue: 48,
  },
} satisfies Record<string, Theme>
export type BannerTheme = keyof typeof BANNER_THEMES

/** The site's colours, as CSS colours that the banner blends into. */
export type BannerPalette = { primary: string; accent: string; surface: string }

export type BannerOf = {
  seed: number | string
  theme: BannerTheme
  palette?: BannerPalette
  /** 4:3 for phones instead of 16:7; has no effect on the other formats. */
  narrow?: boolean
  format?: 'wide' | 'popup' | 'menu'
}

type Layout = {
  width: number
  height: number
  x: number
  y: number
  scale: number
  shade: 'start' | 'foot'
}

/** 16:7 wide, 4:3 narrow, 3:2 popup, 5:2 menu; `x`, `y`, `scale` say where the hero stands. */
const LAYOUTS: Record<'wide' | 'narrow' | 'popup' | 'menu', Layout> = {
  wide: { width: 1600, height: 700, x: 1120, y: 330, scale: 2.75, shade: 'start' },
  narrow: { width: 960, height: 720, x: 560, y: 280, scale: 2.3, shade: 'foot' },
  popup: { width: 960, height: 640, x: 480, y: 300, scale: 2.4, shade: 'foot' },
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
  const palette = mix(hue, [0.55, strength], [0.17, strength / 2.4], MATERIALS.gold, 160, chance)
  const edge = given?.surface && (read(given.surface)?.l ?? 1) < 0.4 ? given.surface : palette.edge
  const second =
    accent?.h === undefined ? palette.second : tone(0.64, Math.max(0.12, accent.c), accent.h)
  return { ...palette, edge, second }
}

/**
 * A banner without words, as SVG. Wide and menu leave the start (left) third dark and calm for the
 * site's title; narrow and popup leave the foot so.
 */
export function drawBanner({
  seed,
  theme: name,
  palette: given,
  narrow = false,
  format = 'wide',
}: BannerOf): string {
  const theme: Theme = BANNER_THEMES[name]
  const layout = LAYOUTS[format === 'wide' && narrow ? 'narrow' : format]
  const key = `banner:${seed}:${name}`
  const chance = random(key)
  const palette = paletteFor(theme, given, key)
  const b = new Brush(palette.light)
  const focus = { x: layout.x, y: layout.y }
  const [hero, left, right, front] = theme.cast
  const at = (
    subject: SubjectName | undefined,
    dx: number,
    dy: number,
    size: number,
    turn: number,
    flip = false,
  ) =>
    subject
      ? place(
          SUBJECTS[subject][0](b, palette, chance),
          layout.x + dx * layout.scale,
          layout.y + dy * layout.scale,
          layout.scale * size,
          turn,
          flip,
        )
      : ''
  return b.document(
    layout.width,
    layout.height,
    ground(b, palette, layout, focus) +
      PAINTERS[theme.scene](b, palette, chance, layout, focus) +
      at(left, -112, 22, 0.72, -10) +
      at(right, 112, 18, 0.72, 10, true) +
      b.glow(
        layout.x,
        layout.y + 84 * layout.scale,
        150 * layout.scale,
        30 * layout.scale,
        '#000',
        0.5,
      ) +
      at(hero, 0, 0, 1.06, 0) +
      at(front, 78, 82, 0.4, 12) +
      particles(b, palette, chance, layout, theme.particle, 26) +
      shades(b, palette, layout),
  )
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
