import type { ComponentProps } from 'react'
import { useStackedDialog } from '#core/popups/useStackedDialog.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { TopmostContext } from '#ui/topmost.ts'

/** Asks before something is done on a page; the back button takes the question away, not the page. */
export function PageConfirm(props: ComponentProps<typeof ConfirmDialog>) {
  useStackedDialog('page', props.onCancel)
  // The question counts as topmost, since it may lie over a popup.
  return (
    <TopmostContext value>
      <ConfirmDialog {...props} />
    </TopmostContext>
  )
}
