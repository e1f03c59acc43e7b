import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import { useGatewayTime } from '#core/gateway/useGatewayTime.ts'
import { useMoments } from '#core/gateway/useMoments.ts'
import { noticeAtom } from '#core/popups/notices.ts'
import { useAttempt } from '#parts/form/useAttempt.ts'
import { Button } from '#ui/Button.tsx'
import { StatusLabel } from '#ui/StatusLabel.tsx'
import { useRefreshSecurity } from '../useDone.ts'
import { setDefaultPayoutAccount } from './api.ts'
import { KIND_ICONS } from './kindIcons.ts'
import { KIND_NAMES, payoutMessage } from './messages.ts'
import type { PayoutAccount } from './schema.ts'

interface Props {
  account: PayoutAccount
  onRemove: () => void
}

/**
 * Card of one payout account: the bank, the masked number, whether it can be used, and the button
 * to remove it.
 */
export function PayoutAccountCard({ account, onRemove }: Props) {
  const { t } = useLingui()
  const moments = useMoments()
  const refresh = useRefreshSecurity()
  const setNotice = useSetAtom(noticeAtom)
  const { attempt, busy } = useAttempt()
  const { id, kind, institutionName, maskedNumber, holder, isDefault, usableFrom } = account
  const Icon = KIND_ICONS[kind]
  const waits = useGatewayTime((now) => Date.parse(usableFrom) > now)
  const from = moments.write(usableFrom)
  const choose = async () => {
    const error = await attempt(async () => {
      await setDefaultPayoutAccount({ id })
    })
    // A refusal means that the account was changed elsewhere, so the list is fetched again.
    refresh()
    if (error) setNotice({ message: payoutMessage(error) })
    else setNotice({ message: msg`This is now your default withdrawal account.` })
  }
  return (
    <li className="flex flex-col gap-3 card p-4">
      <div className="flex items-start gap-3">
        <span
          aria-hidden="true"
          className="flex size-11 shrink-0 items-center justify-center rounded-pill bg-primary-soft text-on-primary-soft"
        >
          <Icon className="size-5" />
        </span>
        <div className="flex min-w-0 flex-1 flex-col gap-0.5">
          <span className="text-caption text-muted">{t(KIND_NAMES[kind])}</span>
          <strong className="text-body wrap-anywhere">{institutionName}</strong>
          <span className="text-body tracking-wide tabular-nums wrap-anywhere" dir="ltr">
            {maskedNumber}
          </span>
          {holder && <span className="text-label text-muted wrap-anywhere">{holder}</span>}
        </div>
        {isDefault && (
          <StatusLabel tone="good">
            <Trans context="account that is chosen first">Default</Trans>
          </StatusLabel>
        )}
      </div>
      {waits && (
        <div className="flex flex-col items-start gap-1.5">
          <StatusLabel tone="pending">
            <Trans comment="Mark: a new account cannot be used yet">Waiting period</Trans>
          </StatusLabel>
          <p className="text-label text-pretty text-muted">
            <Trans>For your safety it can be used from {{ time: from }}.</Trans>
          </p>
        </div>
      )}
      <div className="flex flex-wrap gap-2 border-t pt-3">
        {!isDefault && (
          <Button variant="outline" busy={busy} onClick={() => void choose()}>
            <Trans comment="Button: always pay out to this account">Make default</Trans>
          </Button>
        )}
        <Button variant="quiet" onClick={onRemove}>
          <Trans comment="Button: removes a bank account">Remove</Trans>
          <span className="sr-only">{`${institutionName} ${maskedNumber}`}</span>
        </Button>
      </div>
    </li>
  )
}
