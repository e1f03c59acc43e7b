import { type Period, PRESETS, type Preset, readDays } from '#lib/periods.ts'

/**
 * For each filter of a record, the values that an address may have: a list of values, or a pattern.
 */
export type FilterSpec<Filters> = {
  readonly [Name in keyof Filters]-?: readonly Exclude<Filters[Name], undefined>[] | RegExp
}

export interface RecordState<Filters> {
  period: Period
  filters: Filters
}

const DEFAULT: Preset = 'last7'

/** Reads a record's period and filters from an address. Unknown or hostile values are ignored. */
export function readRecordState<Filters extends object>(
  params: URLSearchParams,
  spec: FilterSpec<Filters>,
): RecordState<Filters> {
  const preset = PRESETS.find((each) => each === params.get('preset'))
  const days = readDays(params.get('from'), params.get('to'))
  const filters = Object.entries<readonly unknown[] | RegExp>(spec).flatMap(([name, allowed]) => {
    const value = params.get(name)
    const isGood =
      value !== null && (allowed instanceof RegExp ? allowed.test(value) : allowed.includes(value))
    return isGood ? [[name, value]] : []
  })
  return {
    period: preset ? { preset } : (days ?? { preset: DEFAULT }),
    filters: Object.fromEntries(filters) as Filters,
  }
}

/**
 * Writes a record's period and filters as a query string. A preset is written by its name, so that
 * a link to “last 7 days” still means that when it is opened tomorrow.
 */
export function writeRecordState<Filters extends object>({
  period,
  filters,
}: RecordState<Filters>): string {
  const params = new URLSearchParams()
  if (!('preset' in period)) {
    params.set('from', period.from)
    params.set('to', period.to)
  } else if (period.preset !== DEFAULT) params.set('preset', period.preset)
  for (const [name, value] of Object.entries(filters)) if (value) params.set(name, String(value))
  return params.toString()
}
