import type { Party } from './contractSchema.ts'

/**
 * The other side of a contract. The account name is shown too, because nicknames need not be
 * unique.
 */
export const PartyName = ({ member: { account, nickname } }: { member: Party }) => (
  <span className="inline-flex min-w-0 flex-wrap items-baseline gap-x-2">
    <span className="wrap-anywhere">{account}</span>
    {nickname && (
      <span className="text-caption font-normal text-muted wrap-anywhere">{nickname}</span>
    )}
  </span>
)
