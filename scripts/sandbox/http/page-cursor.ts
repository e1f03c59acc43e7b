import { countDays, type Days, MOST_DAYS } from '#lib/periods.ts'
import { CallError, refuse } from './call-error.ts'

/**
 * The end of a list's page: the value that sorts its last row, such as a time, and that row's
 * number.
 */
export interface PageEnd {
  at: number
  row: number
}

/** Reads a cursor that `nextOf` wrote; throws `CallError` 400 for any other. */
export function readCursor(cursor: string | undefined): PageEnd | undefined {
  if (cursor === undefined) return undefined
  const [, at, row] = /^(-?\d{1,16})_(-?\d{1,16})$/.exec(cursor) ?? []
  if (at !== undefined) return { at: Number(at), row: Number(row) }
  refuse('invalid_request/cursor')
}

/** Reads the days of a query of records. Throws `CallError` 400 for too many or none. */
export function readDays({ startDate, endDate }: { startDate: string; endDate: string }): Days {
  const days = { from: startDate, to: endDate }
  if (startDate <= endDate && countDays(days) <= MOST_DAYS) return days
  throw new CallError(400, 'invalid_request', `A period has 1 to ${MOST_DAYS} days.`)
}

/** The fields of a query that ask for a page. */
export interface PageQuery {
  cursor?: string | undefined
  pageSize: number
}

/** Reads which page a query wants. */
export const readPage = ({ cursor, pageSize }: PageQuery) => ({
  after: readCursor(cursor),
  size: pageSize,
})

/** Reads whether a query wants its rows in ascending order. */
export const readOrder = ({ descending }: { descending: boolean }) => ({ ascending: !descending })

/** Writes the cursor of the next page, if this page is full. */
export function nextOf(
  rows: readonly PageEnd[],
  { pageSize }: { pageSize: number },
): { nextCursor?: string } {
  const last = rows.length === pageSize ? rows.at(-1) : undefined
  return last ? { nextCursor: `${last.at}_${last.row}` } : {}
}
