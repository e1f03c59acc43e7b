import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { UserRoundX } from 'lucide-react'
import { useState } from 'react'
import { Link } from '#core/navigation/Link.tsx'
import { paths } from '#core/paths.ts'
import { SectionFailure } from '#parts/failures/SectionState.tsx'
import { useMoneyIntent } from '#parts/money/useMoneyIntent.ts'
import { buttonClass } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import type { CenterPageProps } from '#parts/center/pages.ts'
import { AmountStep } from './AmountStep.tsx'
import { ConfirmStep } from './ConfirmStep.tsx'
import { uplineTermsQuery } from './queries.ts'
import { readEntered, type Entered } from './schema.ts'
import { TransferReceiptView } from './TransferReceiptView.tsx'

/** A transfer to the agent above; the number of a transfer in the address opens its receipt. */
export function UplinePage({ place }: CenterPageProps) {
  return (
    <div className="max-w-xl">
      {place ? <TransferReceiptView key={place} id={place} /> : <NewTransfer />}
    </div>
  )
}

function NewTransfer() {
  const { t } = useLingui()
  const { data: terms, error, refetch } = useQuery(uplineTermsQuery)
  const intent = useMoneyIntent('upline')
  const [open] = useState(() => readEntered(intent.findOpen()))
  const [entered, setEntered] = useState<Entered | null>(open)
  const [checking, setChecking] = useState(open !== null)
  if (error && !terms) return <SectionFailure error={error} onRetry={() => void refetch()} />
  if (!terms) return <PageSkeleton />
  if (!terms.payee) {
    return (
      <EmptyState
        icon={<UserRoundX />}
        title={t`Your account has no upline`}
        detail={t`Transfers go to the agent who invited you. You came without an invitation, so there is nobody to transfer to.`}
        action={
          <Link to={paths.member()} className={buttonClass({ variant: 'outline' })}>
            <Trans>Back to the member center</Trans>
          </Link>
        }
      />
    )
  }
  const { payee } = terms
  if (checking && entered) {
    return (
      <ConfirmStep
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
      terms={terms}
      payee={payee}
      amount={entered?.amount ?? ''}
      onDone={(amount) => {
        setEntered({ direction: 'UPLINE', payeeId: payee.id, amount })
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
