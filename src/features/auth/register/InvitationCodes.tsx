import { Trans } from '@lingui/react/macro'
import { ChevronDown } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'

interface Props {
  /** Something in it needs a look, or is filled in already. */
  open: boolean
  children: ReactNode
}

/** The codes of an invitation, folded away from the many who have none. */
export function InvitationCodes({ open, children }: Props) {
  const id = useId()
  const [unfolded, setUnfolded] = useState(false)
  const shown = unfolded || open
  // What needed a look stays open when it is put right.
  if (open && !unfolded) setUnfolded(true)
  return (
    <div className="flex flex-col gap-5 rounded-panel border px-4 has-aria-expanded:pb-4">
      <button
        type="button"
        aria-expanded={shown}
        aria-controls={id}
        onClick={() => setUnfolded(!shown)}
        className="flex min-h-thumb items-center justify-between gap-3 rounded-control text-start text-label font-semibold"
      >
        <span className="py-2.5">
          <Trans>Have an invitation code?</Trans>
        </span>
        <ChevronDown
          aria-hidden="true"
          className={`size-5 shrink-0 text-muted transition-transform duration-quick ${shown ? 'rotate-180' : ''}`}
        />
      </button>
      <div id={id} hidden={!shown} className={shown ? 'flex flex-col gap-5' : undefined}>
        {children}
      </div>
    </div>
  )
}
