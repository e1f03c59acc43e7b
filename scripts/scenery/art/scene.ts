import type { Brush, Size } from './brush.ts'
import { box, circle, closeLine, polygon } from './curve.ts'
import type { Palette, Scene } from './hand.ts'
import { cloud, hills, stars } from './landscape.ts'
import type { Random } from '../random.ts'

type Painter = (
  brush: Brush,
  palette: Palette,
  chance: Random,
  size: Size,
  focus: { x: number; y: number },
) => string

const rays: Painter = (b, p, chance, size, { x, y }) => {
  const count = chance.pick([14, 18, 24])
  const reach = Math.hypot(size.width, size.height)
  const half = Math.PI / count / chance.pick([2, 2.4, 1.8])
  const turn = chance.between(0, 30)
  // All beams are one path: a group with its own opacity would need another canvas in the renderer.
  const beams = Array.from({ length: count }, (_, index) => {
    const middle = ((turn + (index * 360) / count) * Math.PI) / 180
    const tip = (angle: number) => `${x + Math.sin(angle) * reach},${y - Math.cos(angle) * reach}`
    return polygon(`${x},${y} ${tip(middle - half)} ${tip(middle + half)}`)
  }).join('')
  return (
    b.flat(beams, p.ray, 0.5) + b.glow(x, y, size.height * 0.42, size.height * 0.42, p.glow, 0.85)
  )
}

const moon: Painter = (b, p, chance, size, { x, y }) => {
  const r = size.height * chance.between(0.25, 0.31)
  const disc = circle(x, y - 12, r)
  return (
    stars(b, p, chance, size, 46) +
    b.glow(x, y - 12, r * 1.9, r * 1.9, p.glow, 0.7) +
    b.flat(
      disc,
      b.linear([
        [0, '#fffdf0'],
        [0.5, p.glow],
        [1, p.lit],
      ]),
    ) +
    b.inside(
      disc,
      Array.from({ length: 7 }, () =>
        b.flat(
          circle(
            x + chance.between(-r, r),
            y - 12 + chance.between(-r, r),
            r * chance.between(0.06, 0.2),
          ),
          p.lit,
          0.4,
        ),
      ).join(''),
    ) +
    hills(b, p, chance, size, 0.72, 2)
  )
}

const hall: Painter = (b, p, _chance, size, { x, y }) => {
  const bays = [0.5, 0.36, 0.23].map((share, index) => {
    const w = size.width * share
    const top = size.height * (0.02 + index * 0.055)
    const arch = `M${x - w} ${size.height}V${top + w * 0.6}C${x - w} ${top} ${x + w} ${top} ${x + w} ${top + w * 0.6}V${size.height}Z`
    return (
      b.flat(
        arch,
        b.linear([
          [0, [p.edge, p.mid, p.lit][index] ?? p.mid],
          [1, p.edge],
        ]),
        0.85,
      ) +
      b.stroke(arch, p.metal.base, 5 - index, 0.55) +
      b.stroke(arch, p.metal.light, 1.4, 0.7)
    )
  })
  const column = (cx: number, w: number) =>
    b.flat(
      box(cx - w / 2, 0, w, size.height),
      b.linear(
        [
          [0, p.ground.dark],
          [0.35, p.ground.light],
          [0.6, p.ground.base],
          [1, p.ground.deep],
        ],
        0,
        0,
        1,
        0,
      ),
      0.9,
    )
  return (
    bays.join('') +
    b.glow(x, y, size.width * 0.55, size.height * 0.4, p.glow, 0.8) +
    column(10, 30) +
    column(size.width - 10, 30)
  )
}

const bokeh: Painter = (b, p, chance, size, { x, y }) =>
  b.glow(x, y, size.width * 0.7, size.height * 0.42, p.glow, 0.65) +
  Array.from({ length: 30 }, () => {
    const r = chance.between(8, 40)
    return b.flat(
      circle(chance.between(0, size.width), chance.between(0, size.height), r),
      chance.pick([p.glow, p.accent.light, p.light.rim]),
      chance.between(0.06, 0.24),
    )
  }).join('')

const waves: Painter = (b, p, chance, size, { x, y }) => {
  const r = chance.pick([44, 52])
  const rows: string[] = []
  for (let row = 0; row * r * 0.5 < size.height * 0.62 + r; row += 1) {
    for (let column = -1; column * r * 2 < size.width + r * 2; column += 1) {
      const cx = column * r * 2 + (row % 2 ? r : 0)
      const cy = size.height * 0.45 + row * r * 0.5
      rows.push(
        b.flat(circle(cx, cy, r), p.ground.base) +
          b.stroke(
            circle(cx, cy, r - 2) + circle(cx, cy, r * 0.66) + circle(cx, cy, r * 0.34),
            p.ground.light,
            2.4,
            0.6,
          ),
      )
    }
  }
  return (
    rays(b, p, chance, size, { x, y }) +
    rows.join('') +
    b.flat(
      box(0, size.height * 0.4, size.width, size.height * 0.6),
      b.linear([
        [0, p.lit, 0.35],
        [0.5, p.mid, 0.2],
        [1, p.edge, 0.9],
      ]),
    )
  )
}

const peaks: Painter = (b, p, chance, size, focus) =>
  b.glow(focus.x, focus.y, size.width * 0.8, size.height * 0.45, p.glow, 0.9) +
  Array.from({ length: 5 }, () =>
    cloud(
      b,
      p.glow,
      chance.between(0, size.width),
      chance.between(30, size.height * 0.4),
      chance.between(0.7, 1.5),
      0.28,
    ),
  ).join('') +
  hills(b, p, chance, size, 0.5, 4)

const nebula: Painter = (b, p, chance, size, { x, y }) =>
  b.flat(box(0, 0, size.width, size.height), p.edge, 0.55) +
  Array.from({ length: 9 }, () =>
    b.glow(
      x + chance.between(-170, 170),
      y + chance.between(-190, 190),
      chance.between(60, 190),
      chance.between(50, 140),
      chance.pick([p.lit, p.light.rim, p.main.base, p.glow]),
      0.5,
    ),
  ).join('') +
  stars(b, p, chance, size, 80) +
  b.glow(x, y, 130, 150, p.glow, 0.75)

const stage: Painter = (b, p, chance, size, { x, y }) => {
  const beam = (from: number, to: number, colour: string) =>
    b.flat(
      polygon(
        `${from - 8},-10 ${from + 8},-10 ${to + 78},${size.height} ${to - 78},${size.height}`,
      ),
      b.linear([
        [0, colour, 0.75],
        [0.75, colour, 0.05],
        [1, colour, 0],
      ]),
    )
  const spread = chance.between(0.1, 0.3)
  return (
    b.flat(box(0, 0, size.width, size.height), p.edge, 0.35) +
    b.glow(x, y, size.width * 0.6, size.height * 0.36, p.lit, 0.9) +
    beam(size.width * spread, x + 50, p.glow) +
    beam(size.width * (1 - spread), x - 50, p.glow) +
    beam(x, x, p.light.rim) +
    b.flat(
      closeLine(
        `${-60},${size.height + 30} ${-20},${size.height * 0.76} ${x},${size.height * 0.7} ${size.width + 20},${size.height * 0.76} ${size.width + 60},${size.height + 30}`,
      ),
      b.linear([
        [0, p.lit],
        [0.3, p.mid],
        [1, p.edge],
      ]),
    ) +
    b.glow(x, size.height * 0.76, size.width * 0.4, 40, p.glow, 0.8)
  )
}

const grid: Painter = (b, p, chance, size, { x, y }) => {
  const line = size.height * 0.62
  const across = Array.from(
    { length: 9 },
    (_, index) =>
      `M0 ${Math.round(line + (size.height - line) * (index / 9) ** 1.8)}H${size.width}`,
  ).join('')
  const away = Array.from(
    { length: 17 },
    (_, index) => `M${x} ${line - 40}L${x + (index - 8) * 90} ${size.height}`,
  ).join('')
  return (
    stars(b, p, chance, size, 40) +
    b.glow(x, y, size.width * 0.62, size.height * 0.4, p.light.rim, 0.55) +
    b.flat(
      circle(x, y + 10, size.width * 0.36),
      b.linear([
        [0, p.glow],
        [0.5, p.lit],
        [1, p.main.base],
      ]),
    ) +
    [0.1, 0.2, 0.29, 0.36]
      .map((share, index) =>
        b.flat(
          box(
            x - size.width * 0.4,
            y + 10 + size.width * (share - 0.04),
            size.width * 0.8,
            3 + index * 2.4,
          ),
          p.edge,
          0.9,
        ),
      )
      .join('') +
    b.flat(
      box(0, line, size.width, size.height - line),
      b.linear([
        [0, p.mid],
        [1, p.edge],
      ]),
    ) +
    b.inside(
      box(0, line, size.width, size.height - line),
      b.stroke(across + away, p.light.rim, 1.8, 0.75),
    ) +
    b.glow(x, line, size.width * 0.7, 26, p.light.rim, 0.8)
  )
}

const clouds: Painter = (b, p, chance, size, focus) =>
  rays(b, p, chance, size, focus) +
  Array.from({ length: 9 }, (_, index) => {
    const side = index % 2 ? size.width - chance.between(-20, 90) : chance.between(-20, 90)
    return cloud(
      b,
      index % 3 ? p.glow : '#fff',
      side,
      40 + index * (size.height / 10),
      chance.between(0.9, 1.7),
      0.55,
    )
  }).join('')

export const PAINTERS: Record<Scene, Painter> = {
  rays,
  moon,
  hall,
  bokeh,
  waves,
  peaks,
  nebula,
  stage,
  grid,
  clouds,
}
