/**
 * Scrolls a row so that one of its items stands in the middle, and leaves the page where it is. The
 * row must be positioned, such as `relative`.
 */
export function centreInRow(item: HTMLElement): void {
  const row = item.offsetParent
  if (row) row.scrollLeft = item.offsetLeft - (row.clientWidth - item.offsetWidth) / 2
}
