import { Trans, useLingui } from '@lingui/react/macro'
import { Check, Copy } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'
import { copyText } from '#core/copyText.ts'

/** How long a copy is confirmed. */
const SHOWN_MS = 2500

interface Props {
  label: string
  value: string
  /** How it is shown. */
  children: ReactNode
}

/** Something to send to friends, with a button that copies it. */
export function CopyField({ label, value, children }: Props) {
  const { t } = useLingui()
  const [isCopied, setIsCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setIsCopied(false), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [isCopied])
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
        onClick={() => {
          // What is not copied is not confirmed; its text stands beside the button.
          void copyText(value).then(
            () => setIsCopied(true),
            () => undefined,
          )
        }}
        className="inline-flex min-h-thumb shrink-0 items-center gap-1.5 rounded-control px-3 text-label font-semibold text-primary-text hover:bg-raised"
      >
        <Icon aria-hidden="true" className="size-4.5" />
        <span role="status">{isCopied ? <Trans>Copied</Trans> : <Trans>Copy</Trans>}</span>
      </button>
    </div>
  )
}
