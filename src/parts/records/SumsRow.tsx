import type { ReactNode } from 'react'
import { Skeleton } from '#ui/Skeleton.tsx'

export interface SumEntry {
  label: ReactNode
  /** The formatted sum; undefined while it loads. */
  value: ReactNode
  strong?: boolean
}

interface Props {
  label: string
  sums: readonly SumEntry[]
  /** Note that says which amounts the sums leave out. */
  note?: ReactNode
}

/** A row with the sums of all rows of a record. */
export function SumsRow({ label, sums, note }: Props) {
  return (
    <section aria-label={label} className="rounded-panel border bg-surface">
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3 p-4 sm:flex sm:flex-wrap sm:gap-x-8">
        {sums.map(({ label: name, value, strong = false }, index) => (
          <div
            key={index}
            className={`flex min-w-0 flex-col gap-0.5 ${strong ? 'max-sm:col-span-2 max-sm:border-t max-sm:pt-3 sm:ms-auto sm:text-end' : ''}`}
          >
            <dt className="text-caption text-muted">{name}</dt>
            <dd
              className={`tabular-nums wrap-anywhere ${strong ? 'text-heading font-bold' : 'text-body font-semibold'}`}
            >
              {value ?? <Skeleton className="h-6 w-20" />}
            </dd>
          </div>
        ))}
      </dl>
      {note && <p className="px-4 pb-3 text-caption text-pretty text-muted">{note}</p>}
    </section>
  )
}
