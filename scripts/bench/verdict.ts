import { formatTable } from '../brand/table.ts'

export interface Verdict {
  what: string
  /** The measured value with its unit and spread. */
  value: string
  target: string
  passed: boolean
}

/** Compares a figure with its upper limit. */
export function atMost(
  what: string,
  figure: number,
  limit: number,
  show: (figure: number) => string,
  spread = '',
): Verdict {
  const value = show(figure) + (spread && ` (${spread})`)
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
