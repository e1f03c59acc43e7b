import * as v from 'valibot'

export const MobileSchema = v.object({
  /** Digits of the number within the country, without the dialling code. */
  mobileNum: v.pipe(v.string(), v.regex(/^\d{4,20}$/)),
  /** Dialling code without a plus sign, such as `66`. */
  countryDialingCode: v.pipe(v.string(), v.regex(/^\d{1,6}$/)),
})
