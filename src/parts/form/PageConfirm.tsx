import type { ComponentProps } from 'react'
import { useStackedDialog } from '#core/popups/useStackedDialog.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'

/** Asks before something is done on a page; the back button takes the question away, not the page. */
export function PageConfirm(props: ComponentProps<typeof ConfirmDialog>) {
  useStackedDialog('page', props.onCancel)
  return <ConfirmDialog {...props} />
}
