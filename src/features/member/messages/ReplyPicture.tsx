import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { ImageOff } from 'lucide-react'
import { useState } from 'react'
import { useStackedDialog } from '#core/popups/useStackedDialog.ts'
import { mayAskAtom } from '#core/session/session.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { pictureQuery } from './queries.ts'

interface Props {
  id: string
  picture: string
  number: number
}

/**
 * Small picture in a question's thread; a press opens it in full size. It is private, so it loads
 * only with the session.
 */
export function ReplyPicture({ id, picture, number }: Props) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const enabled = useAtomValue(mayAskAtom)
  const { data, error, refetch } = useQuery({ ...pictureQuery(id, picture), enabled })
  const size = 'size-20 rounded-[min(var(--radius-panel),0.875rem)]'
  if (error) {
    return (
      <button
        type="button"
        onClick={() => void refetch()}
        className={`flex flex-col items-center justify-center gap-1 border text-caption ${size}`}
      >
        <ImageOff aria-hidden="true" className="size-5" />
        <Trans>Try again</Trans>
      </button>
    )
  }
  if (!data) return <Skeleton className={size} />
  const source = `data:${data.type};base64,${data.data}`
  const name = t({ message: `Picture ${number}`, comment: 'Name of a picture, for screen readers' })
  return (
    <>
      <button
        type="button"
        aria-label={name}
        onClick={() => setOpen(true)}
        className={`block ${size}`}
      >
        <img src={source} alt="" className={`border object-cover ${size}`} />
      </button>
      {open && <Whole source={source} name={name} onClose={() => setOpen(false)} />}
    </>
  )
}

function Whole({ source, name, onClose }: { source: string; name: string; onClose: () => void }) {
  const { t } = useLingui()
  useStackedDialog('page', onClose)
  return (
    <Dialog title={name} closeLabel={t`Close`} onClose={onClose} wide>
      <img src={source} alt={name} className="mx-auto max-h-[70dvh] max-w-full rounded-panel" />
    </Dialog>
  )
}
