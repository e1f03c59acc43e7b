import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowRight } from 'lucide-react'
import type { Terms } from './schema.ts'
import { useTermsWords, type TermFact } from './useTermsWords.ts'

interface Props {
  before: Terms
  after: Terms
  currency: string
}

/** The terms in force beside the offered terms, with the differences highlighted. */
export function TermsComparison({ before, after, currency }: Props) {
  const { t } = useLingui()
  const words = useTermsWords(currency)
  const rows = pair(words.all(before), words.all(after))
  const changes = rows.filter(({ old, next }) => old !== next).length
  const none = <span className="text-muted">{t({ message: 'None', context: 'term' })}</span>
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <table className="w-full border-y text-label max-sm:block">
        <caption className="sr-only">
          <Trans>Terms in force and terms offered</Trans>
        </caption>
        <thead className="text-caption text-muted max-sm:sr-only">
          <tr>
            {[
              t({
                message: 'Term',
                comment: 'Heads a column: a term of a contract, such as its rate',
              }),
              t({ message: 'In force', comment: 'Table heading: the terms that apply now' }),
              t({ message: 'Offered', context: 'terms' }),
            ].map((head) => (
              <th key={head} scope="col" className="px-3 py-3 text-start font-medium">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {rows.map(({ id, name, old, next }) => {
            const differs = old !== next
            return (
              <tr
                key={id}
                data-changed={differs || undefined}
                className="border-t max-sm:flex max-sm:flex-col max-sm:gap-1 max-sm:px-3 max-sm:py-3 max-sm:first:border-t-0 data-changed:bg-primary-soft data-changed:text-on-primary-soft"
              >
                <th scope="row" className="text-start font-medium text-pretty sm:px-3 sm:py-3">
                  <span>{name}</span>
                  {differs && (
                    <span className="ms-2 inline-block rounded-pill bg-primary px-2 py-0.5 text-caption leading-tight font-semibold text-on-primary">
                      <Trans comment="A term that a new contract changes">Changed</Trans>
                    </span>
                  )}
                </th>
                <td
                  className={`tabular-nums wrap-anywhere sm:px-3 sm:py-3 ${differs ? 'line-through' : ''}`}
                >
                  {old ?? none}
                </td>
                <td
                  className={`tabular-nums wrap-anywhere sm:px-3 sm:py-3 ${differs ? 'font-bold' : 'max-sm:hidden'}`}
                >
                  <span className="inline-flex items-start gap-1.5">
                    {differs && (
                      <ArrowRight
                        aria-hidden="true"
                        className="mt-0.5 size-4 shrink-0 sm:hidden rtl:-scale-x-100"
                      />
                    )}
                    <span>{next ?? none}</span>
                  </span>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      {changes === 0 && (
        <p className="text-label text-muted">
          <Trans>The terms are the same as those in force.</Trans>
        </p>
      )}
    </div>
  )
}

interface Pair {
  id: string
  name: string
  old: string | undefined
  next: string | undefined
}

/** Pairs the terms of both versions, in the order of the version with more terms. */
function pair(before: readonly TermFact[], after: readonly TermFact[]): Pair[] {
  const [longer, shorter] = before.length > after.length ? [before, after] : [after, before]
  const ids = [...longer, ...shorter.filter(({ id }) => !longer.some((one) => one.id === id))]
  return ids.map(({ id, name }) => ({
    id,
    name,
    old: before.find((one) => one.id === id)?.value,
    next: after.find((one) => one.id === id)?.value,
  }))
}
