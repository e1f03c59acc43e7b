import { Plural, Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { ChevronRight, Coins } from 'lucide-react'
import { Link } from '#core/navigation/Link.tsx'
import { paths } from '#core/navigation/paths.ts'
import { useReach } from '#core/navigation/useReach.ts'
import { pointBalanceQuery } from '#core/wallet/points/queries.ts'
import { mayAskAtom } from '#core/session/session.ts'

/**
 * Link to the points mall with the player's points. It is hidden if the brand has no points mall.
 */
export function PointsLink() {
  return useReach()(paths.pointMall()) ? <Shown /> : null
}

function Shown() {
  const enabled = useAtomValue(mayAskAtom)
  const { data } = useQuery({ ...pointBalanceQuery, enabled })
  const points = data?.points
  return (
    <Link
      to={paths.pointMall()}
      className="flex min-h-thumb min-w-0 items-center gap-3 rounded-panel bg-primary-soft px-4 py-2 text-on-primary-soft transition-[filter] duration-quick hover:brightness-110 tight:flex-wrap"
    >
      <Coins aria-hidden="true" className="size-6 shrink-0" />
      <span className="flex min-w-0 flex-1 flex-col tight:order-last tight:basis-full">
        <span className="text-caption">
          <Trans comment="Link to the shop where points are spent">Points mall</Trans>
        </span>
        <span className="text-label font-bold tabular-nums wrap-anywhere">
          {points === undefined ? '…' : <Plural value={points} one="# point" other="# points" />}
        </span>
      </span>
      <ChevronRight
        aria-hidden="true"
        className="size-4.5 shrink-0 tight:ms-auto rtl:-scale-x-100"
      />
    </Link>
  )
}
