import { useLingui } from '@lingui/react/macro'
import type { App } from '#core/system/useApps.ts'
import { QrCode } from '#ui/QrCode.tsx'

/** The apps as codes to scan from a desk (specification §2.2, "Side menu"). */
export function AppCodes({ apps }: { apps: readonly App[] }) {
  const { t } = useLingui()
  return (
    <div className="flex gap-4">
      {apps.map(({ name, url }) => (
        <span key={name} className="flex w-22.5 flex-col gap-1 text-caption text-muted">
          <QrCode value={url} label={t`QR code for ${name}`} />
          {name}
        </span>
      ))}
    </div>
  )
}
