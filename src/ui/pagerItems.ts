/** Most page numbers that the pager shows around the current page, and at each end. */
const SHOWN = 5
const MARGIN = 1

/**
 * Lists the items of a pager in order: page numbers, and `gap` where two or more pages are left
 * out.
 *
 * @param page number of the current page, from 1
 */
export function pagerItems(page: number, pageCount: number): (number | 'gap')[] {
  const first = Math.max(1, Math.min(page - Math.floor(SHOWN / 2), pageCount - SHOWN + 1))
  const isShown = (one: number) =>
    one <= MARGIN || one > pageCount - MARGIN || (one >= first && one < first + SHOWN)
  const items: (number | 'gap')[] = []
  for (let one = 1; one <= pageCount; one += 1) {
    // A gap that hides only a single page would save no space, so that page is listed.
    if (isShown(one) || (isShown(one - 1) && isShown(one + 1))) items.push(one)
    else if (items.at(-1) !== 'gap') items.push('gap')
  }
  return items
}
