import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { Bookmark, Pencil, Trash2 } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { Link } from '#core/navigation/Link.tsx'
import { withSearch } from '#core/navigation/withSearch.ts'
import { useStackedDialog } from '#core/popups/useStackedDialog.ts'
import { sessionAtom } from '#core/session/session.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { TextField } from '#ui/TextField.tsx'
import {
  addView,
  keepViews,
  LONGEST_NAME,
  MOST_VIEWS,
  readViews,
  renameView,
  type SavedView,
} from './savedViews.ts'
import { tidyText } from '#lib/tidyText.ts'

/** Views of a report that the agent has named and stored: period, filters, order and columns. */
export function SavedViews({ page }: { page: string }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="quiet" size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Bookmark aria-hidden="true" className="size-4.5" />
        <Trans comment="Heading above saved filters of a table">Saved views</Trans>
      </Button>
      {open && <ViewsDialog page={page} onClose={() => setOpen(false)} />}
    </>
  )
}

function ViewsDialog({ page, onClose }: { page: string; onClose: () => void }) {
  const { t } = useLingui()
  useStackedDialog('page', onClose)
  const { search } = useLocation()
  const [, report = ''] = page.split('#')
  const account = useAtomValue(sessionAtom)?.memberInfo.id ?? ''
  const [views, setViews] = useState(() => readViews(report, account))
  const [name, setName] = useState('')
  const isFull = views.length >= MOST_VIEWS
  const change = (next: SavedView[]) => {
    setViews(next)
    keepViews(report, account, next)
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    const next = tidyText(name) && addView(views, { name: tidyText(name), search })
    if (!next) return
    change(next)
    setName('')
  }
  return (
    <Dialog title={t`Saved views`} closeLabel={t`Close`} onClose={onClose}>
      <div className="flex flex-col gap-5">
        {views.length === 0 ? (
          <p className="text-label text-pretty text-muted">
            <Trans>
              Save the period, filters, order and columns that you see now, and open them again with
              one press. Views stay on this device.
            </Trans>
          </p>
        ) : (
          <ul aria-label={t`Saved views`} className="flex flex-col divide-y card">
            {views.map((view) => (
              <li key={view.name} className="flex min-h-thumb items-center gap-1 ps-4 pe-1">
                <ViewRow
                  view={view}
                  to={withSearch(page, view.search)}
                  isTaken={(next) => renameView(views, view.name, next) === null}
                  onRename={(next) => change(renameView(views, view.name, next) ?? views)}
                  onDelete={() => change(views.filter((each) => each !== view))}
                  onOpen={onClose}
                />
              </li>
            ))}
          </ul>
        )}
        <form onSubmit={save} className="flex flex-col gap-3">
          <TextField
            label={t`Name of this view`}
            value={name}
            maxLength={LONGEST_NAME}
            autoComplete="off"
            disabled={isFull}
            hint={
              isFull
                ? t`${plural({ most: MOST_VIEWS }, { one: 'At most # view. Delete it first.', other: 'At most # views. Delete one first.' })}`
                : undefined
            }
            onChange={({ target }) => setName(target.value)}
          />
          <Button type="submit" disabled={isFull || tidyText(name) === ''}>
            <Trans>Save this view</Trans>
          </Button>
        </form>
      </div>
    </Dialog>
  )
}

function ViewRow({
  view: { name },
  to,
  isTaken,
  onRename,
  onDelete,
  onOpen,
}: {
  view: SavedView
  to: string
  isTaken: (next: string) => boolean
  onRename: (next: string) => void
  onDelete: () => void
  onOpen: () => void
}) {
  const { t } = useLingui()
  const [next, setNext] = useState<string>()
  if (next === undefined) {
    return (
      <>
        <Link
          to={to}
          onClick={onOpen}
          className="flex min-h-thumb min-w-0 flex-1 items-center text-label font-semibold wrap-anywhere hover:underline"
        >
          {name}
        </Link>
        <IconButton
          label={t({
            message: `Rename ${name}`,
            comment: 'Button: renames a saved view of a table',
          })}
          onClick={() => setNext(name)}
        >
          <Pencil aria-hidden="true" className="size-4.5" />
        </IconButton>
        <IconButton
          label={t({
            message: `Delete ${name}`,
            comment: 'Button: deletes a saved view of a table',
          })}
          onClick={onDelete}
        >
          <Trash2 aria-hidden="true" className="size-4.5" />
        </IconButton>
      </>
    )
  }
  const taken = isTaken(tidyText(next))
  return (
    <form
      className="flex min-w-0 flex-1 items-end gap-2 py-2"
      onSubmit={(event) => {
        event.preventDefault()
        if (!tidyText(next) || taken) return
        onRename(tidyText(next))
        setNext(undefined)
      }}
    >
      <TextField
        label={t({ message: 'New name', comment: 'Field: the new name of a saved view' })}
        value={next}
        maxLength={LONGEST_NAME}
        autoComplete="off"
        error={taken ? t`Another view has this name.` : undefined}
        className="min-w-0 flex-1"
        onChange={({ target }) => setNext(target.value)}
      />
      <Button type="submit" size="sm" disabled={!tidyText(next) || taken}>
        <Trans comment="Button: saves the filters of a table under a name">Save</Trans>
      </Button>
    </form>
  )
}
