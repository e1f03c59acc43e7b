import { Trans, useLingui } from '@lingui/react/macro'
import { Flame, Heart, LayoutGrid } from 'lucide-react'
import { useDeferredValue, type ReactNode } from 'react'
import { Link } from '#core/navigation/Link.tsx'
import { paths } from '#core/navigation/paths.ts'
import { OwnListLink } from '#parts/browser/OwnListLink.tsx'
import { GameTypeIcon } from '#parts/games/GameTypeIcon.tsx'
import { CATEGORIES } from '#parts/games/categories.ts'
import type { GameType } from '#parts/games/schema.ts'
import { useLanes } from '#parts/games/useLanes.ts'
import { IconPlate } from '#ui/IconPlate.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'

/** Number of placeholders while the categories load: about as many as most brands have. */
const LANES = 11

const LOOK =
  'flex h-21 w-20 flex-col items-center justify-center gap-1.5 card-filled px-0.5 text-caption font-semibold text-text transition-[scale,box-shadow] duration-quick hover:inset-ring hover:inset-ring-border-strong active:scale-(--press)'

/**
 * The menu of the home page on phones: all games, favourites, hot games and the vendors'
 * categories (docs/product.md §2.3). Wide pages have this menu in the header.
 */
export function CategoryMenu() {
  const { t } = useLingui()
  const { data, error } = useLanes()
  // The categories are rendered after the first games, because players come for the games.
  const lanes = useDeferredValue(data, undefined)
  return (
    <nav
      aria-label={t({
        message: 'Categories',
        comment: 'Kinds of games: a heading or the name of a menu',
      })}
      className="-mx-4"
    >
      <ul className="scroll-row category-row">
        <li>
          <Entry
            to={paths.games}
            icon={
              <IconPlate tone="primary">
                <LayoutGrid />
              </IconPlate>
            }
          >
            <Trans>All games</Trans>
          </Entry>
        </li>
        <li>
          <OwnListLink of="FAV" className={LOOK}>
            <Face
              icon={
                <IconPlate tone="accent">
                  <Heart />
                </IconPlate>
              }
            >
              <Trans>Favorites</Trans>
            </Face>
          </OwnListLink>
        </li>
        <li>
          <Entry
            to={paths.hotGames}
            icon={
              <IconPlate tone="danger">
                <Flame />
              </IconPlate>
            }
          >
            <Trans>Hot games</Trans>
          </Entry>
        </li>
        {lanes
          ? lanes.map(({ type }) => (
              <li key={type}>
                <LaneEntry type={type} />
              </li>
            ))
          : // The sections below the menu show the error and offer a retry.
            !error &&
            Array.from({ length: LANES }, (_each, index) => (
              <li key={index}>
                <Skeleton className="h-21 w-20 rounded-panel" />
              </li>
            ))}
      </ul>
    </nav>
  )
}

function LaneEntry({ type }: { type: GameType }) {
  const { i18n } = useLingui()
  const { name, path } = CATEGORIES[type]
  return (
    <Entry to={path} icon={<GameTypeIcon type={type} />}>
      {i18n._(name)}
    </Entry>
  )
}

interface EntryProps {
  to: string
  icon: ReactNode
  children: ReactNode
}

const Entry = ({ to, icon, children }: EntryProps) => (
  <Link to={to} className={LOOK}>
    <Face icon={icon}>{children}</Face>
  </Link>
)

const Face = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <>
    {icon}
    <span className="line-clamp-2 w-full text-center leading-tight">{children}</span>
  </>
)
