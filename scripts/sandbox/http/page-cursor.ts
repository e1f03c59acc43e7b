import { refuse } from './call-error.ts'

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
