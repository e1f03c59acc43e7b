import { kilobytes } from '../brand/table.ts'
import { LIMIT_FILES_AT_REST } from '../size/first-load.ts'
import { BARE } from './bare-page.ts'
import { onStand } from './stand.ts'
import { median, spread } from './statistics.ts'
import { atMost, type BenchOptions, medianAtMost, times, type Verdict } from './verdict.ts'
import { type Visit, visit } from './visit.ts'

/**
 * Limits of docs/quality.md §1 as ratios to the bare page, so that they hold on machines of any
 * speed.
 */
const FIRST_PAINT = 1
const LARGEST_PAINT = 1.3
const BUSY = 3.3
/** Limits for the first game's tile, as multiples of the bare page's first paint. */
const FIRST_TILE = 1.8
const FIRST_PRESS = 2

interface PageOptions extends Omit<BenchOptions, 'brand'> {
  brands: readonly string[]
}

/**
 * Measures home pages of brands against a bare React page, in turns on the same simulated phone.
 */
export async function benchPage({ brands, rounds, port, report }: PageOptions): Promise<Verdict[]> {
  const visits = new Map<string, Visit[]>([BARE, ...brands].map((id) => [id, []]))
  await onStand({ brands, port, data: ':memory:' }, async ({ browser }) => {
    const go = (id: string) => visit(browser, `https://${id}.localhost:${port}/`)
    // The sandbox draws the pictures at the first visit, which must not be part of the measurement.
    for (const id of visits.keys()) await go(id)
    for (let round = 0; round < rounds; round++) {
      const order = [...visits.keys()]
      order.push(...order.splice(0, round % order.length))
      for (const id of order) visits.get(id)!.push(await go(id))
      report(`page ${round + 1}/${rounds}: ${[...visits].map(describeLast).join(' · ')}`)
    }
  })
  const yardstick = visits.get(BARE)!
  report(`\n${summary(BARE, yardstick)}`)
  return brands.flatMap((id) => {
    report(summary(id, visits.get(id)!))
    return compareVisits(id, visits.get(id)!, yardstick)
  })
}

function compareVisits(
  id: string,
  visits: readonly Visit[],
  yardstick: readonly Visit[],
): Verdict[] {
  const ratio = (what: string, pick: (visit: Visit) => number, limit: number, pickBare = pick) => {
    const ratios = visits.map((visit_, at) => pick(visit_) / pickBare(yardstick[at]!))
    return medianAtMost(`${id}: ${what} / bare React`, ratios, limit, times)
  }
  const shifts = visits.map(({ layoutShift }) => Number(layoutShift.toFixed(3)))
  return [
    ratio('first paint', paintOf, FIRST_PAINT),
    ratio('largest paint', ({ largestPaint }) => largestPaint, LARGEST_PAINT),
    atMost(`${id}: layout shift, the worst`, Math.max(...shifts), 0, String),
    ratio('long tasks until it rests', ({ busy }) => busy, BUSY),
    ratio('first game tile', ({ firstTile }) => firstTile, FIRST_TILE, paintOf),
    ratio('first tile to press', ({ firstPress }) => firstPress, FIRST_PRESS, paintOf),
    atMost(
      `${id}: files of scripts`,
      Math.max(...visits.map(scripts)),
      LIMIT_FILES_AT_REST,
      String,
    ),
  ]
}

const paintOf = ({ firstPaint }: Visit) => firstPaint
const scripts = ({ scripts: count }: Visit) => count

const describeLast = ([id, visits]: readonly [string, readonly Visit[]]) => {
  const { firstPaint, largestPaint } = visits.at(-1)!
  return `${id} ${Math.round(firstPaint)} → ${Math.round(largestPaint)} ms`
}

/**
 * Writes the medians of one site, and the details of the visit whose largest paint was the median.
 */
function summary(id: string, visits: readonly Visit[]): string {
  const figures = (name: string, pick: (visit: Visit) => number) => {
    const all = visits.map(pick)
    return `${name} ${Math.round(median(all))} (${spread(all)})`
  }
  const typical = visits.toSorted((a, b) => a.largestPaint - b.largestPaint)[
    Math.floor(visits.length / 2)
  ]!
  const lines = [
    [
      `${id}, ms:`,
      figures('first paint', paintOf),
      figures('contentful', ({ firstContentfulPaint }) => firstContentfulPaint),
      figures('largest', ({ largestPaint }) => largestPaint),
      figures('first tile', ({ firstTile }) => firstTile),
      figures('first to press', ({ firstPress }) => firstPress),
      figures('long tasks', ({ busy }) => busy),
      figures('scripts', scripts),
      figures('requests before it', ({ requestsBefore }) => requestsBefore),
      kilobytes(median(visits.map(({ transferred }) => transferred))),
    ].join(' · '),
    ...typical.largestPaints.map(
      ({ time, element, size }) => `  largest at ${Math.round(time)}: ${element} (${size} px²)`,
    ),
    ...typical.longTasks.map(
      ({ start, duration }) => `  task of ${Math.round(duration)} at ${Math.round(start)}`,
    ),
    ...new Set(visits.flatMap(({ shifted }) => shifted.map((shift) => `  shift ${shift}`))),
  ]
  return lines.join('\n')
}
