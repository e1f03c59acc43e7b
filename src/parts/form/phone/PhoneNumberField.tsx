import { useLingui } from '@lingui/react/macro'
import { useEffect, type Ref } from 'react'
import { PhoneField } from '#ui/PhoneField.tsx'
import { readDigits, type DialingCountry, type PhoneValue } from './phoneValue.ts'
import { useCountries } from './useCountries.ts'
import { usePhoneRules } from './usePhoneRules.ts'

interface Props {
  value: PhoneValue
  onChange: (value: PhoneValue) => void
  onBlur?: () => void
  error?: string | undefined
  required?: boolean
  disabled?: boolean
  name?: string
  ref?: Ref<HTMLInputElement>
}

const UNKNOWN: DialingCountry = { countryCode: '', countryDialingCode: '' }

/** A field for a mobile number and the country of the number; its first value is `NO_PHONE`. */
export function PhoneNumberField({ value, onChange, onBlur, ...field }: Props) {
  const { t } = useLingui()
  const rules = usePhoneRules()
  const { list, items, home } = useCountries(rules)
  const chosen = list.find(({ countryCode }) => countryCode === value.country) ?? home ?? UNKNOWN
  const parse = (text: string, country: DialingCountry) =>
    rules ? rules.parsePhone(text, country, list) : readDigits(text, country)

  // The number is parsed again, since the countries and numbering rules may have loaded after the
  // player typed it.
  const current = value.text ? parse(value.text, chosen) : value
  const isStale =
    current.mobileNum !== value.mobileNum ||
    current.countryDialingCode !== value.countryDialingCode ||
    current.problem !== value.problem
  useEffect(() => {
    if (isStale) onChange(current)
  })

  return (
    <PhoneField
      {...field}
      label={t`Mobile number`}
      value={value.text}
      onChange={({ target }) => {
        const text = rules ? rules.formatTyped(target.value, value.text, chosen) : target.value
        onChange(parse(text, chosen))
      }}
      onBlur={() => {
        if (rules && value.text) {
          const text = rules.formatWhole(value)
          if (text !== value.text) onChange({ ...value, text })
        }
        onBlur?.()
      }}
      country={{
        items,
        value: chosen.countryCode,
        onChange: (code) => {
          const country = list.find(({ countryCode }) => countryCode === code) ?? chosen
          onChange(parse(value.text, country))
        },
        label: t({ message: 'Country code', comment: 'Label of a field, such as +66' }),
        labels: {
          search: t({ message: 'Search countries', comment: 'Label of a search field' }),
          none: t`No country found`,
        },
      }}
    />
  )
}
