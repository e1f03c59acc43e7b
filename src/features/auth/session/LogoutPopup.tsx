import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { paths } from '#core/navigation/paths.ts'
import type { PopupProps } from '#core/popups/popups.ts'
import { isOfficeAgentAtom } from '#core/session/session.ts'
import { useLogout } from '#core/session/useSession.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'

/** Asks for confirmation before the logout (docs/product.md §4.3). */
export function LogoutPopup({ onClose }: PopupProps<'logout'>) {
  const { t } = useLingui()
  const logout = useLogout()
  const isOfficeAgent = useAtomValue(isOfficeAgentAtom)
  const [leaving, setLeaving] = useState(false)
  const leave = () => {
    setLeaving(true)
    // Office agents cannot log in on the players' pages.
    void logout(isOfficeAgent ? paths.agent() : paths.home)
  }
  return (
    <Dialog
      title={t({ message: 'Log out?', comment: 'Title of a question' })}
      closeLabel={t`Close`}
      onClose={onClose}
    >
      <div className="flex flex-col gap-5">
        <p className="text-body text-muted">
          <Trans>You’ll need your password to come back.</Trans>
        </p>
        <div className="grid grid-cols-2 gap-3">
          <Button variant="outline" size="lg" onClick={onClose}>
            <Trans comment="Button: does not log out">Stay</Trans>
          </Button>
          <Button size="lg" busy={leaving} onClick={leave}>
            <Trans>Log out</Trans>
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
