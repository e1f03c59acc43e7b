import { Dialog as BaseDialog } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'

interface Props {
  title: string
  closeLabel: string
  onClose: () => void
  /** A picture across the top. */
  banner?: ReactNode
  children: ReactNode
}

/** A popup: a sheet from below on phones, a panel in the middle elsewhere. */
export function Dialog({ title, closeLabel, onClose, banner, children }: Props) {
  return (
    <BaseDialog.Root open onOpenChange={(open) => !open && onClose()}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className="fixed inset-0 z-40 bg-scrim transition-opacity duration-calm data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <BaseDialog.Popup className="fixed inset-x-0 bottom-0 z-50 flex max-h-[92dvh] flex-col overflow-hidden rounded-t-panel bg-overlay shadow-floating transition-[translate,opacity] duration-calm ease-out-soft data-ending-style:translate-y-8 data-ending-style:opacity-0 data-starting-style:translate-y-8 data-starting-style:opacity-0 sm:inset-x-auto sm:start-1/2 sm:top-1/2 sm:bottom-auto sm:w-[27rem] sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-panel rtl:sm:translate-x-1/2">
          {banner}
          <div className="flex items-center gap-2 ps-5 pe-2 pt-2">
            <BaseDialog.Title className="min-w-0 flex-1 text-heading">{title}</BaseDialog.Title>
            <BaseDialog.Close
              aria-label={closeLabel}
              className="inline-flex size-thumb items-center justify-center rounded-control text-muted hover:bg-raised hover:text-text"
            >
              <X className="size-5" />
            </BaseDialog.Close>
          </div>
          <div
            // A text without a control must be scrollable by keyboard too.
            tabIndex={0}
            className="overflow-y-auto overscroll-contain px-5 pt-2 pb-6 -outline-offset-2"
          >
            {children}
          </div>
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  )
}
