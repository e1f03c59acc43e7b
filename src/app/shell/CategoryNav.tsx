import { useLingui } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { openPopupAtom } from '#core/popups/popups.ts'
import { CategoryMenus } from './CategoryMenus.tsx'
import { keepFocus } from './keepFocus.ts'
import { NavRow } from './NavRow.tsx'
import { opensSearch } from './opensSearch.ts'
import { useNavEntries } from './useNavEntries.ts'

const TYPES_TEXT = 'input, textarea, select, [contenteditable], [role=dialog] *'

/**
 * The row of categories under the header on wide screens, where a key press also opens the search.
 * Phones have the bottom bar and the lobby instead.
 */
export function CategoryNav() {
  const { t } = useLingui()
  const { entries, isPending } = useNavEntries()
  const openPopup = useSetAtom(openPopupAtom)
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (!opensSearch(event)) return
      if ((event.target as HTMLElement).matches(TYPES_TEXT)) return
      event.preventDefault()
      openPopup({ kind: 'search' })
    }
    window.addEventListener('keydown', open)
    return () => window.removeEventListener('keydown', open)
  }, [openPopup])
  return (
    <nav
      ref={keepFocus}
      aria-label={t({ message: 'Game categories', comment: 'Name of a menu, for screen readers' })}
      className="category-nav"
    >
      {isPending ? <NavRow entries={entries} /> : <CategoryMenus entries={entries} />}
    </nav>
  )
}
