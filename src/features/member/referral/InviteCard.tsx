import { Trans, useLingui } from '@lingui/react/macro'
import { useBrand } from '#core/brand/brand.ts'
import { useLanguage } from '#core/locale/language.ts'
import { addressToShare } from '#core/navigation/addressToShare.ts'
import { paths } from '#core/navigation/paths.ts'
import { formatMoney } from '#lib/money.ts'
import { InvitationCard } from '#parts/invitations/InvitationCard.tsx'
import { perFriendOf, type Referral } from './schema.ts'

/** The player's referral link, which can be copied, scanned, shared or printed on a poster. */
export function InviteCard({ referral: { code, terms, currency } }: { referral: Referral }) {
  const { t } = useLingui()
  const { locale } = useLanguage()
  const { name: brand } = useBrand()
  const perFriend = formatMoney(perFriendOf(terms), locale, currency)
  return (
    <section aria-labelledby="invite">
      <InvitationCard
        link={addressToShare(paths.referral(code))}
        code={code}
        labels={{
          link: t({ message: 'Your link', comment: 'Label: the player’s invitation link' }),
          code: t({ message: 'Your code', comment: 'Label: the player’s invitation code' }),
          qrCode: t`QR code for your link`,
        }}
        message={{ title: brand, text: t`Come and play at ${brand} with me.` }}
        poster={{
          title: t`Come and play with me at ${brand}`,
          note: t`Sign up with my code and we’re both in.`,
          label: t`Poster with the QR code for your link and the code ${code}. You earn ${perFriend} with each friend.`,
        }}
      >
        <div className="flex flex-col gap-2">
          <h2 id="invite" className="text-title text-balance text-text">
            <Trans>Earn {perFriend} with each friend</Trans>
          </h2>
          <p className="max-w-prose text-label text-pretty text-text">
            <Trans>Send your link. Anyone who signs up through it counts as your friend.</Trans>
          </p>
        </div>
      </InvitationCard>
    </section>
  )
}
