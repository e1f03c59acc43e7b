import { Trans, useLingui } from '@lingui/react/macro'
import { paths } from '#core/paths.ts'
import type { PopupProps } from '#core/popups/popups.ts'
import { AccountPopup } from '../AccountPopup.tsx'

/** The frame of the login popup; its form comes with accounts. */
export function LoginPopup({ onClose }: PopupProps) {
  const { t } = useLingui()
  return (
    <AccountPopup
      title={t`Log in`}
      other={{ to: paths.register, label: t`Sign up` }}
      onClose={onClose}
    >
      <Trans>Accounts are coming soon. Until then, feel free to look around the lobby.</Trans>
    </AccountPopup>
  )
}
