import { unitWriter } from './money/money.ts'

/** Sums that belong together, by name: in units, or numbers of something. */
type Sums<Name extends string> = Readonly<Record<Name, number>>

/** Adds up rows of sums, name by name. */
export const addUp = <Name extends string>(
  none: Sums<Name>,
  rows: readonly Sums<NoInfer<Name>>[],
): Record<Name, number> =>
  mapRecord(none, (_, name) => rows.reduce((sum, row) => sum + row[name], none[name]))

/** Writes sums in units as decimal strings with all decimals of the currency. */
export const writeSums = <Name extends string>(
  sums: Sums<Name>,
  currency: string,
): Record<Name, string> => mapRecord(sums, unitWriter(currency))

/** Changes each value of a record. */
export const mapRecord = <Name extends string, From, To>(
  record: Readonly<Record<Name, From>>,
  change: (value: From, name: Name) => To,
) =>
  Object.fromEntries(
    (Object.entries(record) as [Name, From][]).map(([name, value]) => [name, change(value, name)]),
  ) as Record<Name, To>
