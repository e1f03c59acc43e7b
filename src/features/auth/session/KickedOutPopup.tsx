import { Trans, useLingui } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import { useLocation } from 'react-router-dom'
import { openPopupAtom, popupOf, type PopupProps } from '#core/popups/popups.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'

/** The account was opened elsewhere; stays until it is read, as it may be a theft (docs/product.md §4.2). */
export function KickedOutPopup({ onClose }: PopupProps<'kickedOut'>) {
  const { t } = useLingui()
  const { pathname } = useLocation()
  const openPopup = useSetAtom(openPopupAtom)
  const logIn = () => {
    onClose()
    // The address of a page that needs a login has opened it already.
    if (!popupOf(pathname)) openPopup({ kind: 'login' })
  }
  const changePassword = () => {
    onClose()
    openPopup({ kind: 'login', after: { kind: 'changePassword' } })
  }
  return (
    <Dialog
      alert
      title={t`You were logged out`}
      closeLabel={t`Close`}
      onClose={onClose}
      footer={
        <div className="flex flex-wrap-reverse gap-3 *:flex-1">
          <Button variant="outline" size="lg" onClick={changePassword}>
            <Trans>Change password</Trans>
          </Button>
          <Button size="lg" onClick={logIn}>
            <Trans>Log in again</Trans>
          </Button>
        </div>
      }
    >
      <p className="text-body text-pretty text-muted">
        <Trans>
          Your account was opened on another device. If that wasn’t you, log in and change your
          password at once.
        </Trans>
      </p>
    </Dialog>
  )
}
