import { Dialog } from '@base-ui/react/dialog'
import { useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import type { PopupProps } from '#core/popups/popups.ts'
import { useTapGuard } from '#ui/useTapGuard.ts'
import { LanguageSelector } from './LanguageSelector.tsx'
import { Logo } from './Logo.tsx'
import { ModeSwitch } from './ModeSwitch.tsx'
import { SideMenuContent } from './SideMenuContent.tsx'

/** The side menu over the page, for phones and pages without a menu beside them. */
export function SideDrawer({ onClose }: PopupProps<'sideMenu'>) {
  const { t } = useLingui()
  useTapGuard()
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-scrim transition-opacity duration-calm data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Dialog.Popup className="fixed inset-y-0 start-0 top-(--offline,0px) z-50 flex w-[min(20rem,86vw)] flex-col bg-overlay shadow-floating transition-transform duration-calm ease-out-soft data-starting-style:-translate-x-full rtl:data-starting-style:translate-x-full">
          <div className="flex min-h-15 items-center gap-1 border-b border-border ps-4 pe-2">
            <Dialog.Title className="sr-only">
              {t({ message: 'Side menu', comment: 'Name of the menu, for screen readers' })}
            </Dialog.Title>
            <span className="me-auto">
              <Logo />
            </span>
            <LanguageSelector />
            <ModeSwitch />
            <Dialog.Close
              aria-label={t({ message: 'Close', comment: 'Button: closes a dialog' })}
              className="inline-flex size-thumb items-center justify-center rounded-control text-muted hover:bg-raised hover:text-text"
            >
              <X className="size-5" />
            </Dialog.Close>
          </div>
          <nav aria-label={t`Side menu`} className="overflow-y-auto overscroll-contain">
            <SideMenuContent hasChannels onNavigate={onClose} />
          </nav>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
