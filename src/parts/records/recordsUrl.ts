import { type Period, PRESETS, type Preset, readDays } from '#lib/periods.ts'

/** What values each filter may have in an address: these, or texts of this form. */
export type FilterSpec<Filters> = {
  readonly [Name in keyof Filters]-?: readonly Exclude<Filters[Name], undefined>[] | RegExp
}

export interface RecordState<Filters> {
  period: Period
  filters: Filters
}

const DEFAULT: Preset = 'last7'

/** What an address says about a record; unknown and hostile values count as not there. */
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

/** The query string of a state: a preset stays one, so that the link means the same tomorrow. */
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
