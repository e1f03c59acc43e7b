import { useLingui } from '@lingui/react/macro'
import { useResources } from '#core/system/useResources.ts'
import { QrCode } from '#ui/QrCode.tsx'

/** The apps as codes to scan from a desk (specification §2.2, "Side menu"). */
export function AppCodes() {
  const { t } = useLingui()
  const { android, ios } = useResources()
  const apps = [
    { name: t`Android`, url: android },
    { name: t`iPhone and iPad`, url: ios },
  ]
  return (
    <div className="flex gap-3 px-3 py-2">
      {apps.map(
        ({ name, url }) =>
          url && (
            <span key={name} className="flex flex-col gap-1 text-caption text-muted">
              <QrCode value={url} label={t`QR code for ${name}`} />
              {name}
            </span>
          ),
      )}
    </div>
  )
}
