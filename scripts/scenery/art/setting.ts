import type { GameType } from '#parts/games/schema.ts'
import { place } from './brush.ts'
import type { Brush, Size } from './brush.ts'
import { MATERIALS as M, oklch } from './colour.ts'
import { box, circle, closeLine, ellipse, open, polygon } from './curve.ts'
import type { Hand, Palette, Scene } from './hand.ts'
import type { Random } from '../random.ts'
import { PAINTERS } from './scene.ts'
import type { Particle } from './particles.ts'

type Focus = { x: number; y: number }
/** Paints the surroundings of the main figure, over the background. */
export type Place = (b: Brush, p: Palette, chance: Random, size: Size, focus: Focus) => string

/** Under water: shafts of light, weed and coral. */
export const water: Place = (b, p, chance, { width, height }, { x, y }) => {
  const shaft = (from: number, lean: number, w: number) =>
    b.flat(
      polygon(
        `${from - w / 3},-10 ${from + w / 3},-10 ${from + lean + w},${height} ${from + lean - w},${height}`,
      ),
      b.linear([
        [0, '#fff', 0.5],
        [0.8, p.ray, 0.04],
        [1, p.ray, 0],
      ]),
    )
  const weed = (at: number, tall: number, colour: string) =>
    b.flat(
      closeLine(
        `${at - 9},${height + 8}! ${at - 16},${height - tall * 0.4} ${at - 2},${height - tall * 0.7} ${at - 8},${height - tall}! ${at + 8},${height - tall * 0.66} ${at},${height - tall * 0.35} ${at + 10},${height + 8}!`,
      ),
      colour,
    )
  return (
    b.glow(x, -20, width * 0.9, height * 0.6, '#ffffff', 0.6) +
    Array.from({ length: 6 }, (_, index) =>
      shaft((index + 0.5) * (width / 6), chance.between(-60, 60), chance.between(16, 44)),
    ).join('') +
    b.glow(x, y, width * 0.5, height * 0.34, p.glow, 0.55) +
    Array.from({ length: 14 }, () => {
      const side = chance.chance(0.5)
        ? chance.between(0, width * 0.25)
        : chance.between(width * 0.75, width)
      return weed(
        side,
        chance.between(60, height * 0.42),
        chance.pick([p.ground.dark, p.ground.deep, M.jade.dark, p.second.dark]),
      )
    }).join('') +
    [0.06, 0.94, 0.2, 0.82]
      .map((share) =>
        place(
          Array.from({ length: 5 }, (_, index) =>
            b.stroke(
              open(`0,40 ${(index - 2) * 9},10 ${(index - 2) * 17},${-20 - (index % 2) * 16}`),
              index % 2 ? p.second.base : p.main.base,
              11,
            ),
          ).join(''),
          width * share,
          height * 0.9,
          chance.between(0.8, 1.4),
        ),
      )
      .join('')
  )
}

/** A stadium at night: floodlights, stands, turf. */
export const stadium: Place = (b, p, chance, { width, height }, { x, y }) => {
  const turf = oklch(0.6, 0.17, chance.pick([142, 150, 136]))
  const dark = oklch(0.42, 0.13, 148)
  const line = height * 0.56
  const bank = (cx: number, flip: boolean) =>
    place(
      b.glow(0, 0, 150, 120, '#fff', 0.8) +
        b.flat(box(-44, -26, 88, 52, 5), '#141826') +
        Array.from({ length: 15 }, (_, index) =>
          b.flat(circle(-32 + (index % 5) * 16, -15 + Math.floor(index / 5) * 15, 6), '#fff'),
        ).join('') +
        b.flat(
          polygon('-40,26 40,26 260,420 60,420'),
          b.linear([
            [0, '#fff', 0.45],
            [1, '#fff', 0],
          ]),
        ),
      cx,
      46,
      1,
      0,
      flip,
    )
  return (
    b.flat(
      box(0, line - 96, width, 100),
      b.linear([
        [0, p.edge, 0],
        [0.4, p.edge, 0.8],
        [1, '#06070d', 0.9],
      ]),
    ) +
    Array.from({ length: 90 }, () =>
      b.flat(
        circle(
          chance.between(0, width),
          chance.between(line - 80, line - 4),
          chance.between(1.4, 3),
        ),
        chance.pick([p.glow, p.light.rim, '#fff', p.main.base]),
        chance.between(0.4, 1),
      ),
    ).join('') +
    Array.from({ length: 12 }, (_, index) =>
      b.flat(
        polygon(
          `${x + (index - 6) * 70},${line} ${x + (index - 5) * 70},${line} ${x + (index - 5) * 190},${height} ${x + (index - 6) * 190},${height}`,
        ),
        index % 2 ? turf : dark,
      ),
    ).join('') +
    b.stroke(`M0 ${line + 20}H${width}`, '#fff', 3, 0.7) +
    b.stroke(ellipse(x, height * 0.72, width * 0.34, height * 0.07), '#fff', 3, 0.55) +
    bank(54, false) +
    bank(width - 54, true) +
    b.glow(x, y, width * 0.5, height * 0.34, p.glow, 0.75)
  )
}

/** A casino table at which the figure stands or on which it lies. */
export const felt: Place = (b, p, chance, { width, height }) => {
  const cloth = chance.pick([M.jade, M.red, M.blue, M.green, p.ground])
  const edge = (dy: number) =>
    `M${-60} ${height + 60}V${height * 0.75 + dy}C${width * 0.2} ${height * 0.64 + dy} ${width * 0.8} ${height * 0.64 + dy} ${width + 60} ${height * 0.75 + dy}V${height + 60}Z`
  return (
    b.flat(edge(-22), '#000', 0.3) +
    b.solid(edge(-14), M.wood, { line: 4, edge: 5, fall: 'down' }) +
    b.stroke(edge(-2), p.metal.base, 3) +
    b.solid(edge(0), cloth, { line: 0, edge: 4, fall: 'down' }) +
    b.stroke(edge(16), '#fff', 2, 0.45)
  )
}

/** An arena for cockfights: the ring, lamps of the stands and raised dust. */
const arena: Place = (b, p, chance, { width, height }, { x, y }) =>
  b.glow(x, y, width * 0.7, height * 0.42, p.glow, 0.9) +
  Array.from({ length: 40 }, () =>
    b.flat(
      circle(
        chance.between(0, width),
        chance.between(height * 0.1, height * 0.5),
        chance.between(6, 13),
      ),
      p.edge,
      0.5,
    ),
  ).join('') +
  Array.from({ length: 7 }, (_, index) =>
    b.glow((index + 0.5) * (width / 7), 30 + (index % 2) * 16, 38, 38, '#fff', 0.85),
  ).join('') +
  b.solid(ellipse(x, height * 0.84, width * 0.62, height * 0.22), M.red, {
    line: 4,
    edge: 5,
    fall: 'down',
  }) +
  b.solid(ellipse(x, height * 0.82, width * 0.58, height * 0.18), M.tan, {
    line: 3,
    edge: 4,
    fall: 'down',
  }) +
  Array.from({ length: 10 }, () =>
    b.glow(
      chance.between(0, width),
      height * chance.between(0.66, 0.78),
      chance.between(30, 70),
      chance.between(18, 34),
      M.tan.light,
      0.5,
    ),
  ).join('')

/** Panels and lines of a machine. */
export const circuit: Place = (b, p, chance, size, focus) => {
  const cells: string[] = []
  for (let row = 0; row * 38 < size.height + 40; row += 1) {
    for (let column = 0; column * 44 < size.width + 44; column += 1) {
      if (!chance.chance(0.52)) continue
      const [cx, cy] = [column * 44 + (row % 2 ? 22 : 0), row * 38]
      cells.push(
        b.stroke(
          polygon(
            `${cx},${cy - 23} ${cx + 20},${cy - 11} ${cx + 20},${cy + 11} ${cx},${cy + 23} ${cx - 20},${cy + 11} ${cx - 20},${cy - 11}`,
          ),
          p.light.rim,
          1.6,
          chance.between(0.12, 0.5),
        ),
      )
    }
  }
  const slash = (dx: number, w: number, colour: string) =>
    b.flat(
      polygon(
        `${focus.x + dx},-10 ${focus.x + dx + w},-10 ${focus.x + dx + w - 190},${size.height + 10} ${focus.x + dx - 190},${size.height + 10}`,
      ),
      colour,
      0.55,
    )
  return (
    slash(30, 90, p.lit) +
    slash(180, 26, p.light.rim) +
    slash(-60, 12, p.ray) +
    cells.join('') +
    b.glow(focus.x, focus.y, size.width * 0.52, size.height * 0.34, p.glow, 0.6)
  )
}

type Setting = { paint: Place; particles: Particle[] }

const scene = (name: Scene): Place => PAINTERS[name]

/**
 * Chooses the surroundings for a game of this category; the vendor's style chooses among several.
 */
export function settingOf(type: GameType, hand: Hand, chance: Random): Setting {
  const own = scene(chance.pick(hand.scenes))
  switch (type) {
    case 'FISH':
      return { paint: water, particles: ['bubbles', 'bubbles', 'coins'] }
    case 'SPORTS':
      return { paint: stadium, particles: ['confetti', 'sparks'] }
    case 'ESPORTS':
      return {
        paint: chance.chance(0.7) ? circuit : scene('grid'),
        particles: ['sparks', 'embers'],
      }
    case 'COCKFIGHT':
      return { paint: arena, particles: ['petals', 'embers', 'confetti'] }
    case 'LIVE':
    case 'BG':
      return {
        paint: scene(chance.pick(['hall', 'stage', 'bokeh'])),
        particles: ['sparks', 'embers'],
      }
    case 'ELOTT':
      return {
        paint: chance.chance(0.5) ? circuit : scene('nebula'),
        particles: ['sparks', 'confetti'],
      }
    case 'LOTT':
      return { paint: scene(chance.pick(['rays', 'clouds'])), particles: ['confetti', 'coins'] }
    case 'BINGO':
      return { paint: own, particles: ['confetti', 'sparks'] }
    case 'PVP':
      return { paint: own, particles: ['coins', 'sparks', 'gems'] }
    default:
      return {
        paint: own,
        particles: ['coins', 'sparks', 'petals', 'gems', 'embers', 'confetti', 'bubbles'],
      }
  }
}
