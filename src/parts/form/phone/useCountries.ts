import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useBrand } from '#core/brand/brand.ts'
import { useLanguage } from '#core/locale/language.ts'
import { usePermission } from '#core/system/permission.tsx'
import { countryCodesQuery } from '#core/system/queries.ts'
import type { ComboItem } from '#ui/Combo.tsx'
import type { DialingCountry } from './phoneValue.ts'
import type { PhoneRules } from './usePhoneRules.ts'

interface Countries {
  list: readonly DialingCountry[]
  /** The countries as options, with names in the player's language, and sorted by these names. */
  items: readonly ComboItem[]
  /**
   * The country in which the player seems to be, else the brand's own country; undefined while
   * neither is known.
   */
  home: DialingCountry | undefined
}

/**
 * Lists the countries that the gateway serves; if that call fails, all countries with numbering
 * rules.
 */
export function useCountries(rules: PhoneRules | null): Countries {
  const { currency } = useBrand()
  const { locale } = useLanguage()
  const here = usePermission().data?.location.country
  const { data, isError } = useQuery(countryCodesQuery)
  const list = useMemo(
    () => (data?.length ? data : isError || data ? (rules?.listCountries() ?? []) : []),
    [data, isError, rules],
  )
  const items = useMemo(() => nameCountries(list, locale), [list, locale])
  const find = (code: string | undefined) => list.find(({ countryCode }) => countryCode === code)
  // The brand's own country is found by its currency, whose first two letters are the country's
  // code (ISO 4217).
  return { list, items, home: find(here) ?? find(currency.slice(0, 2)) ?? list[0] }
}

function nameCountries(list: readonly DialingCountry[], locale: string): ComboItem[] {
  const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' })
  const nameOf = (code: string) => {
    try {
      return names.of(code) ?? code
    } catch {
      return code
    }
  }
  return list
    .map(({ countryCode, countryDialingCode }) => ({
      value: countryCode,
      label: nameOf(countryCode),
      hint: `+${countryDialingCode}`,
    }))
    .toSorted((a, b) => a.label.localeCompare(b.label, locale))
}
