import { Trans, useLingui } from '@lingui/react/macro'
import { MoneyRows } from '#parts/money/MoneyRows.tsx'
import { RHYTHMS } from './messages.ts'
import type { Terms } from './schema.ts'
import { useTermsWords } from './useTermsWords.ts'

/**
 * The terms of a contract in words: the general terms, then the conditions and the rate of each
 * tier. Rules part them, since what shows them has a frame already.
 */
export function TermsView({ terms, currency }: { terms: Terms; currency: string }) {
  const { t } = useLingui()
  const words = useTermsWords(currency)
  const general = words.general(terms)
  return (
    <div className="flex min-w-0 flex-col">
      {terms.kind !== 'dividend' && (
        <p className="border-t py-3 text-label text-pretty text-muted">{t(RHYTHMS[terms.kind])}</p>
      )}
      {general.length > 0 && (
        <MoneyRows flat rows={general.map(({ name, value }) => ({ label: name, value }))} />
      )}
      {terms.kind !== 'realtimeSalary' && (
        <section
          aria-label={t({
            message: 'Tiers',
            comment: 'Heading above the steps of a contract; a higher tier pays more',
          })}
          className="flex flex-col border-t"
        >
          <p className="flex justify-between gap-4 pt-3 pb-1 text-caption text-muted">
            <span>
              <Trans>Team figures in a period</Trans>
            </span>
            <span>
              <Trans comment="The share that a contract pays">Rate</Trans>
            </span>
          </p>
          <ol className="flex flex-col divide-y">
            {terms.tiers.map((tier, index) => (
              <li key={index} className="flex items-center gap-3 py-3">
                <span
                  aria-hidden="true"
                  className="flex size-7 shrink-0 items-center justify-center rounded-pill bg-raised text-caption font-bold text-muted tabular-nums"
                >
                  {index + 1}
                </span>
                <span className="min-w-0 flex-1 text-label text-pretty wrap-anywhere">
                  {words.asked(tier)}
                </span>
                <span className="text-heading font-bold tabular-nums">{words.rate(tier.rate)}</span>
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  )
}
