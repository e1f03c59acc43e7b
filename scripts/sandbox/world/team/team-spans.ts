import { parseDate, startOfMonth, startOfWeek } from '@internationalized/date'
import type { SpanKind } from '../../db/team-tables.ts'

export const SPAN_KINDS = ['D', 'W', 'H', 'M'] as const satisfies readonly SpanKind[]

/** The first day of the period of a kind that a day is in; weeks begin on Mondays. */
export function startOfSpan(kind: SpanKind, day: string): string {
  switch (kind) {
    case 'D':
      return day
    case 'W':
      return startOfWeek(parseDate(day), 'en-GB', 'mon').toString()
    case 'H':
      return `${day.slice(0, 8)}${Number(day.slice(8)) < 16 ? '01' : '16'}`
    case 'M':
      return startOfMonth(parseDate(day)).toString()
  }
}
