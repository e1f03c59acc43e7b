import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '#core/navigation/Link.tsx'
import { paths } from '#core/navigation/paths.ts'
import type { PopupProps } from '#core/popups/popups.ts'
import { useApps } from '#core/system/useApps.ts'
import { buttonClass } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { QrCode } from '#ui/QrCode.tsx'

/** Links to the apps: a QR code on wide screens, a button on the phone itself. */
export function AppDownloadPopup({ onClose }: PopupProps<'appDownload'>) {
  const { t } = useLingui()
  const apps = useApps()
  return (
    <Dialog title={t`Get the app`} closeLabel={t`Close`} onClose={onClose}>
      {apps.length === 0 ? (
        <p className="text-body text-muted">
          <Trans>
            The app is on its way. Until then, the site plays just as well in your phone’s browser.
          </Trans>
        </p>
      ) : (
        <ul className="flex flex-col gap-3">
          {apps.map(({ name, url }) => (
            <li key={url} className="flex items-center gap-4 rounded-panel bg-raised p-3">
              {/* The QR code is hidden on phones, because a phone cannot scan its own screen. */}
              <span className="shrink-0 max-lg:hidden">
                <QrCode value={url} label={t`QR code for ${name}`} />
              </span>
              <div className="flex min-w-0 flex-1 items-center justify-between gap-2 lg:flex-col lg:items-start">
                <span className="text-body font-semibold">{name}</span>
                <a href={url} rel="noopener noreferrer" className={buttonClass({ size: 'sm' })}>
                  <Trans comment="Button: downloads the app">Download</Trans>
                </a>
              </div>
            </li>
          ))}
        </ul>
      )}
      <Link
        to={paths.app}
        onClick={onClose}
        className={`${buttonClass({ variant: 'outline', block: true })} mt-4 min-h-thumb`}
      >
        <Trans>How to install it, step by step</Trans>
      </Link>
    </Dialog>
  )
}
