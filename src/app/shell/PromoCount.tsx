import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useAtom } from 'jotai'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '#core/navigation/paths.ts'
import { useMemberInfo } from '#core/session/member/useMemberInfo.ts'
import { CountBadge } from '#ui/CountBadge.tsx'
import { promotionsSeenAtom } from './promotionsSeen.ts'

/** How many promotions wait for the player, without those of the last visit of their page. */
export function PromoCount({ className = '' }: { className?: string }) {
  const { t } = useLingui()
  const waiting = useMemberInfo()?.availablePromoCount
  const isHere = useLocation().pathname === paths.promotions()
  const [seen, setSeen] = useAtom(promotionsSeenAtom)
  useEffect(() => {
    if (waiting !== undefined && (isHere ? waiting !== seen : waiting < seen)) setSeen(waiting)
  }, [waiting, isHere, seen, setSeen])
  const count = isHere ? 0 : Math.max(0, (waiting ?? 0) - seen)
  return (
    <CountBadge
      tone="offer"
      count={count}
      label={t`${plural(count, { other: '# for you' })}`}
      className={className}
    />
  )
}
