import { useLingui } from '@lingui/react/macro'
import { useMemberInfo } from '#core/session/member/useMemberInfo.ts'
import { CountBadge } from '#ui/CountBadge.tsx'

/** How many promotions a player may take part in (docs/product.md §3). */
export function PromoCount({ className = '' }: { className?: string }) {
  const { t } = useLingui()
  const count = useMemberInfo()?.availablePromoCount ?? 0
  return <CountBadge tone="offer" count={count} label={t`${count} for you`} className={className} />
}
