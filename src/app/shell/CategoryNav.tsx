import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { lazyScreen } from '#core/navigation/lazyScreen.tsx'
import { LazyPart } from '#parts/failures/LazyPart.tsx'
import { keepFocus } from './keepFocus.ts'
import { NavRow } from './NavRow.tsx'
import { useNavEntries } from './useNavEntries.ts'

const { Component: CategoryMenus } = lazyScreen(
  'shell',
  'CategoryMenus',
  () => import('./CategoryMenus.tsx'),
)

/** The row of categories under the header of wide screens; phones have the bottom bar and lobby. */
export function CategoryNav() {
  const { t } = useLingui()
  const { entries, isPending } = useNavEntries()
  // A pointer that rests here while the menus load tells them nothing when they come.
  const [pointed, setPointed] = useState<string>()
  return (
    <nav
      ref={keepFocus}
      aria-label={t`Game categories`}
      className="h-13 border-t border-border px-5"
    >
      {isPending ? (
        <NavRow entries={entries} pending />
      ) : (
        <LazyPart failure="hide" fallback={<NavRow entries={entries} onPoint={setPointed} />}>
          <CategoryMenus entries={entries} pointed={pointed} />
        </LazyPart>
      )}
    </nav>
  )
}
