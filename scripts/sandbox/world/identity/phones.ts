import {
  type CountryCode,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/mobile'
import countries from '../../content/countries.json' with { type: 'json' }

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
  return number?.isPossible() ? phoneOf(number) : null
}

const phoneOf = ({ nationalNumber, countryCallingCode, number }: PhoneNumber): Phone => ({
  mobileNum: nationalNumber,
  countryDialingCode: countryCallingCode,
  address: number.slice(1),
})

/** A text that has only digits and the signs between the groups of a phone number. */
const TYPED = /^[+\d\s().-]+$/

/**
 * Lists the phone numbers that a typed text may mean, the likeliest first: with its dialling code
 * after `+`, `00` or nothing, or as the number is written within its country.
 *
 * @param homeCode dialling code of the country in which most players live
 */
export function readTypedPhones(text: string, homeCode: string): Phone[] {
  if (!TYPED.test(text)) return []
  const digits = text.replaceAll(/\D/g, '')
  const abroad = parsePhoneNumberFromString(`+${digits.replace(/^00/, '')}`)
  const isAbroad = text.trim().startsWith('+') || digits.startsWith('00')
  const within = Object.entries(countries)
    .toSorted(([, one], [, other]) => Number(other === homeCode) - Number(one === homeCode))
    .map(([country]) => parsePhoneNumberFromString(digits, country as CountryCode))
  return (isAbroad ? [abroad] : [within[0], abroad, ...within])
    .filter((number) => number?.isValid() === true)
    .map((number) => phoneOf(number as PhoneNumber))
}
