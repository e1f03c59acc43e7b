import { Trans, useLingui } from '@lingui/react/macro'
import { Check, Copy } from 'lucide-react'
import type { ReactNode } from 'react'
import { useCopied } from '#core/platform/useCopied.ts'

interface Props {
  label: string
  value: string
  children: ReactNode
}

/** A text to send to friends, such as a link, with a button that copies it. */
export function CopyField({ label, value, children }: Props) {
  const { t } = useLingui()
  const { isCopied, copy } = useCopied()
  const Icon = isCopied ? Check : Copy
  return (
    <div className="flex items-center gap-2 rounded-control border bg-surface py-1 ps-4 pe-1">
      <dl className="min-w-0 flex-1">
        <dt className="text-caption text-muted">{label}</dt>
        <dd className="text-label font-semibold wrap-anywhere">{children}</dd>
      </dl>
      <button
        type="button"
        aria-label={t`Copy: ${label}`}
        onClick={() => void copy(value)}
        className="inline-flex min-h-thumb shrink-0 items-center gap-1.5 rounded-control px-3 text-label font-semibold text-primary-text hover:bg-raised"
      >
        <Icon aria-hidden="true" className="size-4.5" />
        <span role="status">
          {isCopied ? (
            <Trans comment="What was on screen is now in the clipboard">Copied</Trans>
          ) : (
            <Trans>Copy</Trans>
          )}
        </span>
      </button>
    </div>
  )
}
