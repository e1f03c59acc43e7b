import { useLingui } from '@lingui/react/macro'
import { ChevronDown } from 'lucide-react'
import { useState, type ReactNode } from 'react'
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

/**
 * A row with the sums of all rows of a record. Phones show the main sum in one line, and the others
 * at a press.
 */
export function SumsRow({ label, sums, note }: Props) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const main = sums.find(({ strong }) => strong) ?? sums[0]
  return (
    <section aria-label={label} className="card">
      <div className="relative">
        <dl className="flex flex-col px-4 sm:flex-row sm:flex-wrap sm:gap-x-8 sm:gap-y-3 sm:py-4">
          {sums.map((sum, index) => (
            <div
              key={index}
              className={`min-w-0 max-sm:min-h-thumb max-sm:items-center max-sm:justify-between max-sm:gap-x-4 tight:flex-wrap sm:flex sm:flex-col sm:gap-0.5 ${sum === main ? 'max-sm:order-first max-sm:flex max-sm:pe-9' : open ? 'max-sm:flex max-sm:border-t' : 'max-sm:hidden'} ${sum.strong ? 'sm:ms-auto sm:text-end' : ''}`}
            >
              <dt className="text-caption text-muted max-sm:min-w-0">{sum.label}</dt>
              <dd
                className={`tabular-nums max-sm:text-end sm:wrap-anywhere ${sum.strong ? 'text-body font-bold sm:text-heading' : 'text-label font-semibold sm:text-body'}`}
              >
                {sum.value ?? <Skeleton className="h-6 w-20" />}
              </dd>
            </div>
          ))}
        </dl>
        {(sums.length > 1 || note) && (
          <button
            type="button"
            aria-expanded={open}
            aria-label={t({ message: 'All totals', comment: 'Button: shows more sums of a list' })}
            onClick={() => setOpen(!open)}
            className="absolute inset-x-0 top-0 flex min-h-thumb items-center justify-end rounded-panel pe-3 text-muted -outline-offset-2 sm:hidden"
          >
            <ChevronDown
              aria-hidden="true"
              className={`size-5 transition-transform duration-quick ${open ? 'rotate-180' : ''}`}
            />
          </button>
        )}
      </div>
      {note && (
        <p
          className={`px-4 pb-3 text-caption text-pretty text-muted ${open ? 'max-sm:pt-2' : 'max-sm:hidden'}`}
        >
          {note}
        </p>
      )}
    </section>
  )
}
