import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { noticeAtom } from '#core/popups/notices.ts'
import { paths } from '#core/navigation/paths.ts'
import { openPopupAtom, popupOf, type PopupProps, type Wanted } from '#core/popups/popups.ts'
import { kickedOutAtom } from '#core/session/endSession.ts'
import { END_MESSAGES } from '#core/session/messages.ts'
import { onOwnLogin } from '#core/session/tabs.ts'
import { normalizePath } from '#lib/urls.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'

/**
 * Says that somebody logged in to the account elsewhere. The popup stays until the player closes
 * it, because the account may be stolen (docs/product.md §4.2). It is not shown if another tab of
 * this browser logged in.
 */
export function KickedOutPopup({ onClose }: PopupProps<'kickedOut'>) {
  const { t } = useLingui()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const openPopup = useSetAtom(openPopupAtom)
  const account = useAtomValue(kickedOutAtom)
  const notify = useSetAtom(noticeAtom)
  const calm = useEffectEvent(() => {
    onClose()
    notify({ message: END_MESSAGES.otherTab })
  })
  useEffect(() => (account === null ? undefined : onOwnLogin(account, calm)), [account])
  const isOfAgents = normalizePath(pathname) === paths.agent()
  const logIn = () => {
    onClose()
    // On a page that requires a login, and on the agents' pages, the login is already open.
    if (!popupOf(pathname) && !isOfAgents) openPopup({ kind: 'login' })
  }
  const changePassword = () => {
    onClose()
    const wanted: Wanted = { after: { kind: 'changePassword' } }
    if (isOfAgents) void navigate(pathname + search, { replace: true, state: wanted })
    else openPopup({ kind: 'login', ...wanted })
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
          Your account was used to log in on another device. If that wasn’t you, log in and change
          your password at once.
        </Trans>
      </p>
    </Dialog>
  )
}
