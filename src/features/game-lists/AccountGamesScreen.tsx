import { Trans, useLingui } from '@lingui/react/macro'
import { Heart, History } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { Link } from '#core/navigation/Link.tsx'
import { useIsWide } from '#core/platform/useIsWide.ts'
import { normalizePath } from '#lib/urls.ts'
import { paths } from '#core/navigation/paths.ts'
import type { GameSource } from '#parts/browser/queries.ts'
import { buttonClass } from '#ui/Button.tsx'
import {
  readBrowserState,
  writeBrowserState,
  type BrowserPlace,
} from '#parts/browser/browserUrl.ts'
import { browse } from '#parts/browser/browserState.ts'
import { CategorySwitcher } from '#parts/browser/CategorySwitcher.tsx'
import { GameList } from '#parts/browser/GameList.tsx'
import { ListHeading } from '#parts/browser/ListHeading.tsx'
import { NoOwnGames } from '#parts/browser/NoOwnGames.tsx'
import { IconPlate } from '#ui/IconPlate.tsx'

const SOURCES: Record<'favorites' | 'recents', GameSource> = {
  favorites: { kind: 'favorites' },
  recents: { kind: 'recents' },
}

/**
 * Settings of the game browser: the lists of favourite and recent games have pages, but no filters.
 */
const PLACE: BrowserPlace = { start: 'FAV', categories: [] }

/** The player's favourite and recent games: /favorite and /recent (docs/product.md §2.1). */
export function AccountGamesScreen() {
  const { t } = useLingui()
  const path = normalizePath(useLocation().pathname)
  const kind = path === paths.favorite ? 'favorites' : 'recents'
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const state = readBrowserState(params, PLACE)
  const isWide = useIsWide()
  const favorites = kind === 'favorites'
  const Icon = favorites ? Heart : History
  const more = () =>
    void navigate(
      { search: String(writeBrowserState(browse(state, { type: 'more' }), PLACE, params)) },
      { replace: true },
    )
  return (
    <div className="mx-auto flex max-w-page flex-col gap-3 px-4 pb-10 lg:gap-6 lg:px-8 lg:pt-3">
      {!isWide && <CategorySwitcher current={favorites ? 'FAV' : 'RECENT'} />}
      <ListHeading
        id="games"
        title={
          favorites
            ? t`Favorites`
            : t({
                message: 'Recently played',
                comment: 'Category: games that the player played last',
              })
        }
        icon={
          isWide && (
            <IconPlate tone="soft">
              <Icon />
            </IconPlate>
          )
        }
      >
        <nav
          aria-label={t({
            message: 'Your games',
            comment: 'Title: the player’s favorites and last played games',
          })}
          className="tab-list grid grid-cols-2 gap-1 rounded-control bg-sunken p-1"
        >
          <ListLink to={paths.favorite} current={favorites}>
            <Heart className="size-4" aria-hidden="true" />
            <Trans>Favorites</Trans>
          </ListLink>
          <ListLink to={paths.recent} current={!favorites}>
            <History className="size-4" aria-hidden="true" />
            <Trans>Recently played</Trans>
          </ListLink>
        </nav>
      </ListHeading>
      <div id="game-list" tabIndex={-1}>
        <GameList
          key={kind}
          source={SOURCES[kind]}
          page={state.page}
          onMore={more}
          labelledBy="games"
          empty={
            <NoOwnGames
              kind={kind}
              action={
                <Link to={paths.games} className={buttonClass({ variant: 'soft' })}>
                  <Trans>Find a game</Trans>
                </Link>
              }
            />
          }
        />
      </div>
    </div>
  )
}

function ListLink({
  to,
  current,
  children,
}: {
  to: string
  current: boolean
  children: ReactNode
}) {
  return (
    <Link
      to={to}
      aria-current={current ? 'page' : undefined}
      className="inline-flex min-h-10 min-w-0 items-center justify-center gap-2 rounded-control px-4 text-center text-label leading-tight font-semibold text-muted hover:text-text aria-[current=page]:bg-overlay aria-[current=page]:text-text aria-[current=page]:shadow-raised"
    >
      {children}
    </Link>
  )
}
