import { Trans, useLingui } from '@lingui/react/macro'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import type { useLeave } from './useLeave.ts'

/** The question on leaving a game, and the message if its money could not be moved back. */
export function LeaveDialogs({ leaving, leave, stay, leaveAnyway }: ReturnType<typeof useLeave>) {
  const { t } = useLingui()
  if (leaving === 'asking') {
    return (
      <ConfirmDialog
        title={t`Leave the game?`}
        cancelLabel={t`Keep playing`}
        confirmLabel={t`Leave the game`}
        onCancel={stay}
        onConfirm={leave}
      >
        <Trans>A round that is still running is finished for you, and its win is yours.</Trans>
      </ConfirmDialog>
    )
  }
  if (leaving === 'stuck') {
    return (
      <ConfirmDialog
        title={t`Your balance isn’t back yet`}
        cancelLabel={t`Leave it for now`}
        confirmLabel={t`Try again`}
        onCancel={leaveAnyway}
        onConfirm={leave}
      >
        <Trans>
          We couldn’t move your balance back from the game. It is safe: if you leave now, we bring
          it back with your next visit.
        </Trans>
      </ConfirmDialog>
    )
  }
  return null
}
