import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { ChevronDown } from 'lucide-react'
import { useMoments } from '#core/locale/useMoments.ts'
import { StatusLabel } from '#ui/StatusLabel.tsx'
import type { Contract, Side } from './contractSchema.ts'
import { ContractSteps } from './ContractSteps.tsx'
import { STATE_WORDS } from './messages.ts'
import { StateLine } from './StateLine.tsx'
import { TermsView } from './TermsView.tsx'
import { useTermsWords } from './useTermsWords.ts'
import { VersionName } from './VersionName.tsx'

interface Props {
  history: readonly Contract[]
  /** How many there are, if these are only the newest. */
  count: number | undefined
  side: Side
  currency: string
}

/** Versions and offers that are over, the newest first; each opens its terms. */
export function ContractHistory({ history, count, side, currency }: Props) {
  const { t } = useLingui()
  const { write } = useMoments()
  const words = useTermsWords(currency)
  const shown = history.length
  const total = Math.max(count ?? 0, shown)
  if (shown === 0) return null
  return (
    <section aria-label={t`History`} className="flex min-w-0 flex-col gap-2">
      <h2 className="flex items-baseline justify-between gap-4 text-heading">
        <Trans comment="Of a contract: versions that are over">History</Trans>
        <span className="text-caption font-normal text-muted">
          <Plural value={total} one="# version" other="# versions" />
        </span>
      </h2>
      <ul className="flex flex-col divide-y overflow-hidden rounded-panel border bg-surface">
        {history.map((contract) => (
          <li key={contract.id}>
            <details className="group">
              <summary className="flex min-h-thumb cursor-pointer list-none items-center gap-3 px-4 py-3 -outline-offset-2 hover:bg-raised [&::-webkit-details-marker]:hidden">
                <span className="flex min-w-0 flex-1 flex-col gap-0.5">
                  <span className="text-label font-semibold tabular-nums">
                    <VersionName version={contract.version} /> · {words.upTo(contract.terms)}
                  </span>
                  <span className="text-caption text-muted tabular-nums">
                    {write(contract.endedAt ?? contract.offeredAt)}
                  </span>
                </span>
                <StatusLabel tone={STATE_WORDS[contract.state].tone}>
                  {t(STATE_WORDS[contract.state].name)}
                </StatusLabel>
                <ChevronDown
                  aria-hidden="true"
                  className="size-4 shrink-0 text-muted transition-transform duration-quick group-open:rotate-180"
                />
              </summary>
              <div className="flex flex-col gap-4 border-t border-dashed bg-sunken p-4">
                <StateLine contract={contract} side={side} />
                <TermsView terms={contract.terms} currency={currency} />
                <ContractSteps steps={contract.steps} side={side} />
              </div>
            </details>
          </li>
        ))}
      </ul>
      {total > shown && (
        <p className="text-caption text-muted">
          <Trans comment="Versions of a contract that are over">
            Only the newest {shown} are shown.
          </Trans>
        </p>
      )}
    </section>
  )
}
