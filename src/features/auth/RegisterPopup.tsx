import { Trans, useLingui } from '@lingui/react/macro'
import { paths } from '#core/paths.ts'
import type { PopupProps } from '#core/popups/popups.ts'
import { AccountPopup } from './AccountPopup.tsx'

/** The frame of the registration popup; its form comes with accounts. */
export function RegisterPopup({ onClose }: PopupProps) {
  const { t } = useLingui()
  return (
    <AccountPopup
      title={t`Sign up`}
      other={{ to: paths.login(), label: t`Log in` }}
      onClose={onClose}
    >
      <Trans>Sign-up opens soon. Until then, feel free to look around the lobby.</Trans>
    </AccountPopup>
  )
}
