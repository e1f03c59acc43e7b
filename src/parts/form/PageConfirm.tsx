import type { ComponentProps } from 'react'
import { useStackedDialog } from '#core/popups/useStackedDialog.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { TopmostContext } from '#ui/topmost.ts'

/**
 * Asks for confirmation before an action on a page. The back button closes the question and leaves
 * the page open.
 */
export function PageConfirm(props: ComponentProps<typeof ConfirmDialog>) {
  useStackedDialog('page', props.onCancel)
  // The question may cover a popup. It then counts as the topmost dialog, so that keys such as
  // Escape reach it.
  return (
    <TopmostContext value>
      <ConfirmDialog {...props} />
    </TopmostContext>
  )
}
