import { Trans, useLingui } from '@lingui/react/macro'
import { useId, type ReactNode } from 'react'
import { useSecondsLeft } from '#core/clock/useSecondsLeft.ts'
import { useMoments } from '#core/locale/useMoments.ts'
import type { MoneyRow } from '#parts/money/MoneyRows.tsx'
import { MoneyRows } from '#parts/money/MoneyRows.tsx'
import type { Contract, NextSettlement, Side } from './contractSchema.ts'
import { ContractSteps } from './ContractSteps.tsx'
import { StateLine } from './StateLine.tsx'

interface Props {
  title: ReactNode
  contract: Contract
  side: Side
  facts: readonly MoneyRow[]
  next?: NextSettlement | null
  /** It waits for the reader. */
  highlighted?: boolean
  actions: ReactNode
  children: ReactNode
}

/** A contract with its state, its terms, and what can be done with it. */
export function ContractCard({
  title,
  contract,
  side,
  facts,
  next,
  highlighted = false,
  actions,
  children,
}: Props) {
  const heading = useId()
  return (
    <section
      aria-labelledby={heading}
      className={`flex min-w-0 flex-col gap-4 rounded-panel border p-4 sm:p-5 ${highlighted ? 'border-2 border-primary' : ''}`}
    >
      <h2 id={heading} className="text-heading font-bold text-balance">
        {title}
      </h2>
      <StateLine contract={contract} side={side} />
      <MoneyRows rows={facts} />
      {children}
      {next && <Next next={next} />}
      <ContractSteps steps={contract.steps} side={side} />
      <div className="flex flex-wrap gap-3 empty:hidden max-sm:*:w-full">{actions}</div>
    </section>
  )
}

function Next({ next }: { next: NextSettlement }) {
  const { t } = useLingui()
  const { write } = useMoments()
  const left = useSecondsLeft(Date.parse(next.settlesAt))
  return (
    <section aria-label={t`Next settlement`} className="rounded-panel bg-sunken p-4">
      <h3 className="text-caption font-semibold text-muted">
        <Trans>Next settlement</Trans>
      </h3>
      <p className="text-body font-bold tabular-nums">{write(next.settlesAt)}</p>
      <p className="text-label text-muted tabular-nums">
        {left > 0 ? (
          <Trans>
            For the period from {write(next.start)} to {write(next.end)}
          </Trans>
        ) : (
          <Trans>The period is over and is being settled.</Trans>
        )}
      </p>
    </section>
  )
}
