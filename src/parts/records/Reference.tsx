import { useLingui } from '@lingui/react/macro'
import { Copy } from 'lucide-react'
import { useCopy } from '#core/platform/useCopy.ts'

/** A number that the player can quote to customer service, with a button that copies the number. */
export function Reference({ text }: { text: string }) {
  const { t } = useLingui()
  const copy = useCopy()
  return (
    <span className="inline-flex min-w-0 items-center gap-1">
      <span className="min-w-0 font-mono text-caption wrap-anywhere select-all">{text}</span>
      <button
        type="button"
        aria-label={t({
          message: 'Copy reference',
          comment: 'Button: copies the reference of a bet or a transaction',
        })}
        onClick={() => void copy(text)}
        className="-my-3 -me-3 inline-flex size-thumb shrink-0 items-center justify-center rounded-control text-muted hover:text-text"
      >
        <Copy aria-hidden="true" className="size-4" />
      </button>
    </span>
  )
}

/**
 * Most characters of a number that is shown in full. Longer ones are shortened in the middle, since
 * two numbers usually differ at their ends.
 */
const FITS = 16

/**
 * A number that the player can quote to customer service, for a narrow area such as a table. A long
 * number is shortened; a press copies the whole number.
 */
export function ShortReference({ text }: { text: string }) {
  const { t } = useLingui()
  const copy = useCopy()
  const shown = text.length > FITS ? `${text.slice(0, 6)}…${text.slice(-8)}` : text
  return (
    <button
      type="button"
      title={text}
      aria-label={t({
        message: `Copy reference ${text}`,
        comment: 'Button: copies the reference of a bet or a transaction',
      })}
      onClick={() => void copy(text)}
      className="-my-1 min-h-9 rounded-control text-start font-mono text-caption whitespace-nowrap hover:underline max-lg:min-h-thumb"
    >
      {shown}
    </button>
  )
}
