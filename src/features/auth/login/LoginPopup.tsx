import { Trans, useLingui } from '@lingui/react/macro'
import { useAtom } from 'jotai'
import { useLocation, useNavigate } from 'react-router-dom'
import { Link } from '#core/navigation/Link.tsx'
import { paths } from '#core/paths.ts'
import { popupAtom, type PopupProps } from '#core/popups/popups.ts'
import { usePopupBanner } from '#parts/banners/usePopupBanner.tsx'
import { innerPath } from '#lib/urls.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { FreePlayButton } from './FreePlayButton.tsx'
import { LoginForm } from './LoginForm.tsx'

/** Login over whatever page asks for it; leads on to where the visitor wanted to go. */
export function LoginPopup({ onClose }: PopupProps) {
  const { t } = useLingui()
  const [popup, setPopup] = useAtom(popupAtom)
  const { search } = useLocation()
  const navigate = useNavigate()
  const banner = usePopupBanner('w_login')
  const { returnTo, after } = popup?.kind === 'login' ? popup : {}
  const asked = returnTo ?? new URLSearchParams(search).get('next')
  const next = asked === null ? null : innerPath(asked)

  const done = () => {
    onClose()
    if (after) setPopup(after)
    if (next) void navigate(next, { replace: true })
  }
  return (
    <Dialog title={t`Log in`} closeLabel={t`Close`} onClose={onClose} banner={banner}>
      <LoginForm portal="member" onDone={done}>
        <FreePlayButton onDone={done} />
        <p className="flex flex-wrap items-center justify-center gap-x-2 text-label text-muted">
          <Trans>New here?</Trans>
          <Link
            to={paths.register}
            onClick={(event) => {
              // Only what was opened without an address: the way back leads to this one.
              setPopup(after ? { kind: 'register', after } : null)
              if (after) event.preventDefault()
            }}
            className="inline-flex min-h-thumb items-center rounded-control font-semibold text-primary-text underline-offset-2 hover:underline"
          >
            <Trans>Sign up</Trans>
          </Link>
        </p>
      </LoginForm>
    </Dialog>
  )
}
