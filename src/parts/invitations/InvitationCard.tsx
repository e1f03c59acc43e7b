import { Trans } from '@lingui/react/macro'
import { ImageDown, Share2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { lazyScreen } from '#core/navigation/lazyScreen.ts'
import { LazyPart } from '#parts/failures/LazyPart.tsx'
import { Button } from '#ui/Button.tsx'
import { QrCode } from '#ui/QrCode.tsx'
import { CopyField } from './CopyField.tsx'
import { useShare } from './useShare.ts'

const { Component: Poster } = lazyScreen('PosterDialog', () => import('./PosterDialog.tsx'))

interface Props {
  link: string
  code: string
  /** Labels of the link, the code and the link's QR code. */
  labels: { link: string; code: string; qrCode: string }
  /** Title and text that are shared with the link. */
  message: { title: string; text: string }
  poster: { title: string; note: string; label: string }
  /** Content above the link, such as the reward for an invitation. */
  children?: ReactNode
}

/** An invitation that a player can copy, scan, share or put on a poster. */
export function InvitationCard({ link, code, labels, message, poster, children }: Props) {
  const { outcome, share } = useShare()
  const [isPosterOpen, setIsPosterOpen] = useState(false)
  return (
    <div className="grid gap-6 rounded-panel wash [--wash:var(--color-accent-soft)] p-5 md:grid-cols-[minmax(0,1fr)_auto] md:items-center">
      <div className="flex min-w-0 flex-col gap-5">
        {children}
        <div className="flex flex-col gap-2">
          <CopyField label={labels.link} value={link}>
            {link.replace(/^https?:\/\//, '')}
          </CopyField>
          <CopyField label={labels.code} value={code}>
            <span className="tracking-wide">{code}</span>
          </CopyField>
        </div>
        <div className="grid gap-2 sm:flex sm:flex-wrap">
          <Button size="lg" onClick={() => void share({ ...message, url: link })}>
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
          <QrCode value={link} label={labels.qrCode} size={168} />
        </span>
        <figcaption className="text-caption text-text">
          <Trans>Let someone next to you scan this.</Trans>
        </figcaption>
      </figure>
      {isPosterOpen && (
        <LazyPart failure="tell">
          <Poster link={link} code={code} {...poster} onClose={() => setIsPosterOpen(false)} />
        </LazyPart>
      )}
    </div>
  )
}
