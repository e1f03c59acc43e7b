import { Trans, useLingui } from '@lingui/react/macro'
import { UserRoundX } from 'lucide-react'
import { Link } from '#core/navigation/Link.tsx'
import { paths } from '#core/navigation/paths.ts'
import type { CenterPageProps } from '#parts/center/pages.ts'
import { NewTransfer } from '#parts/money/transfers/NewTransfer.tsx'
import { TransferReceiptView } from '#parts/money/transfers/TransferReceiptView.tsx'
import type { TransferWay } from '#parts/money/transfers/ways.ts'
import { buttonClass } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'

const WAY: TransferWay = {
  direction: 'UPLINE',
  formPath: paths.member('transferUpline'),
  checkPath: paths.member('transferUpline', 'check'),
  receiptPath: (id) => paths.member('transferUpline', id),
}

/**
 * A transfer to the upline agent: its form, its review step, or the receipt that the address
 * names.
 */
export function UplinePage({ place }: CenterPageProps) {
  const isChecking = place === 'check'
  return (
    <div className="max-w-form">
      {place && !isChecking ? (
        <TransferReceiptView key={place} id={place} anotherPath={() => WAY.formPath} />
      ) : (
        <NewTransfer way={WAY} isChecking={isChecking} nobody={<NoUpline />} />
      )}
    </div>
  )
}

function NoUpline() {
  const { t } = useLingui()
  return (
    <EmptyState
      icon={<UserRoundX />}
      title={t`Your account has no upline`}
      detail={t`Transfers go to the agent who invited you. You joined without an invitation, so there is nobody to transfer to.`}
      action={
        <Link to={paths.member()} className={buttonClass({ variant: 'outline' })}>
          <Trans>Back to the member center</Trans>
        </Link>
      }
    />
  )
}
