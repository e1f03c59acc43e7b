import { readFileSync } from 'node:fs'
import { extname, resolve } from 'node:path'
import { type CsvError, parse } from 'csv-parse/sync'
import { findNodeAtLocation, parseTree } from 'jsonc-parser'
import { type Fault, FaultError } from '../fault.ts'
import { displayPath } from '../places.ts'
import { tellingFailures } from '../read/failure.ts'
import { describe, placeOf, readJson } from '../read/json.ts'
import { findNearest } from '../read/nearest.ts'

/** A new brand as a line of a CSV file or an entry of a JSON list gives it. */
export interface Row {
  values: Readonly<Record<string, string>>
  /** Makes a fault at the place of a value, or of the row if the value is missing. */
  fault: (column: string | undefined, message: string) => Fault
}

/**
 * Reads a file of new brands.
 *
 * @param columns names that a value may have
 * @throws FaultError with every fault found
 */
export function readRows(path: string, columns: readonly string[]): Row[] {
  const name = displayPath(resolve(path))
  const rows = extname(path) === '.json' ? readJsonRows(path, name) : readCsvRows(path, name)
  if (rows.length === 0) throw new FaultError([{ file: name, message: 'names no brand' }])
  const faults = rows.flatMap(({ values, fault }) =>
    Object.keys(values).flatMap((column) => {
      if (columns.includes(column)) return []
      const nearest = findNearest(column, columns)
      const hint = nearest ? `did you mean ${nearest}?` : `known: ${columns.join(', ')}`
      return [fault(column, `is not known; ${hint}`)]
    }),
  )
  if (faults.length > 0) throw new FaultError(faults)
  return rows
}

function readCsvRows(path: string, name: string): Row[] {
  const text = tellingFailures(name, () => readFileSync(path, 'utf8'))
  const [head, ...lines] = parseCsv(text, name)
  if (!head) return []
  const faults = lines.flatMap(({ line, cells }) =>
    cells.length === head.cells.length
      ? []
      : [
          {
            file: `${name}:${line}`,
            message: `has ${cells.length} cells, must have ${head.cells.length} as the first line`,
          },
        ],
  )
  if (faults.length > 0) throw new FaultError(faults)
  return lines.map(({ line, cells }) => ({
    values: Object.fromEntries(head.cells.map((column, at) => [column, cells[at]!])),
    fault: (column, message) => faultAt(`${name}:${line}`, column, message),
  }))
}

function parseCsv(text: string, name: string): { line: number; cells: string[] }[] {
  try {
    const records = parse(text.replaceAll(/\r\n?/g, '\n'), {
      bom: true,
      info: true,
      trim: true,
      skipEmptyLines: true,
      relaxColumnCount: true,
    }) as unknown as { info: { lines: number }; record: string[] }[]
    return records.map(({ info, record }) => ({
      // The parser tells the line on which a record ends.
      line: info.lines - record.join('').split('\n').length + 1,
      cells: record,
    }))
  } catch (error) {
    const { message, lines } = error as CsvError & { lines?: number }
    throw new FaultError([{ file: `${name}:${lines ?? 1}`, message: `is not CSV: ${message}` }])
  }
}

function readJsonRows(path: string, name: string): Row[] {
  const list = readJson(path, name)
  if (!Array.isArray(list)) {
    throw new FaultError([{ file: name, message: `holds ${describe(list)}, must hold a list` }])
  }
  const text = readFileSync(path, 'utf8')
  const tree = parseTree(text)
  const faults: Fault[] = []
  const rows = list.map((entry: unknown, at): Row => {
    const fault: Row['fault'] = (column, message) => {
      const node =
        (column !== undefined && findNodeAtLocation(tree!, [at, column])) ||
        findNodeAtLocation(tree!, [at])
      return faultAt(`${name}:${placeOf(text, node!.offset)}`, column, message)
    }
    if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) {
      faults.push(fault(undefined, `is ${describe(entry)}, must be an object`))
      return { values: {}, fault }
    }
    const values = Object.entries(entry).map(([column, value]) => {
      const texts = Array.isArray(value) ? value : [value]
      const wrong = texts.find((one) => typeof one !== 'string')
      if (wrong !== undefined)
        faults.push(fault(column, `holds ${describe(wrong)}, must be a text`))
      return [column, texts.join(',')] as const
    })
    return { values: Object.fromEntries(values), fault }
  })
  if (faults.length > 0) throw new FaultError(faults)
  return rows
}

const faultAt = (file: string, path: string | undefined, message: string): Fault =>
  path === undefined ? { file, message } : { file, path, message }
