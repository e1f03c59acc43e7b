import { Trans, useLingui } from '@lingui/react/macro'
import { UserRoundX } from 'lucide-react'
import { Link } from '#core/navigation/Link.tsx'
import { NewTransfer } from '#parts/money/transfers/NewTransfer.tsx'
import { TransferReceiptView } from '#parts/money/transfers/TransferReceiptView.tsx'
import { buttonClass } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { BackLink } from './BackLink.tsx'
import { useTeamState } from './useTeamState.ts'

/** A transfer to a downline: the form or its review step. */
export function TransferView({ id, isChecking }: { id: string; isChecking: boolean }) {
  const { pathOf } = useTeamState()
  return (
    <div className="flex max-w-xl flex-col gap-4">
      <BackLink to={pathOf(id)} />
      <NewTransfer
        way={{
          direction: 'DOWNLINE',
          payeeId: id,
          formPath: pathOf(`${id}/transfer`),
          checkPath: pathOf(`${id}/transfer/check`),
          receiptPath: (receipt) => pathOf(`receipt/${receipt}`),
        }}
        isChecking={isChecking}
        nobody={<NotDirect />}
      />
    </div>
  )
}

export function DownlineReceipt({ id }: { id: string }) {
  const { pathOf } = useTeamState()
  return (
    <div className="flex max-w-xl flex-col gap-4">
      <BackLink to={pathOf()} />
      <TransferReceiptView
        key={id}
        id={id}
        anotherPath={(payeeId) => pathOf(payeeId ? `${payeeId}/transfer` : undefined)}
      />
    </div>
  )
}

function NotDirect() {
  const { t } = useLingui()
  const { pathOf } = useTeamState()
  return (
    <EmptyState
      icon={<UserRoundX />}
      title={t`You can’t transfer to this member`}
      detail={t`Transfers go to your direct downlines who have a wallet.`}
      action={
        <Link to={pathOf()} className={buttonClass({ variant: 'outline' })}>
          <Trans>Back to the team</Trans>
        </Link>
      }
    />
  )
}
