import type { Prize } from './schema.ts'

/**
 * With fewer prizes than this, each prize has two segments, because the wheel would look like a pie
 * chart.
 */
const FEWEST = 6

export interface Segment {
  prize: Prize
  /** Angle in degrees, clockwise from the top. */
  from: number
  to: number
}

/** Segments of the wheel, all of one size: each prize has one, or two if there are few prizes. */
export function listSegments(prizes: readonly Prize[]): Segment[] {
  const all = prizes.length < FEWEST ? [...prizes, ...prizes] : prizes
  const size = 360 / all.length
  return all.map((prize, index) => ({ prize, from: index * size, to: (index + 1) * size }))
}

/**
 * Returns the wheel's rotation, from 0 to 360 degrees, that puts a prize under the pointer at the
 * top.
 * @param at position of the pointer in the prize's segment, from 0 to 1
 */
export function restAt(segments: readonly Segment[], prizeId: string, at: number): number {
  const segment = segments.find(({ prize }) => prize.id === prizeId)
  if (!segment) return 0
  const { from, to } = segment
  // The pointer never stops at a border between segments, where nobody could tell which prize it
  // shows.
  const place = from + (to - from) * (0.2 + 0.6 * at)
  return (360 - place) % 360
}

/** A point on a circle around the middle of the wheel; degrees are clockwise from the top. */
export function pointAt(radius: number, degrees: number): [number, number] {
  const angle = ((degrees - 90) * Math.PI) / 180
  return [round(radius * Math.cos(angle)), round(radius * Math.sin(angle))]
}

const round = (value: number) => Math.round(value * 100) / 100

/** Outline of a segment as an SVG path. */
export function outlineOf({ from, to }: Pick<Segment, 'from' | 'to'>, radius: number): string {
  const [x1, y1] = pointAt(radius, from)
  const [x2, y2] = pointAt(radius, to)
  const isLarge = to - from > 180 ? 1 : 0
  return `M0 0L${x1} ${y1}A${radius} ${radius} 0 ${isLarge} 1 ${x2} ${y2}Z`
}

const LARGEST = 9
const SMALLEST = 5

/** Splits a label into at most two lines that fit a width, and chooses the size of its letters. */
export function fitLabel(
  text: string,
  width: number,
  locale: string,
): { lines: string[]; size: number } {
  const lines = text.length < 7 ? [text] : halve(text, locale)
  const widest = Math.max(...lines.map(widthOf))
  return { lines, size: Math.max(SMALLEST, Math.min(LARGEST, round(width / widest))) }
}

/** Splits a text between two words so that the longer half is as short as possible. */
function halve(text: string, locale: string): string[] {
  const words = [...new Intl.Segmenter(locale, { granularity: 'word' }).segment(text)]
  const splits = words.slice(1).flatMap(({ index, segment, isWordLike }, place) => {
    const before = words[place]?.segment ?? ''
    const isGap = /\s$/.test(before)
    // Thai has no spaces between words, so it is split between any two words; texts in Latin script
    // are split only at spaces.
    const isThai =
      isWordLike === true && /\p{Script=Thai}$/u.test(before) && /^\p{L}/u.test(segment)
    return isGap || isThai ? [[text.slice(0, index).trim(), text.slice(index).trim()]] : []
  })
  const longest = (lines: string[]) => Math.max(...lines.map(widthOf))
  return splits.reduce((best, each) => (longest(each) < longest(best) ? each : best), [text])
}

/** Estimates the width of a text as a multiple of its font size. */
const widthOf = (text: string): number =>
  [...text].reduce((sum, letter) => {
    if (/\p{Mn}/u.test(letter)) return sum
    return sum + (/[\u1100-\u11ff\u3000-\u9fff\uac00-\ud7af\uff00-\uffef]/.test(letter) ? 1 : 0.58)
  }, 0)
