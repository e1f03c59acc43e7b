import { Trans } from '@lingui/react/macro'
import { useId, type ReactNode } from 'react'
import type { MoneyRow } from '#parts/money/MoneyRows.tsx'
import { MoneyRows } from '#parts/money/MoneyRows.tsx'
import type { Contract, SettlementAhead, Side } from './contractSchema.ts'
import { ContractSteps } from './ContractSteps.tsx'
import { SettlementAheadFacts } from './SettlementAheadFacts.tsx'
import { StateLine } from './StateLine.tsx'
import { useCountsLater } from './useCountsLater.ts'

interface Props {
  /** Name of the contract and of the other side. */
  title: ReactNode
  /** The contract with its terms and its state. */
  contract: Contract
  /** Whether the reader receives the contract or has offered it. */
  side: Side
  /** Figures of the contract, such as its share. */
  facts: readonly MoneyRow[]
  /** The next settlement; null if there is none. */
  next?: SettlementAhead | null
  /** True if the reader must answer this contract. */
  highlighted?: boolean
  /** Buttons for what the reader can do with the contract. */
  actions: ReactNode
  /** General terms, which follow the facts. */
  children: ReactNode
}

/** A contract with its state, its terms and the actions that are possible. */
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
  const countsLater = useCountsLater(contract)
  return (
    <section
      aria-labelledby={heading}
      className={`flex min-w-0 flex-col gap-4 card p-4 sm:p-6 ${highlighted ? 'border-2 border-primary' : ''}`}
    >
      <header className="flex min-w-0 flex-col gap-2">
        <h2 id={heading} className="text-heading font-bold text-balance">
          {title}
        </h2>
        <StateLine contract={contract} side={side} />
      </header>
      {/* One table: the facts and the general terms follow each other without a gap. */}
      <div className="flex min-w-0 flex-col">
        <MoneyRows flat rows={facts} />
        {children}
      </div>
      {next && (
        <div className="border-t pt-4">
          <SettlementAheadFacts
            title={
              countsLater ? (
                <Trans>First settlement of version {{ version: contract.version }}</Trans>
              ) : (
                <Trans comment="Label of the time at which pay is calculated next">
                  Next settlement
                </Trans>
              )
            }
            ahead={next}
          />
        </div>
      )}
      <ContractSteps steps={contract.steps} side={side} />
      <div className="flex flex-wrap gap-3 empty:hidden max-sm:*:w-full">{actions}</div>
    </section>
  )
}
