import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { LogIn, UserPlus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import type { ScreenProps } from '#core/navigation/feature.ts'
import { Link } from '#core/navigation/Link.tsx'
import { paths } from '#core/navigation/paths.ts'
import { identityAtom } from '#core/session/session.ts'
import { buttonClass } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ConvertPage } from './ConvertPage.tsx'
import { DetailsPage } from './DetailsPage.tsx'
import { ExchangeView } from './ExchangeView.tsx'
import { GoodPage } from './GoodPage.tsx'
import { GoodsPage } from './GoodsPage.tsx'
import { HistoryPage } from './HistoryPage.tsx'
import { MallNav } from './MallNav.tsx'
import { readPlace, type MallPlace } from './places.ts'
import { PointsHero } from './PointsHero.tsx'

/** The points mall: its goods, their redemption and the history (docs/product.md §11.5). */
export function PointsScreen({ title }: ScreenProps) {
  const place = readPlace(useLocation().hash)
  const isWithin = place.page === 'good' || place.page === 'exchange'
  return (
    <div className="mx-auto flex w-full max-w-page min-w-0 flex-col gap-6 px-4 py-5 lg:px-8 print:max-w-none print:p-0">
      {isWithin ? (
        <h1 className="sr-only">{title}</h1>
      ) : (
        <>
          <PointsHero title={title} isStart={place.page === 'goods'} />
          <MallNav />
        </>
      )}
      <Place place={place} />
    </div>
  )
}

function Place({ place }: { place: MallPlace }) {
  if (place.page === 'goods') return <GoodsPage />
  if (place.page === 'good')
    return <GoodPage key={place.id} id={place.id} isChecking={place.isChecking} />
  return (
    <ForPlayers>
      <PlayersPlace place={place} />
    </ForPlayers>
  )
}

function PlayersPlace({ place }: { place: MallPlace }) {
  switch (place.page) {
    case 'exchange':
      return <ExchangeView key={place.id} id={place.id} />
    case 'details':
      return <DetailsPage />
    case 'convert':
      return <ConvertPage isChecking={place.isChecking} />
    default:
      return <HistoryPage />
  }
}

/** Content for real players. Visitors and trial players see how to get an account. */
function ForPlayers({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  const identity = useAtomValue(identityAtom)
  const { pathname, hash } = useLocation()
  if (identity === 'visitor') {
    return (
      <EmptyState
        icon={<LogIn />}
        title={t`Log in to see your points`}
        detail={t`Your points, redemptions and conversions appear here once you’re logged in.`}
        action={
          <Link to={paths.login(pathname + hash)} className={buttonClass()}>
            <Trans>Log in</Trans>
          </Link>
        }
      />
    )
  }
  if (identity === 'trial') {
    return (
      <EmptyState
        icon={<UserPlus />}
        title={t`You need a real account to earn points`}
        detail={t`Bets with play money earn none. Sign up, and every real bet counts.`}
        action={
          <Link to={paths.register()} className={buttonClass()}>
            <Trans>Sign up</Trans>
          </Link>
        }
      />
    )
  }
  return children
}
