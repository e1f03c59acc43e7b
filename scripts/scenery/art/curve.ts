type Point = { x: number; y: number; corner: boolean }

const round = (value: number) => Math.round(value * 10) / 10
const show = (point: { x: number; y: number }) => `${round(point.x)} ${round(point.y)}`

/** Reads points written as `x,y` with spaces between; a `!` after a point makes it a corner. */
function parse(text: string): Point[] {
  return text
    .trim()
    .split(/\s+/)
    .map((word) => {
      const corner = word.endsWith('!')
      const [x, y] = (corner ? word.slice(0, -1) : word).split(',').map(Number)
      if (x === undefined || y === undefined || Number.isNaN(x + y)) {
        throw new SyntaxError(`"${word}" is not a point`)
      }
      return { x, y, corner }
    })
}

/** Draws a Catmull-Rom curve through the points, as cubic Béziers; corners have no tangent. */
function spline(points: Point[], isClosed: boolean): string {
  const count = points.length
  const at = (index: number): Point => {
    const wrapped = isClosed ? (index + count) % count : Math.max(0, Math.min(count - 1, index))
    return points[wrapped] as Point
  }
  const tangent = (index: number) => {
    if (at(index).corner) return { x: 0, y: 0 }
    return {
      x: (at(index + 1).x - at(index - 1).x) / 6,
      y: (at(index + 1).y - at(index - 1).y) / 6,
    }
  }
  let path = `M${show(at(0))}`
  for (let index = 0; index < (isClosed ? count : count - 1); index += 1) {
    const [from, to] = [at(index), at(index + 1)]
    const [leave, arrive] = [tangent(index), tangent(index + 1)]
    path +=
      from.corner && to.corner
        ? `L${show(to)}`
        : `C${show({ x: from.x + leave.x, y: from.y + leave.y })} ${show({ x: to.x - arrive.x, y: to.y - arrive.y })} ${show(to)}`
  }
  return isClosed ? `${path}Z` : path
}

/** Draws a closed shape through the points. */
export const closeLine = (points: string) => spline(parse(points), true)

/** Draws a smooth line through the points, open at its ends. */
export const open = (points: string) => spline(parse(points), false)

/** Draws a closed shape from its right half, top to bottom, mirrored at x = 0. */
export function mirrorHalf(half: string): string {
  const right = parse(half)
  const left = right
    .filter((point) => Math.abs(point.x) > 0.01)
    .toReversed()
    .map((point) => ({ ...point, x: -point.x }))
  return spline([...right, ...left], true)
}

export const circle = (x: number, y: number, r: number) => ellipse(x, y, r, r)

export const ellipse = (x: number, y: number, rx: number, ry: number) =>
  `M${round(x - rx)} ${round(y)}a${round(rx)} ${round(ry)} 0 1 0 ${round(rx * 2)} 0a${round(rx)} ${round(ry)} 0 1 0 ${round(-rx * 2)} 0Z`

export const box = (x: number, y: number, width: number, height: number, r = 0) =>
  r === 0
    ? `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}Z`
    : `M${round(x + r)} ${round(y)}h${round(width - 2 * r)}a${r} ${r} 0 0 1 ${r} ${r}v${round(height - 2 * r)}a${r} ${r} 0 0 1 ${-r} ${r}h${round(2 * r - width)}a${r} ${r} 0 0 1 ${-r} ${-r}v${round(2 * r - height)}a${r} ${r} 0 0 1 ${r} ${-r}Z`

/** A closed shape with straight edges between the points. */
export const polygon = (points: string) => `M${parse(points).map(show).join('L')}Z`

/** Draws a regular star; `inner` = `outer` × cos(π/n) makes a plain polygon. */
export function star(
  x: number,
  y: number,
  outer: number,
  inner: number,
  tips: number,
  turn = -90,
): string {
  return polygon(
    Array.from({ length: tips * 2 }, (_, index) => {
      const angle = ((turn + (index * 180) / tips) * Math.PI) / 180
      const r = index % 2 === 0 ? outer : inner
      return `${x + Math.cos(angle) * r},${y + Math.sin(angle) * r}`
    }).join(' '),
  )
}

/** Lists points on a circle, the first at the top, clockwise; angles in degrees. */
export function ring(
  count: number,
  r: number,
  turn = 0,
): Array<{ x: number; y: number; angle: number }> {
  return Array.from({ length: count }, (_, index) => {
    const angle = turn + (index * 360) / count
    const radians = ((angle - 90) * Math.PI) / 180
    return { x: round(Math.cos(radians) * r), y: round(Math.sin(radians) * r), angle: round(angle) }
  })
}
