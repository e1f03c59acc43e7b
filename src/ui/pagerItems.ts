/** Pages around the current one that are shown, and those at each end. */
const SHOWN = 5
const MARGIN = 1

/**
 * What a pager shows, in order: pages, and `gap` if two or more are left out.
 *
 * @param page the current one, from 1
 */
export function pagerItems(page: number, pageCount: number): (number | 'gap')[] {
  const first = Math.max(1, Math.min(page - Math.floor(SHOWN / 2), pageCount - SHOWN + 1))
  const isShown = (one: number) =>
    one <= MARGIN || one > pageCount - MARGIN || (one >= first && one < first + SHOWN)
  const items: (number | 'gap')[] = []
  for (let one = 1; one <= pageCount; one += 1) {
    // A gap in the place of a single page would hide it and save no room.
    if (isShown(one) || (isShown(one - 1) && isShown(one + 1))) items.push(one)
    else if (items.at(-1) !== 'gap') items.push('gap')
  }
  return items
}
