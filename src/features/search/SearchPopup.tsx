import { Dialog } from '@base-ui/react/dialog'
import { useLingui } from '@lingui/react/macro'
import { use } from 'react'
import type { PopupProps } from '#core/popups/popups.ts'
import { followKeyboard } from '#ui/followKeyboard.ts'
import { TopmostContext } from '#ui/topmost.ts'
import { useTapGuard } from '#ui/useTapGuard.ts'
import { SearchPanel } from './SearchPanel.tsx'

/**
 * Keeps the popup above the phone's keyboard. The function is outside the component, because a new
 * function at each render would start the tracking again.
 */
const follow = (element: HTMLElement | null) => (element ? followKeyboard(element) : undefined)

/** The site's search (docs/product.md §2.7), which opens over any page. */
export function SearchPopup({ text, onClose }: PopupProps<'search'>) {
  const { t } = useLingui()
  useTapGuard()
  const topmost = use(TopmostContext)
  return (
    <Dialog.Root open onOpenChange={(open) => !open && topmost && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop
          className={`fixed inset-0 bg-scrim ${topmost ? 'z-40' : 'z-20'} transition-opacity duration-quick data-ending-style:opacity-0 data-starting-style:opacity-0`}
        />
        <Dialog.Popup
          ref={follow}
          initialFocus={() => document.querySelector<HTMLElement>('[data-search] input') ?? true}
          data-search=""
          className={`fixed inset-0 top-(--offline,0px) bottom-(--keyboard,0px) flex flex-col overflow-hidden bg-overlay outline-none sm:inset-x-auto sm:start-1/2 sm:top-[calc(max(1rem,7dvh)+var(--offline,0px))] sm:bottom-auto sm:max-h-[calc(100dvh-max(2rem,14dvh)-var(--offline,0px)-var(--keyboard,0px))] sm:w-[min(52rem,94vw)] sm:-translate-x-1/2 sm:rounded-panel sm:shadow-floating rtl:sm:translate-x-1/2 ${topmost ? 'z-50' : 'z-30'}`}
        >
          <Dialog.Title className="sr-only">{t`Search`}</Dialog.Title>
          <SearchPanel text={text} onClose={onClose} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
