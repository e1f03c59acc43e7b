import { useLingui } from '@lingui/react/macro'
import { Avatar } from '#ui/Avatar.tsx'
import type { Direction, Payee } from './api.ts'
import { TRANSFER_WORDS } from './messages.ts'

interface Props {
  direction: Direction
  payee: Payee
}

/**
 * Shows the payee of a transfer, with the names that the gateway sends; it may mask or hide some.
 */
export function PayeeCard({ direction, payee: { account, nickname } }: Props) {
  const { t } = useLingui()
  return (
    <section className="flex items-center gap-4 card p-4">
      <Avatar name={nickname ?? account} className="size-12 text-heading" />
      <div className="flex min-w-0 flex-col gap-0.5">
        <h2 className="text-caption text-muted">{t(TRANSFER_WORDS[direction].to)}</h2>
        <p className="text-body font-bold wrap-anywhere">{account}</p>
        {nickname && <p className="text-caption text-muted wrap-anywhere">{nickname}</p>}
      </div>
    </section>
  )
}
