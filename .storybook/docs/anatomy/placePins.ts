/** A rectangle within the drawing, in pixels from its top left corner. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** A pin beside the drawing, and the point on the edge of its part to which its line leads. */
export interface Pin {
  x: number
  y: number
  endX: number
  endY: number
}

export type Side = keyof Box

const SIDES: readonly Side[] = ['left', 'right', 'top', 'bottom']

/** Distance of pins from the edges of the figure, and of two pins from each other, in pixels. */
const MARGIN = 14
const STEP = 28
/** Length of the line of a part that fills the figure, in pixels. */
const INSET = 48
/** Distance of a line's end from its part, so that its dot covers no letter. */
const GAP = 4

const isUpright = (side: Side) => side === 'left' || side === 'right'

const contains = (outer: Box, inner: Box) =>
  outer !== inner &&
  outer.left <= inner.left &&
  outer.top <= inner.top &&
  outer.right >= inner.right &&
  outer.bottom >= inner.bottom

/** Returns the point of a part's edge at which its line ends: near a corner if it holds others. */
function endOf(part: Box, side: Side, parts: readonly Box[]) {
  const isOuter = parts.some((other) => contains(part, other))
  const along = (start: number, end: number) =>
    isOuter ? start + Math.min(10, (end - start) / 4) : (start + end) / 2
  const end = part[side] + (side === 'left' || side === 'top' ? -GAP : GAP)
  return isUpright(side)
    ? { endX: end, endY: along(part.top, part.bottom) }
    : { endX: along(part.left, part.right), endY: end }
}

/** Returns what the figure has room for of a part that is larger, such as the shade of a popup. */
const clip = <Part extends Box>(part: Part, { right, bottom }: Box): Part => ({
  ...part,
  left: part.left < 0 ? INSET : part.left,
  top: part.top < 0 ? INSET : part.top,
  right: part.right > right ? right - INSET : part.right,
  bottom: part.bottom > bottom ? bottom - INSET : part.bottom,
})

/** Counts the other parts that a straight line from a part to a side of the figure would cross. */
function countCrossed(part: Box, side: Side, parts: readonly Box[]): number {
  const { endX, endY } = endOf(part, side, parts)
  return parts.filter((other) => {
    if (other === part || contains(other, part) || contains(part, other)) return false
    if (isUpright(side)) {
      const isAhead = side === 'left' ? other.left < endX : other.right > endX
      return isAhead && other.top < endY + 4 && other.bottom > endY - 4
    }
    const isAhead = side === 'top' ? other.top < endY : other.bottom > endY
    return isAhead && other.left < endX + 4 && other.right > endX - 4
  }).length
}

/**
 * Places a pin for each part at the edge of the figure, outside of all parts: on the nearest side
 * whose line crosses the fewest other parts. Pins of one side keep a distance from each other.
 */
export function placePins(
  drawn: readonly (Box & { from?: Side | undefined })[],
  width: number,
  height: number,
): Pin[] {
  const room = { left: 0, top: 0, right: width, bottom: height }
  const parts = drawn.map((part) => clip(part, room))
  const sides = parts.map((part) => {
    const cost = (side: Side) =>
      Math.abs(part[side] - room[side]) + countCrossed(part, side, parts) * width
    return part.from ?? SIDES.toSorted((one, other) => cost(one) - cost(other))[0]!
  })
  const pins = parts.map((part, index): Pin => {
    const side = sides[index]!
    const end = endOf(part, side, parts)
    const edge = side === 'left' || side === 'top' ? MARGIN : room[side] - MARGIN
    return isUpright(side) ? { x: edge, y: end.endY, ...end } : { x: end.endX, y: edge, ...end }
  })
  for (const side of SIDES) {
    const axis = isUpright(side) ? 'y' : 'x'
    const row = pins
      .filter((_, index) => sides[index] === side)
      .toSorted((one, other) => one[axis] - other[axis])
    // A pin that has no space moves away from the one before it; its line then slants.
    row.forEach((pin, index) => {
      const before = row[index - 1]
      if (before) pin[axis] = Math.max(pin[axis], before[axis] + STEP)
    })
  }
  return pins
}
