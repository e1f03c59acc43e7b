import { useAtomValue } from 'jotai'
import { useBrand } from '#core/brand/brand.ts'
import { usePageContext } from '#core/locale/pageContext.ts'
import { useLanguage } from '#core/locale/language.ts'
import { mayAskAtom } from '#core/session/session.ts'
import { formatCount } from '#lib/counts.ts'
import { formatMoney } from '#lib/money.ts'
import { formatDayOf, formatTimeOf } from '#lib/periodFormats.ts'
import type { FilterSpec } from '#parts/records/recordsUrl.ts'
import { useRecordState } from '#parts/records/useRecordState.ts'
import { type Hidden, readHide, writeHide } from './tables/tableUrl.ts'

/** Reads the state of a report from the address, and formats its figures and times. */
export function useReport<Filters extends Hidden>(spec: FilterSpec<Filters>) {
  const { locale } = useLanguage()
  const { currency } = useBrand()
  const record = useRecordState(spec)
  const { filters, zone, chooseFilters } = record
  return {
    ...record,
    locale,
    currency,
    context: usePageContext(),
    enabled: useAtomValue(mayAskAtom),
    hidden: readHide(filters),
    onHide: (hidden: readonly string[]) => chooseFilters({ ...filters, hide: writeHide(hidden) }),
    writeMoney: (amount: string) => formatMoney(amount, locale, currency),
    writeCount: (count: number) => formatCount(count, locale),
    writeDay: (at: string) => formatDayOf(at, locale, zone),
    writeTime: (at: string) => formatTimeOf(at, locale, zone),
  }
}

export type Report<Filters extends Hidden> = ReturnType<typeof useReport<Filters>>
