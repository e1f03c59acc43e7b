import { Trans, useLingui } from '@lingui/react/macro'
import { paths } from '#core/paths.ts'
import type { PopupProps } from '#core/popups/popups.ts'
import { useLogout } from '#core/session/useSession.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'

/** Asks before logging out (specification §4, "Other account transitions"). */
export function LogoutPopup({ onClose }: PopupProps) {
  const { t } = useLingui()
  const logout = useLogout()
  return (
    <Dialog title={t`Log out?`} closeLabel={t`Close`} onClose={onClose}>
      <div className="flex flex-col gap-5">
        <p className="text-body text-muted">
          <Trans>You’ll need your password to come back.</Trans>
        </p>
        <div className="grid grid-cols-2 gap-3">
          <Button variant="outline" size="lg" onClick={onClose}>
            <Trans>Stay</Trans>
          </Button>
          <Button size="lg" onClick={() => logout(paths.home)}>
            <Trans>Log out</Trans>
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
