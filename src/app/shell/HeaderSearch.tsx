import { useLingui } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import { Search } from 'lucide-react'
import { openPopupAtom } from '#core/popups/popups.ts'

/**
 * A button that looks like a search field and opens the search; phones have it in the bottom bar.
 */
export function HeaderSearch() {
  const { t } = useLingui()
  const openPopup = useSetAtom(openPopupAtom)
  const name = t({ message: 'Search games', comment: 'Field and button of the search' })
  return (
    <button
      type="button"
      // The words are left out where the header is narrow for its text.
      aria-label={name}
      aria-haspopup="dialog"
      aria-keyshortcuts="/ Control+K Meta+K"
      onClick={() => openPopup({ kind: 'search' })}
      className="well header-search flex min-h-thumb min-w-thumb items-center gap-3 px-3.5 text-start text-label whitespace-nowrap text-muted"
    >
      <Search className="size-5 shrink-0" />
      <span className="header-word">{name}</span>
      <kbd
        aria-hidden="true"
        className="header-word ms-auto rounded-[min(var(--radius-control),0.3em)] border px-1.5"
      >
        /
      </kbd>
    </button>
  )
}
