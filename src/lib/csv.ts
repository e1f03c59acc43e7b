/** A cell of a CSV file: words, or a number written with a decimal point and nothing else. */
export type CsvCell = string | { decimal: string }

/** Tells spreadsheets that the file is UTF-8. */
const BOM = '\uFEFF'

/** What makes a spreadsheet take a text for a formula (OWASP, CSV injection). */
const FORMULA = /^[=+\-@\t\r]/
/** Characters that a CSV text must quote or escape. */
const SPECIAL = /^[=+\-@\t]|["\r\n,]/

/** The head of a file, before its first line. */
export const csvHead = (names: readonly string[]): string => BOM + csvLine(names)

/**
 * A line of RFC 4180. A text that a spreadsheet would run as a formula gets an apostrophe before it;
 * numbers stay as they are, so that negative ones can be summed.
 */
export const csvLine = (cells: readonly CsvCell[]): string =>
  joinCells(cells.map((cell) => (typeof cell === 'string' ? csvText(cell) : writeDecimal(cell))))

/** Cells that are written already, as a line. */
export const joinCells = (written: readonly string[]): string => `${written.join(',')}\r\n`

/** Writes a text as a CSV cell. */
export const csvText = (text: string): string => (SPECIAL.test(text) ? rewrite(text) : text)

function rewrite(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text
  return /["\r\n,]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** What is no decimal number is written as text, since it may come from outside. */
const writeDecimal = ({ decimal }: { decimal: string }): string =>
  /^-?\d+(?:\.\d+)?$/.test(decimal) ? decimal : csvText(decimal)
