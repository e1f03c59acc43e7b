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
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts="/ Control+K Meta+K"
      onClick={() => openPopup({ kind: 'search' })}
      className="well flex min-h-thumb w-52 items-center gap-3 px-3.5 text-start text-label text-muted xl:w-72"
    >
      <Search className="size-5" />
      <span>{t({ message: 'Search games', comment: 'Field and button of the search' })}</span>
      <kbd aria-hidden="true" className="ms-auto rounded-[0.3em] border px-1.5">
        /
      </kbd>
    </button>
  )
}
