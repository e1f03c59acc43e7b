import { Trans, useLingui } from '@lingui/react/macro'
import { ImageDown, Share2 } from 'lucide-react'
import { useState } from 'react'
import { useBrand } from '#core/brand/brand.ts'
import { useLanguage } from '#core/locale/language.ts'
import { lazyScreen } from '#core/navigation/lazyScreen.tsx'
import { paths } from '#core/paths.ts'
import { formatMoney } from '#lib/money.ts'
import { LazyPart } from '#parts/failures/LazyPart.tsx'
import { CopyField } from '#parts/invitations/CopyField.tsx'
import { useShare } from '#parts/invitations/useShare.ts'
import { Button } from '#ui/Button.tsx'
import { QrCode } from '#ui/QrCode.tsx'
import { perFriendOf, type Referral } from './schema.ts'

const { Component: Poster } = lazyScreen(
  'forms',
  'PosterDialog',
  () => import('#parts/invitations/PosterDialog.tsx'),
)

/** The link that friends come by: to copy, to scan, to share, or on a poster. */
export function InviteCard({ referral: { code, terms, currency } }: { referral: Referral }) {
  const { t } = useLingui()
  const { locale } = useLanguage()
  const { name: brand } = useBrand()
  const [isPosterOpen, setIsPosterOpen] = useState(false)
  const { outcome, share } = useShare()
  const link = new URL(paths.referral(code), window.location.origin).href
  const perFriend = formatMoney(perFriendOf(terms), locale, currency)
  return (
    <section
      aria-labelledby="invite"
      className="grid gap-6 overflow-hidden rounded-panel bg-linear-to-r from-primary-soft to-accent-soft p-5 md:grid-cols-[minmax(0,1fr)_auto] md:items-center"
    >
      <div className="flex min-w-0 flex-col gap-5">
        <div className="flex flex-col gap-2">
          <h2 id="invite" className="text-title text-balance text-text">
            <Trans>Earn {perFriend} with each friend</Trans>
          </h2>
          <p className="max-w-prose text-label text-pretty text-text">
            <Trans>Send your link. Whoever signs up by it counts as your friend.</Trans>
          </p>
        </div>
        <div className="flex flex-col gap-2">
          <CopyField label={t`Your link`} value={link}>
            {link.replace(/^https?:\/\//, '')}
          </CopyField>
          <CopyField label={t`Your code`} value={code}>
            <span className="tracking-wide">{code}</span>
          </CopyField>
        </div>
        <div className="grid gap-2 sm:flex sm:flex-wrap">
          <Button
            size="lg"
            onClick={() =>
              void share({ title: brand, text: t`Come and play at ${brand} with me.`, url: link })
            }
          >
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
            <Trans>Your invitation is copied. Paste it where you like.</Trans>
          )}
        </p>
      </div>
      <figure className="flex flex-col items-center gap-2 justify-self-center">
        <span className="rounded-panel bg-qr-paper p-3 shadow-raised">
          <QrCode value={link} label={t`QR code of your link`} size={168} />
        </span>
        <figcaption className="text-caption text-text">
          <Trans>Friends beside you scan this.</Trans>
        </figcaption>
      </figure>
      {isPosterOpen && (
        <LazyPart failure="tell">
          <Poster
            link={link}
            code={code}
            title={t`Come and play with me at ${brand}`}
            note={t`Sign up by my code and we are both in.`}
            label={t`Poster with the QR code of your link and the code ${code}. You earn ${perFriend} with each friend.`}
            onClose={() => setIsPosterOpen(false)}
          />
        </LazyPart>
      )}
    </section>
  )
}
