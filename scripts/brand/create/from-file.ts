import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { CHOICE_NAMES, toDashes } from '#core/brand/choices.ts'
import { BRAND_ID, BRAND_ID_RULE } from '#core/brand/brandId.ts'
import { quote } from '#lib/quote.ts'
import { type Fault, FaultError } from '../fault.ts'
import { displayPath } from '../places.ts'
import { readAnswers, type WrongFlag } from './answers.ts'
import {
  findFileFaults,
  listOthers,
  type NewBrand,
  PATHS,
  toBrandFile,
  toParsed,
  writeBrands,
} from './new-brand.ts'
import { readRows, type Row } from './rows.ts'

interface FromFileOptions {
  /** File with a line or an entry for each brand. */
  file: string
  /** Flags of the verb, by which the file may name values. */
  columns: readonly string[]
  brandsDir: string
  /** Whether to check the file without writing a brand. */
  isDry: boolean
}

/**
 * Writes the brands of a file: all of them, or none if one has a fault.
 *
 * @throws FaultError with the faults of all lines
 */
export async function createFromFile(options: FromFileOptions): Promise<NewBrand[]> {
  const { brandsDir, columns, file, isDry } = options
  const rows = readRows(file, ['id', ...columns])
  const faults = findIdFaults(rows, brandsDir)
  if (faults.length > 0) throw new FaultError(faults)
  const read = rows.map((row) => {
    const { id = '', ...flags } = row.values
    return { id, row, ...readAnswers(id, flags) }
  })
  faults.push(
    ...read.flatMap(({ row, wrong }) => wrong.map(({ flag, message }) => row.fault(flag, message))),
  )
  const existing = listOthers(brandsDir)
  const parsed = read.map((one) => toParsed(one, brandsDir))
  for (const [at, { id, answers, row, wrong }] of read.entries()) {
    const folder = join(resolve(brandsDir), id)
    const others = [...existing, ...parsed.filter((_one, index) => index !== at)]
    const found = findFileFaults(toBrandFile(id, answers, folder), folder, others)
    const told = found.map((fault) => toRowFault(fault, row))
    // A wrong value also breaks what is derived from it, such as a title with the name.
    const own = told.filter(({ path }) => path !== undefined)
    const isWrong = own.length > 0 || wrong.length > 0
    faults.push(...(isWrong ? own.filter(({ path }) => !isTold(path, wrong)) : told))
  }
  if (faults.length > 0) throw new FaultError(faults)
  const brands = read.map(({ id, answers }) => ({ id, answers }))
  if (!isDry) await writeBrands(brands, brandsDir)
  return brands
}

const isTold = (column: string | undefined, wrong: readonly WrongFlag[]) =>
  wrong.some(({ flag }) => flag === column)

function findIdFaults(rows: readonly Row[], brandsDir: string): Fault[] {
  const seen = new Set<string>()
  return rows.flatMap(({ values: { id = '' }, fault }) => {
    const folder = join(resolve(brandsDir), id)
    const isSecond = seen.has(id)
    seen.add(id)
    if (!BRAND_ID.test(id)) return [fault('id', `is ${quote(id)}, ${BRAND_ID_RULE}`)]
    if (isSecond) return [fault('id', `is ${quote(id)}, which stands twice in this file`)]
    if (!existsSync(folder)) return []
    return [
      fault('id', `is ${quote(id)}, but ${displayPath(folder)} exists and is not overwritten`),
    ]
  })
}

/** Tells a fault of a brand file at the value of the row from which it came. */
function toRowFault({ path = '', message }: Fault, row: Row): Fault {
  const [column] = Object.entries(COLUMNS).find(([, own]) => own === path) ?? []
  return column === undefined
    ? row.fault(undefined, `${path} ${message}`)
    : row.fault(column, message)
}

const COLUMNS: Readonly<Record<string, string>> = {
  ...PATHS,
  languages: '$.languages',
  'default-language': '$.defaultLanguage',
  mode: '$.theme.defaultMode',
  look: '$.theme.look',
  ...Object.fromEntries(CHOICE_NAMES.map((name) => [toDashes(name), `$.theme.${name}`])),
}
