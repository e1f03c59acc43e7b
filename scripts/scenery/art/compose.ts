import type { GameType } from '#parts/games/schema.ts'
import { place } from './brush.ts'
import type { Brush } from './brush.ts'
import { MATERIALS } from './colour.ts'
import { circle, closeLine } from './curve.ts'
import type { Palette } from './hand.ts'
import type { Random } from '../random.ts'
import { felt } from './setting.ts'
import { CASTS, GUESTS, calledBy, drawSubject, mayFlip } from './subjects/library.ts'
import type { SubjectName } from './subjects/library.ts'
import { stack } from './subjects/kit.ts'

type Stage = { b: Brush; p: Palette; chance: Random; x: number; y: number }
type Cast = { hero: SubjectName; others: SubjectName[] }

/** Chooses a cover's figures: by the game's name first, then by its category, then at random. */
function castOf(type: GameType, title: string, chance: Random): Cast {
  const own = CASTS[type]
  const called = calledBy(title)
  const named =
    type === 'RNG'
      ? called
      : called.filter((name) => own.includes(name) || GUESTS[type]?.includes(name))
  const guests = GUESTS[type] ?? []
  const hero = named[0] ?? chance.pick(guests.length > 0 && chance.chance(0.35) ? guests : own)
  const rest = [...named.slice(1), ...own].filter((name) => name !== hero)
  const first = named[1] ?? (rest.length > 0 ? chance.pick(rest) : hero)
  const second = rest.length > 0 ? chance.pick(rest) : hero
  return { hero, others: [first, second] }
}

/** Draws the figures of one cover around its focus, from back to front. */
export function compose(type: GameType, title: string, stage: Stage): string {
  const cast = castOf(type, title, stage.chance)
  switch (type) {
    case 'LIVE':
    case 'BG':
      return atTable(cast, stage)
    case 'COCKFIGHT':
      return stage.chance.chance(0.6) ? duel(cast.hero, stage) : alone(cast.hero, stage, 1.5)
    case 'FISH':
      return reef(cast, stage)
    case 'PVP':
      return dealt(cast, stage)
    case 'BINGO':
      return alone(cast.hero, stage, 1.42)
    case 'RNG':
      return stage.chance.pick([alone, large, company, flanked, medallion, hoard])(
        cast.hero,
        stage,
        1.46,
        cast,
      )
    case 'SPORTS':
      return stage.chance.pick([strike, strike, company, flanked])(cast.hero, stage, 1.34, cast)
    default:
      return stage.chance.pick([alone, large, company, flanked])(cast.hero, stage, 1.42, cast)
  }
}

type Shot = (hero: SubjectName, stage: Stage, scale: number, cast?: Cast) => string

function at(
  name: SubjectName,
  { b, p, chance, x, y }: Stage,
  dx: number,
  dy: number,
  scale: number,
  turn = 0,
  flip = false,
) {
  return place(drawSubject(name, b, p, chance), x + dx, y + dy, scale, turn, flip && mayFlip(name))
}

const shadow = ({ b, x, y }: Stage, dy = 132, width = 130) =>
  b.glow(x, y + dy, width, 30, '#000', 0.55)

const alone: Shot = (hero, stage, scale) =>
  shadow(stage) +
  at(hero, stage, 0, 0, scale, stage.chance.between(-5, 5), stage.chance.chance(0.5))

const large: Shot = (hero, stage, scale) =>
  at(
    hero,
    stage,
    stage.chance.between(-14, 14),
    14,
    scale * 1.22,
    stage.chance.between(-9, 9),
    stage.chance.chance(0.5),
  )

/** A figure that flies in from a corner with a trail of fire behind it. */
const strike: Shot = (hero, stage, scale) => {
  const { b, chance, x, y, p } = stage
  const side = chance.pick([-1, 1])
  const trail = Array.from({ length: 9 }, (_, index) => {
    const spread = (index - 4) * 13
    const tone = [MATERIALS.orange, MATERIALS.gold, p.main][index % 3] ?? p.main
    return place(
      b.flat(
        closeLine(`-26,0! -12,-150 0,${-230 - (index % 3) * 36}! 12,-150 26,0!`),
        b.linear([
          [0, tone.light, 0],
          [0.45, tone.base, 0.75],
          [1, tone.light, 1],
        ]),
      ),
      x,
      y + 12,
      1,
      side * 42 + spread,
    )
  })
  return (
    b.glow(x, y + 12, 170, 170, MATERIALS.gold.light, 0.8) +
    trail.join('') +
    at(hero, stage, -side * 8, 20, scale, side * -14, side < 0)
  )
}

const company: Shot = (hero, stage, scale, cast) => {
  const side = stage.chance.pick([-1, 1])
  const [first = hero, second = hero] = cast?.others ?? []
  return (
    at(first, stage, side * 92, -64, scale * 0.62, side * 12, side > 0) +
    at(second, stage, -side * 98, -38, scale * 0.5, -side * 14, side < 0) +
    shadow(stage) +
    at(hero, stage, -side * 10, 24, scale * 0.98, 0, side < 0)
  )
}

const flanked: Shot = (hero, stage, scale, cast) => {
  const [first = hero] = cast?.others ?? []
  return (
    at(first, stage, -106, 34, scale * 0.56, -14) +
    at(first, stage, 106, 34, scale * 0.56, 14, true) +
    shadow(stage) +
    at(hero, stage, 0, -6, scale * 1.02)
  )
}

const medallion: Shot = (hero, stage, scale) => {
  const { b, p, x, y } = stage
  const disc = circle(x, y, 132)
  return (
    b.glow(x, y, 190, 190, p.glow, 0.7) +
    b.solid(circle(x, y, 150), p.metal, { line: 4, edge: 5, fall: 'metal' }) +
    b.solid(disc, p.second, { line: 3, edge: 8, fall: 'round' }) +
    b.inside(disc, b.glow(x, y - 20, 120, 120, '#fff', 0.45)) +
    Array.from({ length: 20 }, (_, index) => {
      const angle = (index * Math.PI) / 10
      return b.solid(circle(x + Math.cos(angle) * 141, y + Math.sin(angle) * 141, 4.5), p.accent, {
        line: 1.4,
        edge: 1,
        fall: 'round',
      })
    }).join('') +
    at(hero, stage, 0, -8, scale * 0.98, 0, stage.chance.chance(0.5))
  )
}

const hoard: Shot = (hero, stage, scale) => {
  const { b, p, chance, x, y } = stage
  const coin = () =>
    b.solid(closeLine('0,-15 14,-9 16,5 6,15 -9,14 -16,2 -12,-11'), p.metal, {
      line: 2.4,
      edge: 3,
      fall: 'metal',
    })
  const heap = Array.from({ length: 34 }, () => ({
    dx: chance.between(-190, 190),
    dy: chance.between(0, 1),
  }))
    .map(({ dx, dy }) => ({ dx, dy: 96 + dy * 70 + (Math.abs(dx) / 190) * -34 }))
    .toSorted((one, other) => one.dy - other.dy)
  return (
    at(hero, stage, 0, -8, scale * 1.04, 0, chance.chance(0.5)) +
    heap
      .map(({ dx, dy }) =>
        place(coin(), x + dx, y + dy, chance.between(0.9, 1.5), chance.between(0, 360)),
      )
      .join('')
  )
}

function atTable({ hero, others }: Cast, stage: Stage): string {
  const { b, p, chance, x, y } = stage
  const [first = hero] = others
  const table = felt(b, p, chance, { width: 360, height: 480 }, { x, y: 0 })
  const chips = [-128, 128, -86]
    .map((dx, index) =>
      place(
        stack(b, [p.main, p.second, p.accent][index] ?? p.main, chance.whole(3, 7)),
        x + dx,
        y + 158 + index * 8,
        0.8,
      ),
    )
    .join('')
  if (hero === 'dealer') {
    const prop = first === 'dealer' ? 'cards' : first
    const side = chance.pick([-1, 1])
    return (
      at(hero, stage, -side * 26, 6, 1.6, 0, side > 0) +
      table +
      chips +
      at(prop, stage, side * 88, 98, 0.72, side * 6)
    )
  }
  return (
    (first === 'dealer' ? at('dealer', stage, 0, -22, 1.5) : '') +
    table +
    chips +
    b.glow(x, y + 120, 140, 34, '#000', 0.5) +
    at(hero, stage, 0, first === 'dealer' ? 84 : 6, first === 'dealer' ? 0.84 : 1.4)
  )
}

function duel(hero: SubjectName, stage: Stage): string {
  const { b, p, x, y } = stage
  return (
    b.glow(x, y + 10, 90, 150, p.glow, 0.95) +
    place(
      drawSubject(hero, b, { ...p, main: p.main, second: p.metal }, stage.chance),
      x + 114,
      y + 34,
      1,
      -6,
    ) +
    place(
      drawSubject(hero, b, { ...p, main: p.second, second: p.accent }, stage.chance),
      x - 114,
      y + 34,
      1,
      6,
      true,
    ) +
    b.glint(x, y - 60, 44)
  )
}

function reef({ hero, others }: Cast, stage: Stage): string {
  const { b, p, chance, x, y } = stage
  const school = Array.from({ length: 6 }, () =>
    place(
      drawSubject('reefFish', b, p, chance),
      x + chance.between(-160, 160),
      y + chance.between(-150, 120),
      chance.between(0.14, 0.3),
      chance.between(-12, 12),
      chance.chance(0.5),
    ),
  ).join('')
  const [first = hero] = others
  const hasGun = chance.chance(0.5)
  return (
    school +
    at(
      first,
      stage,
      chance.pick([-98, 98]),
      -82,
      0.58,
      chance.between(-10, 10),
      chance.chance(0.5),
    ) +
    at(hero, stage, 0, hasGun ? -12 : 8, 1.4, chance.between(-6, 6), chance.chance(0.5)) +
    (hasGun
      ? place(drawSubject('cannon', b, p, chance), x + chance.pick([-112, 112]), y + 116, 0.66)
      : '')
  )
}

function dealt({ hero, others }: Cast, stage: Stage): string {
  const { b, p, chance, x, y } = stage
  const isTable = hero === 'cards' || hero === 'chips' || hero === 'dice'
  const [first = hero] = others
  if (isTable)
    return (
      shadow(stage) +
      at(first, stage, chance.pick([-90, 90]), -70, 0.6, 8) +
      at(hero, stage, 0, 14, 1.42)
    )
  return (
    at('cards', stage, 0, -52, 1.34) +
    at(hero, stage, 0, 22, 1.12) +
    [-112, 112]
      .map((dx) =>
        place(
          stack(b, chance.pick([p.main, p.second, p.accent]), chance.whole(4, 9)),
          x + dx,
          y + 132,
          0.95,
        ),
      )
      .join('')
  )
}
