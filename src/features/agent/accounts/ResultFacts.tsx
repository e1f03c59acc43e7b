import { useLingui } from '@lingui/react/macro'
import { useLanguage } from '#core/locale/language.ts'
import { MEASURE_NAMES, MEASURES, writeMeasure } from './measures.ts'
import type { Results } from './schema.ts'

/** Results of invitation links, from visits to the newcomers' bets. */
export function ResultFacts({ results, currency }: { results: Results; currency: string }) {
  const { t } = useLingui()
  const { locale } = useLanguage()
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-4">
      {MEASURES.map((measure) => (
        <div key={measure} className="flex min-w-0 flex-col">
          <dt className="text-caption text-muted">{t(MEASURE_NAMES[measure])}</dt>
          <dd className="text-body font-semibold tabular-nums wrap-anywhere">
            {writeMeasure(results, measure, { locale, currency })}
          </dd>
        </div>
      ))}
    </dl>
  )
}
