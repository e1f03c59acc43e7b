import { useLingui } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { popupAtom } from '#core/popups/popups.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { buttonClass } from '#ui/Button.tsx'

interface Props {
  title: string
  /** The popup beside this one: login beside registration and the other way round. */
  other: { to: string; label: string }
  onClose: () => void
  children: ReactNode
}

/** The frame that login and registration share. */
export function AccountPopup({ title, other, onClose, children }: Props) {
  const { t } = useLingui()
  const setPopup = useSetAtom(popupAtom)
  return (
    <Dialog title={title} closeLabel={t`Close`} onClose={onClose}>
      <div className="flex flex-col gap-5">
        <p className="text-body text-muted">{children}</p>
        <Link
          to={other.to}
          onClick={() => setPopup(null)}
          className={buttonClass({ size: 'lg', block: true })}
        >
          {other.label}
        </Link>
      </div>
    </Dialog>
  )
}
