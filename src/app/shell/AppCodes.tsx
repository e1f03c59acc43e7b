import { useLingui } from '@lingui/react/macro'
import type { App } from '#core/system/useApps.ts'
import { QrCode } from '#ui/QrCode.tsx'

interface Props {
  /** The apps of the brand, each with the address of its file. */
  apps: readonly App[]
}

/** QR codes of the apps, to scan from a desktop screen (docs/product.md §2.2). */
export function AppCodes({ apps }: Props) {
  const { t } = useLingui()
  return (
    <div className="flex gap-4">
      {apps.map(({ name, url }) => (
        <span key={name} className="flex w-22.5 flex-col gap-1 text-caption text-muted">
          <QrCode value={url} label={t`QR code for ${name}`} />
          <span>{name}</span>
        </span>
      ))}
    </div>
  )
}
