import { Trans, useLingui } from '@lingui/react/macro'
import { Flame, Heart, History, Sparkles } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from '#core/navigation/Link.tsx'
import { paths } from '#core/navigation/paths.ts'
import { OwnListLink } from '#parts/browser/OwnListLink.tsx'
import { SectionFailure } from '#parts/failures/SectionState.tsx'
import { useLanes } from '#parts/games/useLanes.ts'
import { IconPlate, type PlateTone } from '#ui/IconPlate.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { CategoryTile } from './CategoryTile.tsx'
import { NothingHere } from './NothingHere.tsx'

/** Number of placeholders while the categories load: about as many as most brands have. */
const PLACES = 10

/**
 * The overview of all games: lists across categories, then every category (docs/product.md §2.1).
 */
export function GamesHubScreen() {
  const { t } = useLingui()
  return (
    <div className="mx-auto flex max-w-page flex-col gap-4 px-4 pt-3 pb-10 lg:gap-6 lg:px-8 lg:pt-6">
      <h1 id="games" className="text-title">
        <Trans>All games</Trans>
      </h1>
      <nav aria-label={t`Lists of games`}>
        <ul className="grid grid-cols-4 gap-2 lg:flex lg:gap-3">
          <li>
            <Link to={paths.hotGames} className={SHORTCUT}>
              <Face icon={<Flame />} tone="danger">
                <Trans>Hot games</Trans>
              </Face>
            </Link>
          </li>
          <li>
            <Link to={paths.newGames} className={SHORTCUT}>
              <Face icon={<Sparkles />} tone="primary">
                <Trans comment="Category: games that came lately">New games</Trans>
              </Face>
            </Link>
          </li>
          <li>
            <OwnListLink of="FAV" className={SHORTCUT}>
              <Face icon={<Heart />} tone="accent">
                <Trans>Favorites</Trans>
              </Face>
            </OwnListLink>
          </li>
          <li>
            <OwnListLink of="RECENT" className={SHORTCUT}>
              <Face icon={<History />} tone="sunken">
                <Trans>Recently played</Trans>
              </Face>
            </OwnListLink>
          </li>
        </ul>
      </nav>
      <Categories />
    </div>
  )
}

const SHORTCUT =
  'flex h-full min-h-21 flex-col items-center justify-center gap-1.5 card-raised px-1 py-2 text-center text-caption leading-tight font-semibold transition-[scale] active:scale-(--press) lg:min-h-thumb lg:flex-row lg:gap-3 lg:pe-4 lg:ps-2 lg:text-label'

const Face = ({
  icon,
  tone,
  children,
}: {
  icon: ReactNode
  tone: PlateTone
  children: ReactNode
}) => (
  <>
    <IconPlate tone={tone}>{icon}</IconPlate>
    <span className="line-clamp-2 w-full wrap-break-word">{children}</span>
  </>
)

function Categories() {
  const { data: lanes, error, refetch } = useLanes()
  if (error && !lanes) return <SectionFailure error={error} onRetry={() => void refetch()} />
  if (lanes?.length === 0) return <NothingHere />
  return (
    <ul
      id="game-list"
      tabIndex={-1}
      aria-labelledby="games"
      aria-busy={!lanes}
      className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4 lg:gap-4 2xl:grid-cols-5"
    >
      {lanes
        ? lanes.map((lane) => (
            <li key={lane.type}>
              <CategoryTile lane={lane} />
            </li>
          ))
        : Array.from({ length: PLACES }, (_each, index) => (
            <li key={index}>
              <Skeleton className="h-45 rounded-panel" />
            </li>
          ))}
    </ul>
  )
}
