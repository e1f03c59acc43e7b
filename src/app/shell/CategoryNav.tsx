import { useLingui } from '@lingui/react/macro'
import { lazy, useState } from 'react'
import { LazyPart } from '#ui/LazyPart.tsx'
import { NavRow } from './NavRow.tsx'
import { useIsWide } from './useIsWide.ts'
import { useNavEntries } from './useNavEntries.ts'

const CategoryMenus = lazy(() =>
  import('./CategoryMenus.tsx').then((module) => ({ default: module.CategoryMenus })),
)

/** The row of categories under the header of wide screens; phones have the bottom bar and lobby. */
export function CategoryNav() {
  const { t } = useLingui()
  const { entries, isPending } = useNavEntries()
  const isWide = useIsWide()
  // A pointer that rests here while the menus load tells them nothing when they come.
  const [pointed, setPointed] = useState<string>()
  if (!isWide) return null
  return (
    <nav aria-label={t`Game categories`} className="h-13 border-t border-border px-5">
      {isPending ? (
        <NavRow entries={entries} pending />
      ) : (
        <LazyPart fallback={<NavRow entries={entries} onPoint={setPointed} />}>
          <CategoryMenus entries={entries} pointed={pointed} />
        </LazyPart>
      )}
    </nav>
  )
}
