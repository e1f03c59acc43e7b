import { useLingui } from '@lingui/react/macro'
import { InvitationCard } from '#parts/invitations/InvitationCard.tsx'
import type { DownlineKind } from './schema.ts'
import { useLinkWords } from './useLinkWords.ts'

/** The ways to share an invitation link: share, copy, QR code or poster. */
export function LinkShare({ code, kind }: { code: string; kind: DownlineKind }) {
  const { t } = useLingui()
  const { url, title, text, posterTitle, posterNote } = useLinkWords({ code, kind })
  return (
    <InvitationCard
      link={url}
      code={code}
      labels={{
        link: t({ message: 'Link', comment: 'An invitation’s address' }),
        code: t`Code`,
        qrCode: t`QR code for the link`,
      }}
      message={{ title, text }}
      poster={{
        title: posterTitle,
        note: posterNote,
        label: t`Poster with the QR code for the link and the code ${code}.`,
      }}
    />
  )
}
