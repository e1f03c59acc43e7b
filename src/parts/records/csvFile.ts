import { type CsvCell, csvHead, csvLine } from '#lib/csv.ts'
import type { Days } from '#lib/periods.ts'

export interface CsvPage<Row> {
  list: readonly Row[]
  nextCursor?: string | undefined
}

/**
 * Writes all rows of a record to a CSV file, page by page, so that only the file's text stays in
 * memory.
 *
 * @param fetchPage rejects with `GatewayError`, or if the signal is aborted
 * @param onProgress called with the number of rows that are written so far
 */
export async function writeCsvFile<Row>({
  names,
  cellsOf,
  fetchPage,
  signal,
  onProgress,
}: {
  names: readonly string[]
  cellsOf: (row: Row) => readonly CsvCell[]
  fetchPage: (cursor: string | undefined, signal: AbortSignal) => Promise<CsvPage<Row>>
  signal: AbortSignal
  onProgress: (rows: number) => void
}): Promise<Blob> {
  const parts = [csvHead(names)]
  let rows = 0
  let cursor: string | undefined
  do {
    // Each page begins where the one before it ended.
    // oxlint-disable-next-line no-await-in-loop
    const page: CsvPage<Row> = await fetchPage(cursor, signal)
    signal.throwIfAborted()
    parts.push(page.list.map((row) => csvLine(cellsOf(row))).join(''))
    rows += page.list.length
    onProgress(rows)
    cursor = page.nextCursor
  } while (cursor)
  return new Blob(parts, { type: 'text/csv;charset=utf-8' })
}

/** Settings of a table that change no row of its file. */
const LAYOUT = ['hide', 'sort']

/**
 * Makes the name of a record's file from its days and filters, so that a narrowed file never looks
 * like that of the whole: `team-bets_2026-11-01_2026-11-30_state-settled.csv`.
 */
export function nameRecordFile(name: string, days: Days, filters: object): string {
  const narrowed = Object.entries(filters)
    .filter(([filter, value]) => value !== undefined && value !== '' && !LAYOUT.includes(filter))
    .map(([filter, value]) => `${filter}-${String(value).toLowerCase()}`)
    .toSorted()
  return `${[name, days.from, days.to, ...narrowed].join('_')}.csv`
}

/** Saves a file on the device by a click on a temporary link. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The file's address is released later, since browsers read the file only after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
