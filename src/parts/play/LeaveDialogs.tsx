import { Trans, useLingui } from '@lingui/react/macro'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import type { Question, useLeave } from './useLeave.ts'

/**
 * The two dialogs while a game is left: a question before a round is interrupted, and an error if
 * the money could not be moved back.
 */
export function LeaveDialogs({
  leaving,
  question,
  answer,
  retry,
  leaveAnyway,
}: Pick<ReturnType<typeof useLeave>, 'leaving' | 'question' | 'answer' | 'retry' | 'leaveAnyway'>) {
  const { t } = useLingui()
  const asked = {
    leave: { title: t`Leave the game?`, confirm: t`Leave the game` },
    reload: {
      title: t`Reload the game?`,
      confirm: t({ message: 'Reload', comment: 'Button: loads a game again' }),
    },
    server: {
      title: t({
        message: 'Switch servers?',
        comment: 'Title of a question: the game moves to another server',
      }),
      confirm: t({
        message: 'Switch servers',
        comment: 'Button: the game moves to another server',
      }),
    },
    another: { title: t`Start another game?`, confirm: t`Start the other game` },
  }
  if (question) {
    const { title, confirm } = asked[question.interruption]
    return (
      <ConfirmDialog
        title={title}
        cancelLabel={t({ message: 'Keep playing', comment: 'Button: does not leave a game' })}
        confirmLabel={confirm}
        onCancel={() => answer(false)}
        onConfirm={() => answer(true)}
      >
        <Cost {...question} />
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
        onConfirm={retry}
      >
        <Trans>
          We couldn’t move your balance back from the game. It’s safe: if you leave now, we’ll move
          it back on your next visit.
        </Trans>
      </ConfirmDialog>
    )
  }
  return null
}

function Cost({ interruption, why }: Question) {
  if (why === 'window') {
    return (
      <Trans>
        The game’s window is still open. Your balance is moved back now, so that you can’t keep
        betting there.
      </Trans>
    )
  }
  const onServer = interruption === 'server' && (
    <Trans>The game reloads on another server and starts from the beginning.</Trans>
  )
  return (
    <>
      {onServer && <>{onServer} </>}
      {why === 'open' ? (
        <Trans>A round that is still running is finished for you, and any win is yours.</Trans>
      ) : (
        <Trans>
          If a round is still running, it is finished for you. A win that comes later is kept in
          your wallet at this provider.
        </Trans>
      )}
    </>
  )
}
