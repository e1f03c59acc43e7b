import { useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { Gift, House, Menu, Search, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { lazyScreen } from '#core/navigation/lazyScreen.tsx'
import { NavLink } from '#core/navigation/Link.tsx'
import { paths } from '#core/paths.ts'
import { openPopupAtom, openPopupsAtom } from '#core/popups/popups.ts'
import { useFeature } from '#core/system/permission.tsx'
import { identityAtom } from '#core/session/session.ts'
import { LazyPart } from '#parts/failures/LazyPart.tsx'

// Visitors have none.
const { Component: PromoCount } = lazyScreen<'PromoCount', { className?: string }>(
  'shell',
  'PromoCount',
  () => import('./PromoCount.tsx'),
)

const LOOK =
  'flex h-full min-w-0 flex-1 flex-col items-center justify-center gap-1 text-caption font-medium text-muted transition-colors duration-quick aria-[current=page]:text-primary-text [&_svg]:size-5.5'

/** The thumb's way around on phones. */
export function BottomNav() {
  const { t } = useLingui()
  const open = useAtomValue(openPopupsAtom)
  const openPopup = useSetAtom(openPopupAtom)
  const isIn = useAtomValue(identityAtom) !== 'visitor'
  const promotions = useFeature('promotions') !== 'off'
  const link = (to: string, icon: ReactNode, label: string) => (
    <li className="flex-1">
      <NavLink to={to} className={LOOK}>
        {icon}
        <span>{label}</span>
      </NavLink>
    </li>
  )
  const opener = (kind: 'search' | 'sideMenu', icon: ReactNode, label: string) => (
    <li className="flex-1">
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open.some(({ popup }) => popup.kind === kind)}
        onClick={() => openPopup({ kind })}
        className={`${LOOK} w-full`}
      >
        {icon}
        <span>{label}</span>
      </button>
    </li>
  )
  return (
    <nav
      aria-label={t`Main`}
      className="bottom-bar fixed inset-x-0 bottom-0 z-30 border-t border-border bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      <ul className="flex items-stretch">
        {link(paths.home, <House />, t`Home`)}
        {opener('search', <Search />, t({ message: 'Search', context: 'bottom bar' }))}
        {promotions &&
          link(
            paths.promotions(),
            <span className="relative">
              <Gift />
              {isIn && (
                <LazyPart failure="hide">
                  <PromoCount className="absolute -top-2 start-3.5 px-1.5! ring-2 ring-surface" />
                </LazyPart>
              )}
            </span>,
            t`Promotions`,
          )}
        {link(paths.member(), <UserRound />, t({ message: 'Account', context: 'bottom bar' }))}
        {opener('sideMenu', <Menu />, t({ message: 'Menu', context: 'bottom bar' }))}
      </ul>
    </nav>
  )
}
