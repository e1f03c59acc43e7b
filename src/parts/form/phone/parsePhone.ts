import {
  AsYouType,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  type CountryCode,
  type PhoneNumber,
} from 'libphonenumber-js/mobile'
import { tidyText } from '#lib/tidyText.ts'
import { readDigits, type DialingCountry, type PhoneValue } from './phoneValue.ts'

export function listCountries(): DialingCountry[] {
  return getCountries().map((countryCode) => ({
    countryCode,
    countryDialingCode: getCountryCallingCode(countryCode),
  }))
}

/**
 * Reads a typed number by its country's rules for mobile phones. Leading trunk zeros are removed.
 * If a number is typed with `+` or `00`, the country becomes the one that the number names, if the
 * gateway serves that country. Without rules for the country, only the number of digits is checked.
 *
 * @param country the chosen country
 * @param countries all countries that may be chosen
 */
export function parsePhone(
  text: string,
  country: DialingCountry,
  countries: readonly DialingCountry[],
): PhoneValue {
  const plain = readDigits(text, country)
  if (plain.problem === 'missing') return plain
  const number = parseNumber(text, country)
  if (!number)
    return isSupportedCountry(country.countryCode) ? { ...plain, problem: 'invalid' } : plain
  const { countryCallingCode, nationalNumber } = number
  const home =
    country.countryDialingCode === countryCallingCode
      ? country
      : countries.find(
          (one) =>
            one.countryDialingCode === countryCallingCode &&
            (!number.country || one.countryCode === number.country),
        )
  return {
    country: (home ?? country).countryCode,
    text,
    countryDialingCode: countryCallingCode,
    mobileNum: nationalNumber,
    problem: home && number.isValid() ? null : 'invalid',
  }
}

function parseNumber(text: string, { countryCode }: DialingCountry): PhoneNumber | undefined {
  const digits = tidyText(text)
  const abroad = /^\s*00/.test(digits)
    ? parsePhoneNumberFromString(digits.replace(/^\s*00/, '+'))
    : undefined
  if (abroad?.isValid()) return abroad
  return isSupportedCountry(countryCode)
    ? parsePhoneNumberFromString(digits, countryCode)
    : parsePhoneNumberFromString(digits)
}

/**
 * Groups the digits as the country does, while they are typed at the end. A change in the middle
 * leaves the text as typed, so that the cursor does not jump.
 */
export function formatTyped(text: string, before: string, { countryCode }: DialingCountry): string {
  const grew = text.length > before.length && text.startsWith(before)
  if (!grew || !isSupportedCountry(countryCode)) return text
  return new AsYouType(countryCode as CountryCode).input(tidyText(text))
}

/** Formats a complete number as its country does; an invalid number stays as typed. */
export function formatWhole(phone: PhoneValue): string {
  if (phone.problem) return phone.text
  const number = parsePhoneNumberFromString(`+${phone.countryDialingCode}${phone.mobileNum}`)
  return number?.formatNational() ?? phone.text
}

/** Formats a phone number in international form, such as `+66 81 234 5678`. */
export function formatAbroad({ countryDialingCode, mobileNum }: PhoneValue): string {
  const number = parsePhoneNumberFromString(`+${countryDialingCode}${mobileNum}`)
  return number?.formatInternational() ?? `+${countryDialingCode} ${mobileNum}`
}
