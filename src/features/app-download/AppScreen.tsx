import { Trans, useLingui } from '@lingui/react/macro'
import { Download as DownloadIcon, ShieldCheck } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { useBrand } from '#core/brand/brand.ts'
import { useLanguage } from '#core/locale/language.ts'
import type { ScreenProps } from '#core/navigation/feature.ts'
import { IN_PLACE } from '#core/navigation/inPlace.ts'
import { Link } from '#core/navigation/Link.tsx'
import { paths } from '#core/navigation/paths.ts'
import { useScreenTitle } from '#core/navigation/useScreenTitle.ts'
import { joinFacts } from '#lib/phrases.ts'
import { buttonClass } from '#ui/Button.tsx'
import { QrCode } from '#ui/QrCode.tsx'
import { InstallButton } from './InstallButton.tsx'
import { GUIDES, WAYS } from './messages.ts'
import { PhonePicture } from './PhonePicture.tsx'
import { StepDrawing } from './StepDrawing.tsx'
import { bestWay, useDownloads, type Download, type Way } from './useDownloads.ts'

/** The apps and how to install them, by platform (docs/product.md §11.7). */
export function AppScreen({ title }: ScreenProps) {
  const { t } = useLingui()
  const { name } = useBrand()
  const downloads = useDownloads()
  const hash = useLocation().hash.slice(1)
  const ways: Way[] = [...downloads.map(({ platform }) => platform), 'homeScreen']
  const named = ways.find((way) => way === hash)
  const way = named ?? bestWay(downloads, navigator.userAgent)
  const download = downloads.find(({ platform }) => platform === way)
  useScreenTitle(named ? joinFacts(t(WAYS[named]), title) : null)
  return (
    <div className="mx-auto flex w-full max-w-6xl flex-col gap-8 px-4 py-6 lg:gap-12 lg:px-8 lg:py-10">
      <header className="relative isolate grid items-center gap-6 overflow-hidden card bg-raised px-5 pt-8 sm:grid-cols-[1fr_auto] sm:gap-10 sm:px-10 lg:px-14">
        <div className="flex min-w-0 flex-col gap-3 sm:pb-8 lg:gap-4">
          <p className="text-label font-bold text-accent-text">
            <Trans>{name} in your pocket</Trans>
          </p>
          <h1 className="text-display text-balance">{title}</h1>
          <p className="max-w-[46ch] text-body text-pretty text-muted">
            <Trans>
              All games, your balance and every reward one tap away, with the same account as here.
            </Trans>
          </p>
        </div>
        <PhonePicture />
      </header>

      <nav
        aria-label={t({
          message: 'Platforms',
          comment: 'Name of the tabs Android, iOS and so on, for screen readers',
        })}
      >
        <ul className="flex flex-wrap gap-2">
          {ways.map((each) => (
            <li key={each}>
              <Link
                to={`${paths.app}#${each}`}
                {...IN_PLACE}
                aria-current={each === way ? 'true' : undefined}
                className="inline-flex min-h-thumb items-center rounded-pill border px-4 text-label font-medium text-muted transition-colors duration-quick hover:text-text aria-[current=true]:border-primary-mark aria-[current=true]:bg-primary-soft aria-[current=true]:text-on-primary-soft"
              >
                {t(WAYS[each])}
              </Link>
            </li>
          ))}
        </ul>
      </nav>

      <section aria-label={t(WAYS[way])} className="flex flex-col gap-6">
        {download ? (
          <DownloadCard download={download} />
        ) : (
          <>
            <p className="max-w-[60ch] text-body text-pretty text-muted">{t(GUIDES[way].about)}</p>
            <InstallButton size="lg" className="self-start max-sm:w-full" />
          </>
        )}
        {GUIDES[way].parts.map(({ title: heading, steps }, part) => (
          <div key={part} className="flex flex-col gap-4">
            {heading && <h2 className="text-heading text-balance">{t(heading)}</h2>}
            <ol className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
              {steps.map((step, index) => (
                <li key={step.title.id} className="flex gap-4 card p-4 sm:flex-col">
                  <div className="w-28 shrink-0 self-start rounded-[min(var(--radius-panel),1rem)] bg-raised px-2 pt-3 sm:w-full sm:px-10">
                    <StepDrawing drawing={step.drawing} />
                  </div>
                  <div className="flex min-w-0 flex-col gap-1">
                    <h3 className="flex items-baseline gap-2 text-body font-semibold">
                      <span className="text-primary-text tabular-nums">{index + 1}</span>
                      <span className="min-w-0 wrap-anywhere">{t(step.title)}</span>
                    </h3>
                    <p className="text-label text-pretty text-muted">{t(step.text)}</p>
                  </div>
                </li>
              ))}
            </ol>
          </div>
        ))}
      </section>

      <p className="flex items-start gap-3 rounded-panel bg-raised p-4 text-label text-pretty text-muted">
        <ShieldCheck aria-hidden="true" className="size-5 shrink-0 text-success-text" />
        <Trans>
          Only get the app from this page. We never send it in a message, and none of us will ask
          you to share your screen.
        </Trans>
      </p>
    </div>
  )
}

function DownloadCard({ download: { platform, url, version, bytes } }: { download: Download }) {
  const { t } = useLingui()
  const { locale } = useLanguage()
  const name = t(WAYS[platform])
  const size =
    bytes &&
    new Intl.NumberFormat(locale, {
      style: 'unit',
      unit: bytes < 100_000 ? 'kilobyte' : 'megabyte',
      maximumFractionDigits: 1,
    }).format(bytes / (bytes < 100_000 ? 1000 : 1_000_000))
  return (
    <div className="flex flex-col gap-5 card p-5 sm:flex-row sm:items-center lg:gap-8 lg:p-6">
      {/* The QR code is hidden on phones, because a phone cannot scan its own screen. */}
      <span className="shrink-0 rounded-panel bg-qr-paper p-2 max-lg:hidden">
        <QrCode value={url} label={t`QR code for ${name}`} size={148} />
      </span>
      <div className="flex min-w-0 flex-1 flex-col gap-3">
        <h2 className="text-heading">{name}</h2>
        <p className="text-body text-pretty text-muted">{t(GUIDES[platform].about)}</p>
        {(version || size) && (
          <dl className="flex flex-wrap gap-x-6 gap-y-1 text-label">
            {version && (
              <div className="flex gap-2">
                <dt className="text-muted">
                  <Trans comment="The version of an app, followed by its number">Version</Trans>
                </dt>
                <dd className="font-semibold tabular-nums">{version}</dd>
              </div>
            )}
            {size && (
              <div className="flex gap-2">
                <dt className="text-muted">
                  <Trans comment="Label: how large the app’s file is">Size</Trans>
                </dt>
                <dd className="font-semibold tabular-nums">{size}</dd>
              </div>
            )}
          </dl>
        )}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <a
            href={url}
            rel="noopener noreferrer"
            className={`${buttonClass({ size: 'lg' })} max-sm:w-full`}
          >
            <DownloadIcon aria-hidden="true" className="size-5" />
            <Trans>Download</Trans>
          </a>
          <span className="text-label text-muted max-lg:hidden">
            <Trans>or scan the code with your phone</Trans>
          </span>
        </div>
      </div>
    </div>
  )
}
