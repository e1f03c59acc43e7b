import { Dialog as BaseDialog } from '@base-ui/react/dialog'
import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'

interface Props {
  title: string
  /** Says what happens when the player confirms. */
  children: ReactNode
  /**
   * Text of the confirming button: a verb with its object, such as "Delete message"; never only
   * "OK".
   */
  confirmLabel: string
  cancelLabel: string
  onConfirm: () => void
  onCancel: () => void
  tone?: 'plain' | 'danger'
  /** True while the confirmed action runs, so that a second press does not start it again. */
  busy?: boolean
}

export function ConfirmDialog({
  title,
  children,
  confirmLabel,
  cancelLabel,
  onConfirm,
  onCancel,
  tone = 'plain',
  busy = false,
}: Props) {
  return (
    <Dialog
      alert
      title={title}
      closeLabel={cancelLabel}
      onClose={onCancel}
      footer={
        <div className="flex flex-wrap-reverse gap-3 *:flex-1">
          <Button variant="outline" size="lg" onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button
            variant={tone === 'danger' ? 'danger' : 'primary'}
            size="lg"
            busy={busy}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
        </div>
      }
    >
      <BaseDialog.Description render={<div />} className="text-body text-pretty text-muted">
        {children}
      </BaseDialog.Description>
    </Dialog>
  )
}
