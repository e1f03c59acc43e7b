import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'

interface Props {
  label: string
  value: ReactNode
  note?: ReactNode
  action?: ReactNode
}

export function BoundValue({ label, value, note, action }: Props) {
  return (
    <div className="flex flex-col items-start gap-4 card p-5">
      <div className="flex items-center gap-3">
        <CircleCheck aria-hidden="true" className="size-6 shrink-0 text-success-text" />
        <dl className="flex min-w-0 flex-col">
          <dt className="text-caption text-muted">{label}</dt>
          <dd className="text-body font-semibold tabular-nums wrap-anywhere">{value}</dd>
        </dl>
      </div>
      {note && <p className="text-label text-pretty text-muted">{note}</p>}
      {action}
    </div>
  )
}
