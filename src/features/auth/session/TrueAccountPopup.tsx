import { Trans, useLingui } from '@lingui/react/macro'
import type { PopupProps } from '#core/popups/popups.ts'
import { useOwnAccount } from '#core/session/useOwnAccount.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'

/** Shown when a trial account tries an action for real accounts (`in_need_true_account`). */
export function TrueAccountPopup({ returnTo, onClose }: PopupProps<'trueAccountNeeded'>) {
  const { t } = useLingui()
  const ownAccount = useOwnAccount()
  const goOn = (way: 'login' | 'register') => {
    onClose()
    ownAccount(way, { returnTo })
  }
  return (
    <Dialog title={t`This needs a real account`} closeLabel={t`Close`} onClose={onClose}>
      <div className="flex flex-col gap-5">
        <p className="text-body text-muted">
          <Trans>
            You’re playing on a trial account. To continue, sign up in a minute, or log in with your
            own account.
          </Trans>
        </p>
        <div className="flex flex-col gap-3">
          <Button size="lg" onClick={() => goOn('register')}>
            <Trans>Sign up</Trans>
          </Button>
          <Button variant="outline" size="lg" onClick={() => goOn('login')}>
            <Trans>Log in</Trans>
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
