import type { ComponentProps } from 'react'
import { useStackedDialog } from '#core/popups/useStackedDialog.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { TopmostContext } from '#ui/topmost.ts'

/** Asks before something is done on a page; the back button takes the question away, not the page. */
export function PageConfirm(props: ComponentProps<typeof ConfirmDialog>) {
  useStackedDialog('page', props.onCancel)
  // Also in a popup, over which it lies.
  return (
    <TopmostContext value>
      <ConfirmDialog {...props} />
    </TopmostContext>
  )
}
