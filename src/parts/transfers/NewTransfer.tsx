import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { SectionFailure } from '#parts/failures/SectionState.tsx'
import { useMoneyIntent } from '#parts/money/useMoneyIntent.ts'
import { Skeleton } from '#ui/Skeleton.tsx'
import { AmountStep } from './AmountStep.tsx'
import { ConfirmStep } from './ConfirmStep.tsx'
import { transferTermsQuery } from './queries.ts'
import { readEntered, type Entered } from './schema.ts'
import { intentOf, type TransferWay } from './ways.ts'

interface Props {
  way: TransferWay
  /** Stands there if there is nobody to pay. */
  nobody: ReactNode
}

/** A transfer within the team, from its amount to the last look. */
export function NewTransfer({ way, nobody }: Props) {
  const { data: terms, error, refetch } = useQuery(transferTermsQuery(way))
  const intent = useMoneyIntent(intentOf(way))
  const [open] = useState(() => readEntered(intent.findOpen()))
  const [entered, setEntered] = useState<Entered | null>(open)
  const [checking, setChecking] = useState(open !== null)
  if (error?.code === 'member_not_found') return nobody
  if (error && !terms) return <SectionFailure error={error} onRetry={() => void refetch()} />
  if (!terms) return <PageSkeleton />
  if (!terms.payee) return nobody
  const { payee } = terms
  const { direction } = way
  if (checking && entered) {
    return (
      <ConfirmStep
        way={way}
        terms={terms}
        payee={payee}
        entered={entered}
        isUnanswered={entered === open}
        onChange={() => setChecking(false)}
      />
    )
  }
  return (
    <AmountStep
      direction={direction}
      terms={terms}
      payee={payee}
      amount={entered?.amount ?? ''}
      onDone={(amount) => {
        setEntered({ direction, payeeId: payee.id, amount })
        setChecking(true)
      }}
    />
  )
}

const PageSkeleton = () => (
  <div role="status" className="flex flex-col gap-4">
    <span className="sr-only">
      <Trans>Loading…</Trans>
    </span>
    <Skeleton className="h-20 rounded-panel" />
    <Skeleton className="h-32 rounded-panel" />
  </div>
)
