/** A cell of a CSV file: a text, or a number as plain digits with a decimal point. */
export type CsvCell = string | { decimal: string }

/** Byte order mark at the start of a CSV file, by which spreadsheets recognise UTF-8. */
const BOM = '\uFEFF'

/**
 * Beginnings of a text that spreadsheets run as a formula (OWASP, CSV injection). They read
 * full-width and small signs as plain ones, and skip spaces and characters that nobody sees.
 */
const FORMULA = /^(?:[\t\r]|[\s\p{Cf}\p{Cc}\p{DI}]*[=+\-@＝＋－＠﹦﹢﹣﹫])/u
/** Texts that would end their cell, in spreadsheets that separate cells by semicolons or tabs, too. */
const BREAKING = /["\r\n,;\t]/

/** The beginning of a CSV file: the byte order mark and the line of column names. */
export const csvHead = (names: readonly string[]): string => BOM + csvLine(names)

/**
 * Writes a line of a CSV file (RFC 4180). A text that a spreadsheet would run as a formula gets an
 * apostrophe before it. Numbers stay unchanged, so that negative ones can be summed.
 */
export const csvLine = (cells: readonly CsvCell[]): string =>
  joinCells(cells.map((cell) => (typeof cell === 'string' ? csvText(cell) : writeDecimal(cell))))

/** Joins cells that are already escaped to one line of a CSV file. */
export const joinCells = (written: readonly string[]): string => `${written.join(',')}\r\n`

/** Writes a text as a CSV cell. */
export function csvText(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text
  return BREAKING.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/**
 * A number from the gateway that is not a plain decimal is escaped like any text, since it could be
 * a formula.
 */
const writeDecimal = ({ decimal }: { decimal: string }): string =>
  /^-?\d+(?:\.\d+)?$/.test(decimal) ? decimal : csvText(decimal)
