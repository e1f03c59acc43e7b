import { endOfMonth, parseDate, startOfMonth } from '@internationalized/date'
import { countDays, daysOf, type Days } from '#lib/periods.ts'

/** Periods of the overview. Their days depend on today's date. */
export const OVERVIEW_PRESETS = ['today', 'yesterday', 'thisMonth', 'lastMonth'] as const
export type OverviewPreset = (typeof OVERVIEW_PRESETS)[number]

/** Returns the days of a preset period as seen from a given day. */
export function daysOfPreset(preset: OverviewPreset, today: string): Days {
  if (preset !== 'lastMonth') return daysOf({ preset }, today)
  const first = startOfMonth(parseDate(today)).subtract({ months: 1 })
  return { from: first.toString(), to: endOfMonth(first).toString() }
}

/** Returns the period of the same length right before the given days. */
export function daysBefore({ from, to }: Days): Days {
  const first = parseDate(from)
  return {
    from: first.subtract({ days: countDays({ from, to }) }).toString(),
    to: first.subtract({ days: 1 }).toString(),
  }
}
