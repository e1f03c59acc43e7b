import { Trans, useLingui } from '@lingui/react/macro'
import { ImageDown, Share2 } from 'lucide-react'
import { useState } from 'react'
import { lazyScreen } from '#core/navigation/lazyScreen.tsx'
import { LazyPart } from '#parts/failures/LazyPart.tsx'
import { CopyField } from '#parts/invitations/CopyField.tsx'
import { useShare } from '#parts/invitations/useShare.ts'
import { Button } from '#ui/Button.tsx'
import { QrCode } from '#ui/QrCode.tsx'
import type { DownlineKind } from './schema.ts'
import { useLinkWords } from './useLinkWords.ts'

const { Component: Poster } = lazyScreen(
  'forms',
  'PosterDialog',
  () => import('#parts/invitations/PosterDialog.tsx'),
)

/** A link to share, to copy, to scan, or on a poster. */
export function LinkShare({ code, kind }: { code: string; kind: DownlineKind }) {
  const { t } = useLingui()
  const { url, title, text, posterTitle, posterNote } = useLinkWords({ code, kind })
  const { outcome, share } = useShare()
  const [isPosterOpen, setIsPosterOpen] = useState(false)
  return (
    <div className="grid gap-6 rounded-panel bg-linear-to-r from-primary-soft to-accent-soft p-5 md:grid-cols-[minmax(0,1fr)_auto] md:items-center">
      <div className="flex min-w-0 flex-col gap-4">
        <div className="flex flex-col gap-2">
          <CopyField label={t`Link`} value={url}>
            {url.replace(/^https?:\/\//, '')}
          </CopyField>
          <CopyField label={t`Code`} value={code}>
            <span className="tracking-wide">{code}</span>
          </CopyField>
        </div>
        <div className="grid gap-2 sm:flex sm:flex-wrap">
          <Button size="lg" onClick={() => void share({ title, text, url })}>
            <Share2 aria-hidden="true" className="size-5" />
            <Trans>Share</Trans>
          </Button>
          <Button size="lg" variant="outline" onClick={() => setIsPosterOpen(true)}>
            <ImageDown aria-hidden="true" className="size-5" />
            <Trans>Make a poster</Trans>
          </Button>
        </div>
        <p role="status" className="text-label text-on-primary-soft empty:hidden">
          {outcome === 'copied' && (
            <Trans>The invitation is copied. Paste it where you like.</Trans>
          )}
        </p>
      </div>
      <figure className="flex flex-col items-center gap-2 justify-self-center">
        <span className="rounded-panel bg-qr-paper p-3 shadow-raised">
          <QrCode value={url} label={t`QR code of the link`} size={168} />
        </span>
        <figcaption className="text-caption text-text">
          <Trans>Whoever stands beside you scans this.</Trans>
        </figcaption>
      </figure>
      {isPosterOpen && (
        <LazyPart failure="tell">
          <Poster
            link={url}
            code={code}
            title={posterTitle}
            note={posterNote}
            label={t`Poster with the QR code of the link and the code ${code}.`}
            onClose={() => setIsPosterOpen(false)}
          />
        </LazyPart>
      )}
    </div>
  )
}
