import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile'

export interface Phone {
  /** National digits without a trunk prefix, such as `812345678`. */
  mobileNum: string
  /** Dialling code without a plus sign, such as `66`. */
  countryDialingCode: string
  /** Dialling code and national digits, such as `66812345678`: the address for codes. */
  address: string
}

/** Normalises a phone number; null if it is not a possible number. */
export function readPhone(given: { mobileNum: string; countryDialingCode: string }): Phone | null {
  const number = parsePhoneNumberFromString(`+${given.countryDialingCode}${given.mobileNum}`)
  if (!number?.isPossible()) return null
  return {
    mobileNum: number.nationalNumber,
    countryDialingCode: number.countryCallingCode,
    address: number.number.slice(1),
  }
}
