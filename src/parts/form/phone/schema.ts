import * as v from 'valibot'

export const MobileSchema = v.object({
  /** National digits, without the dialling code. */
  mobileNum: v.pipe(v.string(), v.regex(/^\d{4,20}$/)),
  /** Such as `66`, without a plus sign. */
  countryDialingCode: v.pipe(v.string(), v.regex(/^\d{1,6}$/)),
})
