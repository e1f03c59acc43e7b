import * as v from 'valibot'

/** An amount of money as a decimal string, never a float (docs/architecture.md §4.10). */
export const AmountSchema = v.pipe(v.string(), v.regex(/^-?\d{1,15}(?:\.\d{1,8})?$/))

/**
 * Code of a currency in which the site can show an amount: of ISO 4217, or of a crypto currency
 * such as USDT.
 */
export const CurrencySchema = v.pipe(v.string(), v.regex(/^[A-Z][A-Z\d]{2,9}$/))

/**
 * A point in time: ISO 8601 with an offset in hours and minutes, which `Date` reads in every
 * browser.
 */
export const TimestampSchema = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:\d\d)$/),
  v.check((time) => !Number.isNaN(Date.parse(time))),
)

/** A count: a whole number, zero or more. */
export const CountSchema = v.pipe(v.number(), v.integer(), v.minValue(0))

/** A name that a player reads: never empty, and short enough to be drawn. */
export const NameSchema = v.pipe(v.string(), v.nonEmpty(), v.maxLength(300))

/** A yes or no as the gateway sends it: 1 for yes, 0 for no. */
export const YesNoSchema = v.picklist([0, 1])
