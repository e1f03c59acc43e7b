import { Trans, useLingui } from '@lingui/react/macro'
import { Check, Copy, Share2 } from 'lucide-react'
import { useBrand } from '#core/brand/brand.ts'
import { useCopied } from '#core/platform/useCopied.ts'
import { addressToShare } from '#core/navigation/addressToShare.ts'
import { paths } from '#core/navigation/paths.ts'
import { useShare } from '#parts/invitations/useShare.ts'
import { Button } from '#ui/Button.tsx'
import { FormAlert } from '#ui/FormAlert.tsx'
import type { OpenedAccount } from './schema.ts'

interface Props {
  opened: OpenedAccount
  password: string
}

/**
 * The login data of a new downline. The password is shown only now, to be copied or sent as text.
 */
export function HandOver({ opened: { account, kind }, password }: Props) {
  const { t } = useLingui()
  const { name: brand } = useBrand()
  const { isCopied, copy } = useCopied()
  const { outcome, share } = useShare()
  const site = addressToShare(kind === 'AGENT' ? paths.agent() : paths.login())
  const facts = [
    { label: t`Where to log in`, value: site.replace(/^https?:\/\//, '') },
    { label: t`Username`, value: account },
    { label: t`First password`, value: password },
  ]
  const text = [
    t`Your account at ${brand}`,
    t({
      message: `Log in: ${site}`,
      comment: 'Line of a text that is handed to a new member; followed by an address',
    }),
    t({
      message: `Username: ${account}`,
      comment: 'Line of a text that is handed to a new member',
    }),
    t({
      message: `First password: ${password}`,
      comment: 'Line of a text that is handed to a new member',
    }),
    t`You choose your own password when you first log in.`,
  ].join('\n')
  const isFailed = outcome === 'failed'
  return (
    <section
      aria-labelledby="hand-over"
      className="flex flex-col gap-4 rounded-panel bg-primary-soft p-5 text-on-primary-soft"
    >
      <div className="flex flex-col gap-1">
        <h3 id="hand-over" className="text-heading">
          <Trans>Pass these on to the account’s owner</Trans>
        </h3>
        <p className="text-label text-pretty">
          <Trans>
            This password won’t be shown again. Send it only to the account’s owner. They’ll choose
            a new one when they first log in.
          </Trans>
        </p>
      </div>
      <dl className="flex flex-col divide-y divide-border card text-text">
        {facts.map(({ label, value }) => (
          <div
            key={label}
            className="flex flex-wrap items-baseline justify-between gap-x-6 px-4 py-3"
          >
            <dt className="text-label text-muted">{label}</dt>
            <dd
              className="min-w-0 text-body font-semibold tracking-wide wrap-anywhere"
              translate="no"
            >
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <div className="grid gap-2 sm:flex sm:flex-wrap">
        <Button size="lg" onClick={() => void share({ title: brand, text })}>
          <Share2 aria-hidden="true" className="size-5" />
          <Trans comment="Button: opens the phone’s menu for sharing">Share</Trans>
        </Button>
        <Button
          size="lg"
          variant="outline"
          onClick={() =>
            void copy(text).then((did) => (did ? undefined : share({ title: brand, text })))
          }
        >
          {isCopied ? (
            <Check aria-hidden="true" className="size-5" />
          ) : (
            <Copy aria-hidden="true" className="size-5" />
          )}
          {isCopied ? (
            <Trans>Copied</Trans>
          ) : (
            <Trans comment="Button: copies all lines above it">Copy all</Trans>
          )}
        </Button>
      </div>
      <div role="status" className="text-label empty:hidden">
        {outcome === 'copied' && (
          <Trans>Copied. Paste it only where the account’s owner will read it.</Trans>
        )}
      </div>
      {isFailed && (
        <FormAlert tone="warning">
          <Trans>Your browser couldn’t copy it. Write it down before you leave this page.</Trans>
        </FormAlert>
      )}
    </section>
  )
}
