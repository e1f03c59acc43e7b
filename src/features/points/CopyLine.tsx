import { useLingui } from '@lingui/react/macro'
import { Copy } from 'lucide-react'
import { useCopy } from '#core/platform/useCopy.ts'

/** A code or number of a redemption, with a button that copies it. */
export function CopyLine({ text }: { text: string }) {
  const { t } = useLingui()
  const copy = useCopy()
  return (
    <span className="inline-flex min-w-0 items-center gap-1">
      <span className="min-w-0 font-mono font-semibold wrap-anywhere select-all">{text}</span>
      <button
        type="button"
        aria-label={t({ message: `Copy ${text}`, comment: 'Button, for screen readers' })}
        onClick={() => void copy(text)}
        className="-my-3 -me-3 inline-flex size-thumb shrink-0 items-center justify-center rounded-control text-muted hover:text-text print:hidden"
      >
        <Copy aria-hidden="true" className="size-4" />
      </button>
    </span>
  )
}
