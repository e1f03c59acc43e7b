import * as v from 'valibot'

/** Where a page of a list ended, in the gateway's own words, which it gets back as they are. */
const CursorSchema = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200))

/**
 * Part of a query: how many rows of a list, and after which; new rows do not move where it goes on.
 *
 * @param most rows that may be asked for at once
 */
export const pageOf = (most: number) => ({
  pageSize: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(most)),
  cursor: v.optional(CursorSchema),
})

/** Part of a reply: where the next page begins, if there is one. */
export const NEXT_PAGE = { nextCursor: v.optional(CursorSchema) }
