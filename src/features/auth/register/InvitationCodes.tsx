import { Trans } from '@lingui/react/macro'
import { ChevronDown } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'

interface Props {
  /** True if one of the fields in this section has an error or is already filled in. */
  open: boolean
  children: ReactNode
}

/**
 * A section with the fields for invitation codes. It is collapsed at first, because most visitors
 * have no code.
 */
export function InvitationCodes({ open, children }: Props) {
  const id = useId()
  const [unfolded, setUnfolded] = useState(false)
  const shown = unfolded || open
  // The section stays expanded after the error in one of its fields is corrected.
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
