import { Trans, useLingui } from '@lingui/react/macro'
import { CalendarClock, ChevronRight, SearchX } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { Link } from '#core/navigation/Link.tsx'
import { normalizePath } from '#lib/urls.ts'
import { paths } from '#core/paths.ts'
import { categoriesAt } from '#parts/games/categories.ts'
import { GameTypeIcon } from '#parts/games/GameTypeIcon.tsx'
import { CATEGORIES } from '#parts/games/categories.ts'
import type { GameType } from '#parts/games/schema.ts'
import { SectionFailure } from '#parts/failures/SectionState.tsx'
import { useLanes } from '#parts/games/useLanes.ts'
import { buttonClass } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import type { BrowserPlace } from '#parts/browser/browserUrl.ts'
import { isNarrowed } from '#parts/browser/browserState.ts'
import { GameBrowser } from '#parts/browser/GameBrowser.tsx'
import { ListHeading } from '#parts/browser/ListHeading.tsx'
import { ListSearch } from '#parts/browser/ListSearch.tsx'
import { useGameBrowser } from '#parts/browser/useGameBrowser.ts'
import { VendorBanner } from './VendorBanner.tsx'

/** The game center by vendor: /sports, /esports, /lott and /elott (docs/product.md §2.1). */
export function GameCenterScreen() {
  const path = normalizePath(useLocation().pathname)
  const categories = categoriesAt(path)
  const [start = 'SPORTS'] = categories
  // Another page is another list: nothing of the one before may stay.
  return <CenterOf key={path} place={{ start, categories }} />
}

function CenterOf({ place }: { place: BrowserPlace }) {
  const { i18n } = useLingui()
  const browser = useGameBrowser(place)
  const { state } = browser
  const category = state.category as GameType
  const browses = isNarrowed(state)
  return (
    <div className="mx-auto flex max-w-350 flex-col gap-4 px-4 pt-4 pb-10 lg:gap-6 lg:px-8 lg:pt-6">
      <ListHeading
        id="games"
        icon={<GameTypeIcon type={category} />}
        title={i18n._(CATEGORIES[category].name)}
      >
        <ListSearch browser={browser} className="md:w-80" />
      </ListHeading>
      {!browses && CATEGORIES[category].flag === 'lottery' && (
        <Link
          to={paths.draws()}
          className="flex min-h-16 items-center gap-4 rounded-panel bg-raised px-4 py-3 shadow-raised hover:text-primary-text sm:px-5"
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
      )}
      {browses ? (
        <GameBrowser browser={browser} labelledBy="games" />
      ) : (
        <Vendors category={category} />
      )}
    </div>
  )
}

function Vendors({ category }: { category: GameType }) {
  const { t } = useLingui()
  const { data: lanes, error, refetch } = useLanes()
  if (error && !lanes) return <SectionFailure error={error} onRetry={() => void refetch()} />
  const vendors = lanes?.find(({ type }) => type === category)?.vendors
  if (lanes && !vendors) {
    return (
      <EmptyState
        icon={<SearchX />}
        title={t`Nothing here yet`}
        action={
          <Link to={paths.home} className={buttonClass({ variant: 'soft' })}>
            <Trans>Find a game</Trans>
          </Link>
        }
      />
    )
  }
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
