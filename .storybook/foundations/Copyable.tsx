import { Check, Copy } from 'lucide-react'
import { useState } from 'react'

interface Props {
  /** The text that a press copies, such as a line of the brand file. */
  name: string
  /** The part of it that the page shows. */
  shown?: string
}

/** A name that a press copies, since designers need it in briefs and in the brand file. */
export function Copyable({ name, shown = name }: Props) {
  const [copied, setCopied] = useState(false)
  const Icon = copied ? Check : Copy
  const copy = () => navigator.clipboard.writeText(name).then(() => setCopied(true))
  return (
    <button
      type="button"
      onClick={() => void copy()}
      onBlur={() => setCopied(false)}
      aria-label={copied ? `${name} is copied` : `Copy ${name}`}
      className="inline-flex min-h-6 max-w-full items-center gap-1 rounded-control text-start hover:text-primary-text"
    >
      <code className="min-w-0 wrap-anywhere">{shown}</code>
      <Icon aria-hidden="true" className="size-3 shrink-0" />
    </button>
  )
}
