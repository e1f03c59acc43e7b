import { useLingui } from '@lingui/react/macro'
import { useResources } from '#core/system/useResources.ts'
import { QrCode } from '#ui/QrCode.tsx'

interface App {
  name: string
  url: string
}

/** The apps that this brand has. */
export function useApps(): readonly App[] {
  const { t } = useLingui()
  const { android, ios, iosLite } = useResources()
  return [
    { name: t`Android`, url: android },
    { name: t`iPhone and iPad`, url: ios },
    { name: t`iPhone, light edition`, url: iosLite },
  ].filter((app): app is App => Boolean(app.url))
}

/** QR codes of the apps, to scan from a desktop screen (docs/product.md §2.2). */
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
