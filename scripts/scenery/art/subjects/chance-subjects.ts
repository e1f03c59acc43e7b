import { place, type Brush } from '../brush.ts'
import type { Tone } from '../colour.ts'
import { box, circle, ellipse, star } from '../curve.ts'
import { draw } from '../draw.ts'
import { outline, pathData } from '../../outlines.ts'
import type { Random } from '../../random.ts'
import { M, type Kit, type Subject } from './kit.ts'

type ToneOf = { tone: Tone }

/** The subjects that random numbers vary; all others look exactly as `drawings/` has them. */
export const CHANCE_SUBJECTS: Partial<Record<string, Subject>> = {
  dealer(b, kit, random) {
    const hair = random.pick([
      M.ink,
      M.wood,
      { ...M.wood, base: '#3b1d12', light: '#8a4b2a' },
      { ...M.bronze, base: '#a1532a' },
    ])
    const style = random.pick(['hairDown', 'hairUp', 'hairShort'])
    const lips = { ...M.red, base: random.pick(['#d3244e', '#c2185b', '#e0453f']) }
    const tones = { ...kit, hair, lips }
    return draw('dealer', b, tones, {
      hair: () => draw(style, b, tones),
      fringe: () => draw(style === 'hairShort' ? 'fringeFull' : 'fringeParted', b, tones),
    })
  },

  koi: (b, kit, random) =>
    draw('koi', b, { ...kit, patches: random.chance(0.5) ? kit.main : M.red }),

  cards(b, kit, random) {
    const hand = random.chance(0.5) ? 'handOfClub' : 'handOfDiamond'
    return draw('cards', b, kit, { hand: () => draw(hand, b, kit) })
  },

  crystalBall: (b, kit, random) =>
    draw('crystalBall', b, kit, {
      mist: () =>
        repeat(5, (index) =>
          b.glow(
            random.between(-40, 40),
            random.between(-50, 30),
            46,
            34,
            index % 2 ? kit.second.light : kit.accent.light,
            0.55,
          ),
        ),
    }),

  chest(b, kit, random) {
    const { metal, second, accent } = kit
    const coins = Array.from({ length: 26 }, (_, index) => {
      const x = random.between(-66, 66)
      const y = -6 - (1 - (x / 70) ** 2) * random.between(4, 40)
      return { x, y, tone: index % 6 === 0 ? second : index % 7 === 0 ? accent : metal }
    }).toSorted((one, other) => one.y - other.y)
    const hoard = () =>
      coins
        .map(({ x, y, tone }) => {
          const coin = b.solid(ellipse(0, 0, 14, 9), tone, { line: 2.4, edge: 1.6, fall: 'round' })
          return place(coin, x, y, 1, x / 3)
        })
        .join('')
    return draw('chest', b, kit, { hoard })
  },

  dice: (b, kit, random) => draw('dice', b, kit, { faces: () => drawFaces(b, random) }),

  lottoBalls(b, { main, second, accent, metal }, random) {
    const balls: Array<[x: number, y: number, scale: number, tone: Tone]> = [
      [-62, 40, 0.92, main],
      [62, 44, 0.92, second],
      [-34, -44, 0.8, accent],
      [46, -40, 0.86, metal],
      [4, -84, 0.6, M.red],
      [0, 22, 1.25, M.blue],
    ]
    return balls
      .map(([x, y, scale, tone]) =>
        place(ball(b, tone, random.whole(1, 49)), x, y, scale, random.between(-16, 16)),
      )
      .join('')
  },

  drum(b, kit, random) {
    const { main, second, accent } = kit
    const tones = [main, second, accent, M.red, M.blue, M.green, M.orange]
    const balls = repeat(22, (index) => {
      const angle = index * 2.4
      const r = Math.sqrt(index / 22) * 56
      return place(
        ball(b, tones[index % tones.length] ?? main, random.whole(1, 49), 16),
        Math.cos(angle) * r,
        Math.sin(angle) * r - 10,
        1,
        random.between(-30, 30),
      )
    })
    return draw('drum', b, kit, {
      balls: () => balls,
      prize: () => ball(b, M.gold, random.whole(1, 9), 22),
    })
  },

  tickets: (b, kit, random) =>
    draw('tickets', b, kit, {
      number: () => b.flat(digits(String(random.whole(100000, 999999)), 25), '#1c2136'),
    }),

  bingo: (b, kit, random) =>
    draw('bingo', b, kit, {
      cells: () => drawBingoCells(b, kit, random),
      ball: (tones) => ball(b, (tones as ToneOf).tone, random.whole(1, 75)),
    }),
}

const repeat = (count: number, write: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => write(index)).join('')

function digits(text: string, size: number): string {
  const line = outline(text, 'block', size)
  return pathData(line.commands, (x, y) => [x - line.width / 2, y + size * 0.33])
}

/** A ball with a number, as lotteries draw them. */
function ball(b: Brush, tone: Tone, number: number, r = 40): string {
  return (
    b.solid(circle(0, 0, r), tone, { line: 3.5, edge: r * 0.1, fall: 'round' }) +
    b.flat(circle(0, 0, r * 0.58), '#fff') +
    b.flat(digits(String(number), r * 0.78), '#161a2b') +
    b.flat(ellipse(-r * 0.36, -r * 0.55, r * 0.34, r * 0.2), '#fff', 0.75)
  )
}

/** Positions of the spots on a die's face by its number, as shares of half the face's width. */
const SPOTS: Record<number, string> = {
  1: '0 0',
  2: '-0.5 -0.5, 0.5 0.5',
  3: '-0.55 -0.55, 0 0, 0.55 0.55',
  4: '-0.5 -0.5, 0.5 -0.5, -0.5 0.5, 0.5 0.5',
  5: '-0.55 -0.55, 0.55 -0.55, 0 0, -0.55 0.55, 0.55 0.55',
  6: '-0.5 -0.6, -0.5 0, -0.5 0.6, 0.5 -0.6, 0.5 0, 0.5 0.6',
}
/** SVG matrices that place the top, left and right face of a die in the drawing. */
const FACES = ['21 11 21 -11 0 -23', '21 11 0 24 -21 12', '21 -11 0 24 21 12']

function drawFaces(b: Brush, random: Random): string {
  const counts = FACES.map(() => random.whole(1, 6))
  return FACES.map((matrix, index) => {
    const count = counts[index] ?? 1
    const spots = (SPOTS[count] ?? '').split(', ').map((spot) => {
      const [x = 0, y = 0] = spot.split(' ').map(Number)
      const isRed = count === 1 || count === 4
      return b.flat(circle(x, y, count === 1 ? 0.3 : 0.19), isRed ? '#d3182f' : '#15161f')
    })
    return `<g transform="matrix(${matrix})">${spots.join('')}</g>`
  }).join('')
}

function drawBingoCells(b: Brush, { accent, second }: Kit, random: Random): string {
  const cells = repeat(25, (index) => {
    const [column, row] = [index % 5, Math.floor(index / 5)]
    const [x, y] = [-64 + column * 32, -30 + row * 25]
    const isHit = index === 12 || random.chance(0.3)
    return (
      b.flat(box(x - 14, y - 11, 28, 22, 4), isHit ? accent.light : '#fff') +
      (index === 12
        ? b.flat(star(x, y, 11, 5, 5), '#d3182f')
        : place(b.flat(digits(String(column * 15 + random.whole(1, 15)), 17), '#1c2136'), x, y)) +
      (isHit && index !== 12 ? b.flat(circle(x, y, 11), second.base, 0.55) : '')
    )
  })
  const heads = ['B', 'I', 'N', 'G', 'O'].map((head, index) =>
    place(b.flat(digits(head, 36), '#fff'), -64 + index * 32, -64),
  )
  return cells + heads.join('')
}
