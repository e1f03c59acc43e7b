import { Trans, useLingui } from '@lingui/react/macro'
import { paths } from '#core/paths.ts'
import type { PopupProps } from '#core/popups/popups.ts'
import { AccountPopup } from './AccountPopup.tsx'

/** The frame of the login popup; its form comes with accounts. */
export function LoginPopup({ onClose }: PopupProps) {
  const { t } = useLingui()
  return (
    <AccountPopup
      title={t`Log in`}
      other={{ to: paths.register, label: t`Sign up` }}
      onClose={onClose}
    >
      <Trans>Accounts open here soon. Until then, look around: every game is on show.</Trans>
    </AccountPopup>
  )
}
