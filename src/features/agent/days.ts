import * as v from 'valibot'
import { readDay } from '#lib/periods.ts'

/** A day of the merchant's zone, as ISO 8601 writes it. */
export const DaySchema = v.pipe(
  v.string(),
  v.check((day) => readDay(day) === day),
)

/** Days that a call of an agent asks for, both included. */
export const DAYS = { startDate: DaySchema, endDate: DaySchema }
