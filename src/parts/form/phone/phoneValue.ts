import * as v from 'valibot'
import { REQUIRED, writeFault } from '#parts/form/field-rules/faults.ts'

/** What is wrong with a number; null for one that can take a code. */
export type PhoneProblem = 'missing' | 'invalid' | null

/** What a form holds of a phone: as typed, and as the gateway takes it. */
export interface PhoneValue {
  /** ISO 3166-1, such as `TH`; empty until the countries are known. */
  country: string
  /** The number as typed, in the country's own way. */
  text: string
  /** Dialling code without a plus sign, such as `66`. */
  countryDialingCode: string
  /** National digits without the trunk's leading zero. */
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

const THAI_ZERO = 0x0e50

/** Digits of other scripts as ours: full-width ones, and Thai ones, which no library reads. */
export function plainDigits(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/[\u0e50-\u0e59]/g, (digit) => String(digit.charCodeAt(0) - THAI_ZERO))
}

/** A number read only by its digits, while the rules of its country are not loaded. */
export function readDigits(text: string, country: DialingCountry): PhoneValue {
  const { countryCode, countryDialingCode } = country
  const mobileNum = plainDigits(text).replaceAll(/\D/g, '').replace(/^0+/, '')
  const problem = !mobileNum ? 'missing' : /^\d{4,20}$/.test(mobileNum) ? null : 'invalid'
  return { country: countryCode, text, countryDialingCode, mobileNum, problem }
}

/** The number's entry in a form's schema: one that can take a code. */
export const phoneEntry = v.pipe(
  v.custom<PhoneValue>(() => true),
  v.check(({ problem }) => problem !== 'missing', REQUIRED),
  v.check(({ problem }) => problem !== 'invalid', writeFault({ kind: 'phone' })),
)
