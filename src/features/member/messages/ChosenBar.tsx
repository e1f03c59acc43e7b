import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { RotateCcw, Trash2, X } from 'lucide-react'
import { Button } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'

interface Props {
  count: number
  /** Whether the list shows deleted messages, which the player can restore. */
  isDeleted: boolean
  onAll: () => void
  onDelete: () => void
  onRestore: () => void
  onCancel: () => void
}

/** Bar with the actions for the selected messages. It stays visible while the list scrolls. */
export function ChosenBar({ count, isDeleted, onAll, onDelete, onRestore, onCancel }: Props) {
  const { t } = useLingui()
  return (
    <div
      role="group"
      aria-label={t({
        message: 'Chosen messages',
        comment: 'Name of a bar with buttons, for screen readers',
      })}
      className="sticky top-[calc(var(--spacing)*18+var(--offline,0px))] z-10 flex flex-wrap items-center gap-x-2 gap-y-1 rounded-panel border bg-overlay py-1 ps-4 pe-1 shadow-raised short:static"
    >
      <p role="status" className="min-w-0 flex-1 text-label font-semibold tabular-nums">
        <Plural value={count} _0="Nothing chosen" one="# chosen" other="# chosen" />
      </p>
      <Button variant="quiet" size="sm" onClick={onAll}>
        <Trans context="messages">Select all</Trans>
      </Button>
      {isDeleted ? (
        <Button variant="soft" size="sm" disabled={count === 0} onClick={onRestore}>
          <RotateCcw aria-hidden="true" className="size-4.5" />
          <Trans comment="Button: restores deleted messages">Restore</Trans>
        </Button>
      ) : (
        <Button variant="danger" size="sm" disabled={count === 0} onClick={onDelete}>
          <Trash2 aria-hidden="true" className="size-4.5" />
          <Trans>Delete</Trans>
        </Button>
      )}
      <IconButton
        label={t({ message: 'Cancel selection', comment: 'Button: no message is chosen any more' })}
        onClick={onCancel}
      >
        <X className="size-5" />
      </IconButton>
    </div>
  )
}
