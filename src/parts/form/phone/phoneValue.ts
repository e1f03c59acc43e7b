import * as v from 'valibot'
import { tidyText } from '#lib/tidyText.ts'
import { REQUIRED, writeFault } from '#parts/form/field-rules/faults.ts'

/** The problem of a typed phone number; null if the gateway can send a code to the number. */
export type PhoneProblem = 'missing' | 'invalid' | null

/**
 * A form's value for a phone number: the text as the player typed it, and the parts of the number
 * that the gateway expects.
 */
export interface PhoneValue {
  /**
   * ISO 3166-1 code of the number's country, such as `TH`; empty until the countries have loaded.
   */
  country: string
  /** The number as typed, usually in national form. */
  text: string
  /** Dialling code without a plus sign, such as `66`. */
  countryDialingCode: string
  /** Digits of the number within the country, without the leading zero. */
  mobileNum: string
  problem: PhoneProblem
}

export const NO_PHONE: PhoneValue = {
  country: '',
  text: '',
  countryDialingCode: '',
  mobileNum: '',
  problem: 'missing',
}

/** A country that the gateway serves. */
export interface DialingCountry {
  countryCode: string
  countryDialingCode: string
}

/**
 * Reads a number without knowledge of its country, while the numbering rules load: by its digits
 * alone.
 */
export function readDigits(text: string, country: DialingCountry): PhoneValue {
  const { countryCode, countryDialingCode } = country
  const mobileNum = tidyText(text).replaceAll(/\D/g, '').replace(/^0+/, '')
  const problem = !mobileNum ? 'missing' : /^\d{4,20}$/.test(mobileNum) ? null : 'invalid'
  return { country: countryCode, text, countryDialingCode, mobileNum, problem }
}

/** Schema entry of a phone number in a form: it must be a number to which a code can be sent. */
export const phoneEntry = v.pipe(
  v.custom<PhoneValue>(() => true),
  v.check(({ problem }) => problem !== 'missing', REQUIRED),
  v.check(({ problem }) => problem !== 'invalid', writeFault({ kind: 'phone' })),
)
