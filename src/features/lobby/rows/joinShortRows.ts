import type { HomeRow } from '#core/brand/homeRows.ts'

/** Number of vendors in a full line on wide pages. */
export const LINE = 6

/**
 * Joins neighbouring rows whose vendors fit into one line, since a line with one or two vendors
 * would leave most of the page empty.
 *
 * @param countOf number of vendors that a row shows; undefined for rows that join no others
 */
export function joinShortRows(
  rows: readonly HomeRow[],
  countOf: (row: HomeRow) => number | undefined,
): HomeRow[][] {
  const lines: { rows: HomeRow[]; count: number }[] = []
  for (const row of rows) {
    const count = countOf(row) ?? Infinity
    const last = lines.at(-1)
    if (last && last.count + count <= LINE) {
      last.rows.push(row)
      last.count += count
    } else {
      lines.push({ rows: [row], count })
    }
  }
  return lines.map((line) => line.rows)
}
