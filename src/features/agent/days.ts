import * as v from 'valibot'
import { readDay } from '#lib/periods.ts'

/** A date in the merchant's time zone, in the ISO 8601 format. */
export const DaySchema = v.pipe(
  v.string(),
  v.check((day) => readDay(day) === day),
)

/** First and last day of an agent's report, both included. */
export const DAYS = { startDate: DaySchema, endDate: DaySchema }
