import { Trans } from '@lingui/react/macro'
import { ChevronDown } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'

interface Props {
  /** True if a field in the fold has an error or is already filled. */
  open: boolean
  children: ReactNode
}

/** The invitation code fields, which are folded because most visitors have no code. */
export function InvitationCodes({ open, children }: Props) {
  const id = useId()
  const [unfolded, setUnfolded] = useState(false)
  const shown = unfolded || open
  // The fold stays open after its error is corrected.
  if (open && !unfolded) setUnfolded(true)
  return (
    <div className="flex flex-col">
      <button
        type="button"
        aria-expanded={shown}
        aria-controls={id}
        onClick={() => setUnfolded(!shown)}
        className="-my-2 inline-flex min-h-thumb items-center gap-1.5 self-start rounded-control text-start text-label font-semibold text-primary-text"
      >
        <Trans>Have an invitation code?</Trans>
        <ChevronDown
          aria-hidden="true"
          className={`size-5 shrink-0 transition-transform duration-quick ${shown ? 'rotate-180' : ''}`}
        />
      </button>
      <div id={id} hidden={!shown} className={shown ? 'mt-2 flex flex-col gap-5' : undefined}>
        {children}
      </div>
    </div>
  )
}
