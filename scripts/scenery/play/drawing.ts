import type { GameType } from '#parts/games/schema.ts'
import { Brush, place } from '../art/brush.ts'
import { MATERIALS, oklch, tone } from '../art/colour.ts'
import { box, mirrorHalf, star } from '../art/curve.ts'
import { handOf, paletteOf, type Palette } from '../art/hand.ts'
import { ground } from '../art/landscape.ts'
import { letter } from '../art/lettering.ts'
import { particles } from '../art/particles.ts'
import { random } from '../random.ts'
import { settingOf } from '../art/setting.ts'
import { CASTS, calledBy, drawSubject, type SubjectName } from '../art/subjects/library.ts'

/** The design of a game, on which its pictures depend. The same game gives the same bytes. */
export type Look = {
  key: string
  name: string
  type: GameType
  vendor: { code: string; name: string }
}
export const PLAY_PICTURES = [
  'wide',
  'tall',
  'logo',
  'host',
  ...Array.from({ length: 9 }, (_, index) => `symbol-${index}` as const),
] as const
export type PlayPicture = (typeof PLAY_PICTURES)[number]
export type PlayDrawingOf = Look & { picture: PlayPicture }

const SEA = [214, 228, 244, 262]
/** Hues of the rooms with tables: green felt and red velvet. */
const ROOM = [18, 350, 276, 162]
const HALL: GameType[] = ['LIVE', 'BG', 'PVP']

function paletteFor({ key, type, vendor }: Look): Palette {
  const hues = type === 'FISH' ? SEA : HALL.includes(type) ? ROOM : undefined
  return paletteOf(handOf(vendor.code), random(`play:${key}`), hues)
}

/**
 * Returns the colours of the game's page, so that frame and buttons match the picture behind them.
 */
export function coloursOf(look: Look): Record<string, string> {
  const p = paletteFor(look)
  return {
    edge: p.edge,
    deep: oklch(0.17, 0.05, p.hue - 26),
    mid: p.mid,
    lit: p.lit,
    glow: p.glow,
    main: p.main.base,
    'main-light': p.main.light,
    'main-dark': p.main.dark,
    'metal-light': p.metal.light,
    metal: p.metal.base,
    'metal-dark': p.metal.dark,
    'metal-deep': p.metal.deep,
  }
}

/** Draws one of a demo game's pictures as SVG. */
export function drawPlay(of: PlayDrawingOf): string {
  const { picture } = of
  const palette = paletteFor(of)
  if (picture === 'wide') return drawStage(of, palette, 800, 500)
  if (picture === 'tall') return drawStage(of, palette, 400, 720)
  if (picture === 'logo') return drawLogo(of, palette)
  if (picture === 'host') return drawHost(of, palette)
  return drawSymbol(of, palette, Number(picture.slice('symbol-'.length)))
}

function drawStage(look: Look, p: Palette, width: number, height: number): string {
  const chance = random(`stage:${look.key}`)
  const hand = handOf(look.vendor.code)
  const b = new Brush(p.light, hand.weight)
  const size = { width, height }
  const focus = { x: width / 2, y: height * 0.36 }
  const setting = settingOf(look.type, hand, chance)
  const veil = b.radial(
    [
      [0, '#000', 0],
      [0.55, '#000', 0.12],
      [1, '#000', 0.66],
    ],
    0.5,
    0.4,
    0.75,
  )
  const floor = b.linear([
    [0, '#000', 0],
    [0.55, '#000', 0],
    [1, '#000', 0.72],
  ])
  return b.document(
    width,
    height,
    ground(b, p, size, focus) +
      setting.paint(b, p, chance, size, focus) +
      particles(b, p, chance, size, chance.pick(setting.particles), 22) +
      `<rect width="${width}" height="${height}" fill="${veil}"/>` +
      `<rect width="${width}" height="${height}" fill="${floor}"/>`,
  )
}

function drawLogo({ name, vendor }: Look, p: Palette): string {
  const hand = handOf(vendor.code)
  const b = new Brush(p.light, hand.weight)
  const finish = hand.finish === 'neon' ? 'gold' : hand.finish
  const style = { face: hand.face, bend: 'flat' as const, finish, fill: p.accent, edge: p.main }
  return b.document(
    520,
    132,
    letter(b, name, style, { x: 260, y: 64, width: 480, height: name.length > 12 ? 116 : 92 }),
  )
}

/** Draws the croupier at the table or beside the lottery drum. */
function drawHost(look: Look, p: Palette): string {
  const chance = random(`host:${look.key}`)
  const b = new Brush(p.light, handOf(look.vendor.code).weight)
  // The wild symbol of the reels comes first.
  const [leader] = castOf(look)
  const name: SubjectName = HALL.includes(look.type) ? 'dealer' : (leader ?? 'coin')
  return b.document(
    240,
    240,
    b.glow(120, 120, 118, 118, p.glow, 0.5) +
      place(drawSubject(name, b, p, chance), 120, 124, 1.04),
  )
}

const LETTERS = ['A', 'K', 'Q', 'J']
const BINGO = ['B', 'N', 'G', 'O']
const LETTER_TONES = [MATERIALS.red, MATERIALS.violet, MATERIALS.blue, MATERIALS.green]
/** Hues of the painted symbols, relative to the picture's own, so that they differ clearly. */
const TURNS = [0, 70, 150, 215, 290]
const PICTURES = 5

/**
 * Lists the figures on the reels: first the wild symbol, then the other symbols in the order of
 * their payouts.
 */
export function castOf(look: Look): SubjectName[] {
  const chance = random(`cast:${look.key}`)
  const luck: SubjectName[] = ['coin', 'gem', 'crown', 'chest', 'ingot', 'lantern', 'lotus', 'bell']
  const more: Partial<Record<GameType, SubjectName[]>> = {
    FISH: ['koi', 'chest', 'ship'],
    BINGO: ['lottoBalls', 'drum', 'tickets', 'trophy', 'clover'],
  }
  const own = look.type === 'RNG' ? luck : [...CASTS[look.type], ...(more[look.type] ?? luck)]
  const called = calledBy(look.name).filter(
    (name) => look.type === 'RNG' || CASTS[look.type].includes(name),
  )
  const hero = called[0] ?? chance.pick(CASTS[look.type])
  const rest = own
    .map((name) => ({ name, order: chance.next() }))
    .toSorted((one, other) => one.order - other.order)
    .map(({ name }) => name)
  return [...new Set([hero, ...called, ...rest])].slice(0, PICTURES)
}

function drawSymbol(look: Look, p: Palette, index: number): string {
  const chance = random(`symbol:${look.key}:${index}`)
  const b = new Brush(p.light, 0.7)
  if (index >= PICTURES) {
    const at = index - PICTURES
    const text = (look.type === 'BINGO' ? BINGO : LETTERS)[at] as string
    const fill = LETTER_TONES[at] as (typeof LETTER_TONES)[number]
    const style = { face: 'serif' as const, bend: 'flat' as const, finish: 'candy' as const }
    return b.document(
      200,
      200,
      b.glow(100, 104, 84, 84, fill.base, 0.35) +
        letter(
          b,
          text,
          { ...style, fill, edge: fill },
          { x: 100, y: 100, width: 150, height: 150 },
        ),
    )
  }
  const name = castOf(look)[index] as SubjectName
  const hue = p.hue + (TURNS[index] as number)
  const kit = { ...p, main: tone(0.62, 0.2, hue + 160), second: tone(0.62, 0.2, hue + 220) }
  const plate = tone(0.42, 0.15, hue)
  const subject = place(drawSubject(name, b, kit, chance), 100, index === 0 ? 92 : 100, 0.78)
  return b.document(
    200,
    200,
    b.solid(box(8, 8, 184, 184, 26), p.metal, { line: 2, edge: 4, fall: 'metal' }) +
      b.flat(
        box(16, 16, 168, 168, 20),
        b.radial(
          [
            [0, plate.light],
            [0.55, plate.base],
            [1, plate.dark],
          ],
          0.5,
          0.42,
          0.7,
        ),
      ) +
      (index === 0 ? b.flat(star(100, 96, 92, 46, 14), p.glow, 0.32) : '') +
      b.glow(100, 96, 74, 74, p.glow, 0.55) +
      b.inside(box(12, 12, 176, 176, 22), subject) +
      (index === 0 ? wildRibbon(b, p) : ''),
  )
}

function wildRibbon(b: Brush, p: Palette): string {
  const style = { face: 'block' as const, bend: 'flat' as const, finish: 'gold' as const }
  return (
    place(
      b.solid(mirrorHalf('0,-20 92,-16! 84,2! 92,22! 0,18'), MATERIALS.red, {
        line: 3,
        edge: 3,
        fall: 'down',
      }),
      100,
      166,
    ) +
    letter(
      b,
      'WILD',
      { ...style, fill: p.accent, edge: MATERIALS.red },
      { x: 100, y: 164, width: 140, height: 44 },
    )
  )
}
