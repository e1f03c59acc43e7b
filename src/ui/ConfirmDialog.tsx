import { Dialog as BaseDialog } from '@base-ui/react/dialog'
import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'

interface Props {
  /** The question in a few words, such as "Log out?". */
  title: string
  /** Says what happens when the player confirms. */
  children: ReactNode
  /**
   * Text of the confirming button: a verb with its object, such as "Delete message"; never only
   * "OK".
   */
  confirmLabel: string
  /** Text of the safe answer, which the key Escape gives, too. */
  cancelLabel: string
  /** Called when the player confirms; the dialog stays until its owner removes it. */
  onConfirm: () => void
  /** Called for the safe answer, by its button or the key Escape. */
  onCancel: () => void
  /** `danger` for what cannot be undone; its button is then red. */
  tone?: 'plain' | 'danger'
  /** True while the confirmed action runs, so that a second press does not start it again. */
  busy?: boolean
}

/**
 * A question before an action that costs money or cannot be undone; the safe answer comes first.
 * Whatever needs more than a yes or no is a `Dialog`.
 */
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
