import { useLingui } from '@lingui/react/macro'
import type { PopupProps } from '#core/popups/popups.ts'
import { Dialog } from '#ui/Dialog.tsx'

export function ForgotPasswordPopup({ onClose }: PopupProps) {
  const { t } = useLingui()
  return (
    <Dialog title={t`Forgot your password?`} closeLabel={t`Close`} onClose={onClose}>
      {null}
    </Dialog>
  )
}
