import { Trans, useLingui } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import { Link } from 'react-router-dom'
import { paths } from '#core/paths.ts'
import { popupAtom, type PopupProps } from '#core/popups/popups.ts'
import { useCustomerService } from '#core/service/useCustomerService.ts'
import { buttonClass } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'

/** The frame of the registration popup; its form comes with accounts. */
export function RegisterPopup({ onClose }: PopupProps) {
  const { t } = useLingui()
  const setPopup = useSetAtom(popupAtom)
  const service = useCustomerService()
  return (
    <Dialog title={t`Sign up`} closeLabel={t`Close`} onClose={onClose}>
      <div className="flex flex-col gap-5">
        <p className="text-body text-muted">
          <Trans>New accounts open soon. Until then, look around: every game is on show.</Trans>
        </p>
        <div className="flex flex-col gap-3">
          <Link
            to={paths.login()}
            preventScrollReset
            onClick={() => setPopup(null)}
            className={buttonClass({ size: 'lg', block: true })}
          >
            <Trans>Log in</Trans>
          </Link>
          {service && (
            <a
              href={service.href}
              target="_blank"
              rel="noopener noreferrer"
              onClick={(event) => {
                if (!service.open) return
                event.preventDefault()
                service.open()
              }}
              className={buttonClass({ variant: 'outline', size: 'lg', block: true })}
            >
              <Trans>Ask customer service</Trans>
            </a>
          )}
        </div>
      </div>
    </Dialog>
  )
}
