import type { HomeRow } from '#core/brand/homeRows.ts'

/** Places in a full line on wide pages: one for each vendor that is shown as a card. */
const LINE = 6

/**
 * Joins neighbouring rows whose vendors fit into one line, since a line with one or two vendors
 * would leave most of the page empty.
 *
 * @param countOf places that a row takes in a line; undefined for rows that join no others
 * @param formOf form of a row, since only rows of one form share a line
 */
export function joinShortRows(
  rows: readonly HomeRow[],
  countOf: (row: HomeRow) => number | undefined,
  formOf: (row: HomeRow) => string | undefined = () => undefined,
): HomeRow[][] {
  const lines: { rows: HomeRow[]; count: number }[] = []
  for (const row of rows) {
    const count = countOf(row) ?? Infinity
    const last = lines.at(-1)
    if (last && formOf(last.rows[0]!) === formOf(row) && last.count + count <= LINE) {
      last.rows.push(row)
      last.count += count
    } else {
      lines.push({ rows: [row], count })
    }
  }
  return lines.map((line) => line.rows)
}
