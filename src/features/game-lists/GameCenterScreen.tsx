import { Trans } from '@lingui/react/macro'
import { CalendarClock, ChevronRight } from 'lucide-react'
import { Link } from '#core/navigation/Link.tsx'
import { paths } from '#core/navigation/paths.ts'
import { type GameType, isLottery } from '#parts/games/schema.ts'
import { SectionFailure } from '#parts/failures/SectionState.tsx'
import { useLanes } from '#parts/games/useLanes.ts'
import { Skeleton } from '#ui/Skeleton.tsx'
import { isNarrowed } from '#parts/browser/browserState.ts'
import { GameBrowser } from '#parts/browser/GameBrowser.tsx'
import { CategoryPage } from './CategoryPage.tsx'
import { NothingHere } from './NothingHere.tsx'
import { VendorBanner } from './VendorBanner.tsx'

/**
 * The game center, which lists games by vendor: /sports, /esports, /lott and /elott
 * (docs/product.md §2.1).
 */
export function GameCenterScreen() {
  return (
    <CategoryPage className="lg:gap-6">
      {(browser, category) =>
        isNarrowed(browser.state) ? (
          <GameBrowser browser={browser} labelledBy="games" />
        ) : (
          <>
            {isLottery(category) && <DrawsLink />}
            <Vendors category={category} />
          </>
        )
      }
    </CategoryPage>
  )
}

function DrawsLink() {
  return (
    <Link
      to={paths.draws()}
      className="flex min-h-16 items-center gap-4 card-raised px-4 py-3 hover:text-primary-text sm:px-5"
    >
      <CalendarClock aria-hidden="true" className="size-7 shrink-0 text-game-lottery" />
      <span className="min-w-0 flex-1">
        <span className="block text-heading">
          <Trans>Draws and results</Trans>
        </span>
        <span className="block text-label text-muted">
          <Trans>When each lottery draws next, and the latest numbers</Trans>
        </span>
      </span>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 rtl:-scale-x-100" />
    </Link>
  )
}

function Vendors({ category }: { category: GameType }) {
  const { data: lanes, error, refetch } = useLanes()
  if (error && !lanes) return <SectionFailure error={error} onRetry={() => void refetch()} />
  const vendors = lanes?.find(({ type }) => type === category)?.vendors
  if (lanes && !vendors) return <NothingHere />
  return (
    <ul
      id="game-list"
      tabIndex={-1}
      aria-labelledby="games"
      className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-5"
    >
      {vendors
        ? vendors.map((vendor) => (
            <li key={vendor.code}>
              <VendorBanner vendor={vendor} />
            </li>
          ))
        : Array.from({ length: 3 }, (_each, index) => (
            <li key={index}>
              <Skeleton className="aspect-4/3 rounded-panel" />
            </li>
          ))}
    </ul>
  )
}
