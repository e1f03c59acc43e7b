import { Trans, useLingui } from '@lingui/react/macro'
import { Check, Copy } from 'lucide-react'
import type { ReactNode } from 'react'
import { useCopied } from '#core/platform/useCopied.ts'

interface Props {
  label: string
  children: ReactNode
  /** Text that the button copies, without the spaces or dashes that only make it readable. */
  value: string
  strong?: boolean
}

/**
 * A value that the player enters in another app, such as an account number, with a button that
 * copies it.
 */
export function CopyRow({ label, children, value, strong = false }: Props) {
  const { t } = useLingui()
  const { isCopied, copy } = useCopied()
  return (
    <div className="flex items-center gap-3 py-2 ps-4 pe-2">
      <dl className="min-w-0 flex-1">
        <dt className="text-caption text-muted">{label}</dt>
        <dd
          className={`tabular-nums wrap-anywhere text-body ${strong ? 'font-bold tracking-wide' : 'font-semibold'}`}
        >
          {children}
        </dd>
      </dl>
      <button
        type="button"
        aria-label={t({ message: `Copy: ${label}`, comment: 'Button, for screen readers' })}
        onClick={() => void copy(value)}
        className="inline-flex min-h-thumb shrink-0 items-center gap-1.5 rounded-control px-3 text-label font-semibold text-primary-text hover:bg-raised"
      >
        {isCopied ? (
          <Check aria-hidden="true" className="size-4.5" />
        ) : (
          <Copy aria-hidden="true" className="size-4.5" />
        )}
        <span role="status">
          {isCopied ? <Trans>Copied</Trans> : <Trans comment="Button">Copy</Trans>}
        </span>
      </button>
    </div>
  )
}
