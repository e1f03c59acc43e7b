import * as v from 'valibot'

/**
 * The position at which a page of a list ended, as an opaque text of the gateway; the client sends
 * it back unchanged.
 */
const CursorSchema = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200))

/**
 * Query fields for one page of a list: how many rows, and after which row. New rows do not shift
 * the next page.
 *
 * @param most the largest number of rows that a request may ask for
 */
export const pageOf = (most: number) => ({
  pageSize: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(most)),
  cursor: v.optional(CursorSchema),
})

/** Reply field for a list in pages: the position at which the next page begins, if there is one. */
export const NEXT_PAGE = { nextCursor: v.optional(CursorSchema) }
