import { Trans, useLingui } from '@lingui/react/macro'
import { SearchX, Unplug } from 'lucide-react'
import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { Link } from '#core/navigation/Link.tsx'
import { gatewayErrorMessage } from '#core/gateway/messages.ts'
import { Button, buttonClass } from '#ui/Button.tsx'
import { StatusPage } from '#ui/StatusPage.tsx'
import { areaOf, lotteryPath } from './lotteryPaths.ts'
import { LotteryMenu, MenuSkeleton } from './LotteryMenu.tsx'
import { LotteryTable } from './LotteryTable.tsx'
import type { Lottery } from './schema.ts'
import { useLotteries } from './useLotteries.ts'

/** The list of lotteries, or the one lottery that `?gameCode=` names (docs/product.md §2.1). */
export function LotteryScreen() {
  const { t } = useLingui()
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const { data, error, refetch, dataUpdatedAt } = useLotteries()
  const area = areaOf(pathname)
  const gameCode = search.get('gameCode')
  const lottery = useOpened(gameCode, data)
  if (lottery) return <LotteryTable lottery={lottery} shownIn={area} />
  if (error && !data) {
    return (
      <StatusPage
        icon={<Unplug />}
        title={t`The lotteries didn’t load`}
        actions={
          <Button onClick={() => void refetch()}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        {t(gatewayErrorMessage(error))}
      </StatusPage>
    )
  }
  if (!data) return <MenuSkeleton />
  if (!gameCode) return <LotteryMenu lotteries={data} asOf={dataUpdatedAt} area={area} />
  return (
    <StatusPage
      icon={<SearchX />}
      title={t`We couldn’t find this lottery`}
      actions={
        <Link to={lotteryPath(area)} className={buttonClass()}>
          <Trans comment="Link back to the list of lotteries">All lotteries</Trans>
        </Link>
      }
    >
      <Trans>It may have been renamed, or is no longer drawn.</Trans>
    </StatusPage>
  )
}

/**
 * Returns the lottery that the address names. It stays open even if it leaves the list, because the
 * player may have open bets.
 */
function useOpened(gameCode: string | null, lotteries: readonly Lottery[] | undefined) {
  const [last, setLast] = useState<Lottery>()
  const listed = lotteries?.find((each) => each.gameCode === gameCode)
  if (listed && listed !== last) setLast(listed)
  return listed ?? (last?.gameCode === gameCode ? last : undefined)
}
