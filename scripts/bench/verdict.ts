import { formatTable } from '../brand/table.ts'
import { median, spread } from './statistics.ts'

/** Options of a benchmark that visits a brand's site. */
export interface BenchOptions {
  brand: string
  rounds: number
  port: number
  report: (text: string) => void
}

export interface Verdict {
  what: string
  /** The measured value with its unit and spread. */
  value: string
  target: string
  passed: boolean
}

export const ms = (figure: number) => `${Math.round(figure)} ms`
export const times = (figure: number) => `${figure.toFixed(2)} ×`

/** Compares the median of some figures with its upper limit. */
export const medianAtMost = (
  what: string,
  figures: readonly number[],
  limit: number,
  unit: typeof ms | typeof times,
): Verdict => atMost(what, median(figures), limit, unit, spread(figures, unit === times ? 2 : 0))

/** Compares a figure with its upper limit. */
export function atMost(
  what: string,
  figure: number,
  limit: number,
  show: (figure: number) => string,
  range = '',
): Verdict {
  const value = show(figure) + (range && ` (${range})`)
  return { what, value, target: `≤ ${show(limit)}`, passed: figure <= limit }
}

export function formatVerdicts(verdicts: readonly Verdict[]): string {
  const rows = verdicts.map(({ what, value, target, passed }) => [
    passed ? '✓' : '✗',
    what,
    value,
    target,
  ])
  return formatTable(['', 'what', 'measured', 'target'], rows)
}
