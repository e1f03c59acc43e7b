import { Trans } from '@lingui/react/macro'
import { Avatar } from '#ui/Avatar.tsx'
import type { Payee } from './api.ts'

/** Who receives the money, as far as the gateway tells. */
export function PayeeCard({ payee: { account, nickname } }: { payee: Payee }) {
  return (
    <section className="flex items-center gap-4 rounded-panel border bg-surface p-4">
      <Avatar name={nickname ?? account} className="size-12 text-heading" />
      <div className="flex min-w-0 flex-col gap-0.5">
        <h2 className="text-caption text-muted">
          <Trans>To your upline</Trans>
        </h2>
        <p className="text-body font-bold wrap-anywhere">{account}</p>
        {nickname && <p className="text-caption text-muted wrap-anywhere">{nickname}</p>}
      </div>
    </section>
  )
}
