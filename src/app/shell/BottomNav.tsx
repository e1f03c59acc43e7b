import { useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { Gift, House, LayoutGrid, Search, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { PromoCount } from '#app/shellParts.ts'
import type { Layout } from '#core/navigation/feature.ts'
import { isHere } from '#core/navigation/isHere.ts'
import { Link } from '#core/navigation/Link.tsx'
import { paths } from '#core/navigation/paths.ts'
import { useReach } from '#core/navigation/useReach.ts'
import { openPopupAtom, openPopupsAtom } from '#core/popups/popups.ts'
import { identityAtom } from '#core/session/session.ts'
import { LazyPart } from '#parts/failures/LazyPart.tsx'
import { HOME_LISTS } from '#parts/games/categories.ts'

interface Props {
  /** Kind of the page, by which the current entry is marked. */
  layout?: Layout
}

/**
 * The navigation of phones: at the bottom of the window, or as tabs in the header (`phoneNav`). Its
 * form is in `shell.css`.
 */
export function BottomNav({ layout }: Props) {
  // The React compiler is off in this component: it draws few elements, so that the compiler's caches
  // would only be more code for the first load.
  'use no memo'
  const { t } = useLingui()
  const location = useLocation()
  const listed = new URLSearchParams(location.search).get('gameType')
  // True on a page with a list of games, including home with a list.
  const isList =
    layout === 'game' || (layout === 'home' && HOME_LISTS.some((list) => list === listed))
  const open = useAtomValue(openPopupsAtom)
  const openPopup = useSetAtom(openPopupAtom)
  const isIn = useAtomValue(identityAtom) !== 'visitor'
  const isThere = useReach()
  const link = (to: string, icon: ReactNode, label: string, current = isHere(to, location)) => (
    <li>
      <Link to={to} aria-current={current ? 'page' : undefined}>
        {icon}
        <span>{label}</span>
      </Link>
    </li>
  )
  return (
    <nav
      aria-label={t({
        message: 'Main',
        comment: 'Screen readers: the main navigation of the site',
      })}
      className="bottom-bar"
    >
      <ul>
        {link(
          paths.home,
          <House />,
          t({ message: 'Home', comment: 'Link to the first page' }),
          layout === 'home' && !isList,
        )}
        {link(paths.games, <LayoutGrid />, t({ message: 'Games', context: 'bottom bar' }), isList)}
        <li>
          <button
            type="button"
            aria-haspopup="dialog"
            aria-expanded={open.some(({ popup }) => popup.kind === 'search')}
            onClick={() => openPopup({ kind: 'search' })}
          >
            <Search />
            <span>{t({ message: 'Search', context: 'bottom bar' })}</span>
          </button>
        </li>
        {isThere(paths.promotions()) &&
          link(
            paths.promotions(),
            <span className="relative">
              <Gift />
              {isIn && (
                <LazyPart failure="hide">
                  <PromoCount className="absolute -top-2 start-3.5 px-1.5! ring-2 ring-surface short:start-auto short:end-3.5" />
                </LazyPart>
              )}
            </span>,
            t({
              message: 'Promotions',
              comment: 'The promotions: a link, or a heading of search results',
            }),
          )}
        {isIn
          ? link(paths.member(), <UserRound />, t({ message: 'Account', context: 'bottom bar' }))
          : link(
              paths.login(),
              <UserRound />,
              t({ message: 'Log in', comment: 'Button and title' }),
            )}
      </ul>
    </nav>
  )
}
