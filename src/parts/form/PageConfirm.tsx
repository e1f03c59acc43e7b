import type { ComponentProps } from 'react'
import { useStackedDialog } from '#core/popups/useStackedDialog.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { TopmostContext } from '#ui/topmost.ts'

/**
 * Asks for confirmation before an action on a page; the back button closes the question, not the
 * page.
 */
export function PageConfirm(props: ComponentProps<typeof ConfirmDialog>) {
  useStackedDialog('page', props.onCancel)
  // This dialog may lie over a popup, so it counts as the topmost one and reacts to keys.
  return (
    <TopmostContext value>
      <ConfirmDialog {...props} />
    </TopmostContext>
  )
}
