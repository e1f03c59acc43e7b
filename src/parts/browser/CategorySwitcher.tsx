import { Trans, useLingui } from '@lingui/react/macro'
import { Flame, Heart, History, LayoutGrid, Sparkles } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { useBrand } from '#core/brand/brand.ts'
import { Link } from '#core/navigation/Link.tsx'
import { paths } from '#core/navigation/paths.ts'
import { BrandPicture } from '#parts/content/BrandPicture.tsx'
import { CATEGORIES } from '#parts/games/categories.ts'
import { CATEGORY_ICONS } from '#parts/games/categoryIcons.ts'
import type { GameType } from '#parts/games/schema.ts'
import { useLanes } from '#parts/games/useLanes.ts'
import { centreInRow } from '#ui/centreInRow.ts'
import { Skeleton } from '#ui/Skeleton.tsx'
import { OwnListLink } from './OwnListLink.tsx'

/** What a list of games shows: one category, or games of all categories. */
export type Listed = GameType | 'HOT' | 'NEW' | 'FAV' | 'RECENT'

const LOOK =
  'relative inline-flex min-h-thumb items-center gap-2 px-3 text-label font-semibold whitespace-nowrap text-muted -outline-offset-4 aria-[current=page]:text-text after:absolute after:inset-x-3 after:bottom-0 after:h-0.75 after:rounded-t-pill aria-[current=page]:after:bg-primary-mark [&_svg]:size-4.5 aria-[current=page]:[&_svg]:text-primary-text'

/**
 * Tabs on phones that lead from one list of games to any other. The tab of the current list is
 * scrolled into view.
 */
export function CategorySwitcher({ current }: { current: Listed }) {
  const { t } = useLingui()
  const { data: lanes, error } = useLanes()
  const row = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const item = row.current?.querySelector<HTMLElement>(`[data-of=${current}]`)
    if (lanes && item) centreInRow(item)
  }, [lanes, current])
  const mark = (to: Listed) => (current === to ? 'page' : undefined)
  return (
    <nav aria-label={t`Categories`} className="-mx-4 border-b border-border">
      <ul ref={row} className="scroll-row relative flex px-1">
        <li>
          <Link to={paths.games} aria-label={t`All games`} className={LOOK}>
            <LayoutGrid />
          </Link>
        </li>
        <li data-of="HOT">
          <Link to={paths.hotGames} aria-current={mark('HOT')} className={LOOK}>
            <Face icon={<Flame />}>
              <Trans>Hot games</Trans>
            </Face>
          </Link>
        </li>
        <li data-of="NEW">
          <Link to={paths.newGames} aria-current={mark('NEW')} className={LOOK}>
            <Face icon={<Sparkles />}>
              <Trans>New games</Trans>
            </Face>
          </Link>
        </li>
        <li data-of="FAV">
          <OwnListLink of="FAV" aria-current={mark('FAV')} className={LOOK}>
            <Face icon={<Heart />}>
              <Trans>Favorites</Trans>
            </Face>
          </OwnListLink>
        </li>
        <li data-of="RECENT">
          <OwnListLink of="RECENT" aria-current={mark('RECENT')} className={LOOK}>
            <Face icon={<History />}>
              <Trans>Recently played</Trans>
            </Face>
          </OwnListLink>
        </li>
        {lanes
          ? lanes.map(({ type }) => (
              <li key={type} data-of={type}>
                <LaneEntry type={type} current={mark(type)} />
              </li>
            ))
          : !error &&
            Array.from({ length: 4 }, (_each, index) => (
              <li key={index} className="flex h-thumb items-center px-3">
                <Skeleton className="h-4 w-18" />
              </li>
            ))}
      </ul>
    </nav>
  )
}

function LaneEntry({ type, current }: { type: GameType; current: 'page' | undefined }) {
  const { i18n } = useLingui()
  const { icon, name: message, path } = CATEGORIES[type]
  const own = useBrand().pictures.categories?.[type]
  const Icon = CATEGORY_ICONS[icon]
  const name = i18n._(message)
  return (
    <Link to={path} aria-current={current} className={LOOK}>
      <Face
        icon={
          own ? <BrandPicture whole picture={own} sizes="1.5rem" className="size-6" /> : <Icon />
        }
      >
        {name}
      </Face>
    </Link>
  )
}

const Face = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <>
    <span aria-hidden="true">{icon}</span>
    <span>{children}</span>
  </>
)
