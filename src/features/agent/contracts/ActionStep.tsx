import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { SectionFailure } from '#parts/failures/SectionState.tsx'
import { CheckStep } from '#parts/money/CheckStep.tsx'
import type { MoneyRow } from '#parts/money/MoneyRows.tsx'
import { Button } from '#ui/Button.tsx'
import { FormAlert } from '#ui/FormAlert.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import type { ContractAction, Ends } from './api.ts'
import { Cascade } from './Cascade.tsx'
import type { Contract } from './contractSchema.ts'
import { contractMessage } from './messages.ts'
import { cascadeQuery } from './queries.ts'
import { useContractAction } from './useContractAction.ts'

interface Props {
  contract: Contract
  currency: string
  title: ReactNode
  rows: readonly MoneyRow[]
  notes: ReactNode
  /** Label of the button that carries out the action. */
  action: ReactNode
  tone?: 'primary' | 'danger'
  /**
   * True if the action may also end contracts further down the team. The agent then sees their
   * names and must agree.
   */
  endsOthers?: boolean
  actionOf: (ends: Ends) => ContractAction
  onDone: (ended: number) => void
  onBack: () => void
  children?: ReactNode
}

/** The review step before the agent signs, offers or ends a contract. */
export function ActionStep({
  contract,
  currency,
  title,
  rows,
  notes,
  action,
  tone = 'primary',
  endsOthers = false,
  actionOf,
  onDone,
  onBack,
  children,
}: Props) {
  const { t } = useLingui()
  const { kind, id } = contract
  const cascade = useQuery({ ...cascadeQuery(kind, id), enabled: endsOthers, staleTime: 0 })
  const ends = { count: cascade.data?.ends.length ?? 0, digest: cascade.data?.digest ?? '' }
  const [agreedTo, setAgreedTo] = useState<string | null>(null)
  // The agent agrees to the list of contracts that also end. If the list changes, the agent must
  // agree again.
  const isAgreed = ends.count === 0 || agreedTo === ends.digest
  const contractAction = useContractAction(kind, ({ ended }) => onDone(ended))
  const isKnown = !endsOthers || cascade.data !== undefined
  return (
    <CheckStep
      title={title}
      rows={rows}
      notes={notes}
      onChange={onBack}
      back={<Trans context="to the step before">Back</Trans>}
    >
      {children}
      {endsOthers &&
        (cascade.data ? (
          <Cascade
            ends={cascade.data.ends}
            currency={currency}
            agreed={isAgreed}
            onAgree={(agreed) => setAgreedTo(agreed ? ends.digest : null)}
          />
        ) : cascade.error ? (
          <SectionFailure error={cascade.error} onRetry={() => void cascade.refetch()} />
        ) : (
          <div role="status">
            <span className="sr-only">
              <Trans>Loading…</Trans>
            </span>
            <Skeleton className="h-24 rounded-panel" />
          </div>
        ))}
      {contractAction.error && <FormAlert>{t(contractMessage(contractAction.error))}</FormAlert>}
      <Button
        size="lg"
        block
        variant={tone}
        busy={contractAction.isPending}
        disabled={!isKnown || !isAgreed}
        onClick={() => contractAction.send(actionOf(ends))}
      >
        {action}
      </Button>
    </CheckStep>
  )
}
