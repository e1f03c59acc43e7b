import { Trans, useLingui } from '@lingui/react/macro'
import { Flame, Heart, House } from 'lucide-react'
import { useDeferredValue, useEffect, useRef, type MouseEvent, type ReactNode } from 'react'
import { Link } from '#core/navigation/Link.tsx'
import { paths } from '#core/paths.ts'
import { useRequireAccount } from '#core/session/useRequireAccount.ts'
import { categoryTarget } from '#parts/games/categoryTarget.ts'
import { GameTypeIcon } from '#parts/games/GameTypeIcon.tsx'
import { CATEGORIES } from '#parts/games/categories.ts'
import type { Lane } from '#parts/games/schema.ts'
import { StartVendorButton } from '#parts/games/StartVendorButton.tsx'
import { useLanes } from '#parts/games/useLanes.ts'
import type { Category } from '#parts/browser/browserState.ts'
import type { GameBrowserHandle } from '#parts/browser/useGameBrowser.ts'
import { Skeleton } from '#ui/Skeleton.tsx'

/** Places held until the categories are there: about as many as most brands have. */
const LANES = 11

const LOOK =
  'flex h-21 w-20 flex-col items-center justify-center gap-1.5 rounded-panel bg-raised px-0.5 text-caption font-semibold text-text transition-[scale,box-shadow] duration-quick hover:inset-ring hover:inset-ring-border-strong active:scale-95 aria-[current=true]:bg-primary-soft aria-[current=true]:text-on-primary-soft aria-[current=true]:inset-ring-2 aria-[current=true]:inset-ring-primary lg:w-full'

/**
 * The lobby's menu: home, favourites, hot games, then the vendors' categories
 * (docs/product.md §2.3).
 */
export function CategoryMenu({ browser }: { browser: GameBrowserHandle }) {
  const { t } = useLingui()
  const { data, error } = useLanes()
  // After the first games, which are what a player came for.
  const lanes = useDeferredValue(data, undefined)
  const requireAccount = useRequireAccount()
  const current = browser.state.category
  const row = useRef<HTMLUListElement>(null)
  useEffect(() => {
    // Home is the first: there is nothing to scroll to.
    if (!lanes || current === 'HOME') return
    const list = row.current
    const item = list?.querySelector('[aria-current=true]')?.parentElement
    if (!list || !item) return
    list.scrollLeft = item.offsetLeft - (list.clientWidth - item.offsetWidth) / 2
  }, [lanes, current])
  const entry = (to: Category, icon: ReactNode, name: ReactNode) => (
    <Entry
      current={current === to}
      to={browser.address({ type: 'category', category: to })}
      icon={icon}
      {...(to === 'FAV' && {
        onClick: (event) => {
          event.preventDefault()
          requireAccount(() => browser.go({ type: 'category', category: 'FAV' }))
        },
      })}
    >
      {name}
    </Entry>
  )
  return (
    <nav aria-label={t`Categories`} className="category-menu -mx-4 lg:mx-0">
      <ul ref={row} className="scroll-row category-row">
        <li>
          {entry(
            'HOME',
            <Sign className="bg-primary/15 text-primary-text">
              <House />
            </Sign>,
            <Trans>Home</Trans>,
          )}
        </li>
        <li>
          {entry(
            'FAV',
            <Sign className="bg-accent-soft text-accent-text">
              <Heart />
            </Sign>,
            <Trans>Favorites</Trans>,
          )}
        </li>
        <li>
          {entry(
            'HOT',
            <Sign className="bg-danger/15 text-danger-text">
              <Flame />
            </Sign>,
            <Trans>Hot games</Trans>,
          )}
        </li>
        {lanes
          ? lanes.map((lane) => (
              <li key={lane.type}>
                <LaneEntry lane={lane} browser={browser} current={current === lane.type} />
              </li>
            ))
          : // The sections below tell of an error, and can ask again.
            !error &&
            Array.from({ length: LANES }, (_each, index) => (
              <li key={index}>
                <Skeleton className="h-21 w-20 rounded-panel lg:w-full" />
              </li>
            ))}
      </ul>
    </nav>
  )
}

function LaneEntry({
  lane,
  browser,
  current,
}: {
  lane: Lane
  browser: GameBrowserHandle
  current: boolean
}) {
  const { i18n } = useLingui()
  const target = categoryTarget(lane)
  const icon = <GameTypeIcon type={lane.type} />
  const name = i18n._(CATEGORIES[lane.type].name)
  if (target.kind === 'launch') {
    return (
      <StartVendorButton vendor={target.vendor} name={name} className={`${LOOK} starts-at-once`}>
        <Face icon={icon}>{name}</Face>
      </StartVendorButton>
    )
  }
  return (
    <Entry
      current={current}
      to={browser.address({ type: 'category', category: lane.type })}
      icon={icon}
    >
      {name}
    </Entry>
  )
}

interface EntryProps {
  to: string
  current: boolean
  icon: ReactNode
  onClick?: (event: MouseEvent) => void
  children: ReactNode
}

function Entry({ to, current, icon, onClick, children }: EntryProps) {
  return (
    <Link
      to={to ? `${paths.home}?${to}` : paths.home}
      aria-current={current || undefined}
      onClick={onClick}
      className={LOOK}
    >
      <Face icon={icon}>{children}</Face>
    </Link>
  )
}

const Face = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <>
    {icon}
    <span className="line-clamp-2 w-full text-center leading-tight">{children}</span>
  </>
)

const Sign = ({ className, children }: { className: string; children: ReactNode }) => (
  <span
    aria-hidden="true"
    className={`inline-flex size-9 shrink-0 items-center justify-center rounded-control [&_svg]:size-5 ${className}`}
  >
    {children}
  </span>
)
