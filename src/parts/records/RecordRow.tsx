import { ChevronDown } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'

interface Props {
  /** What it was, and when. */
  title: ReactNode
  caption: ReactNode
  /** State and the like; under the caption on phones, in a column of its own at a desk. */
  aside?: ReactNode
  amount: ReactNode
  amountNote?: ReactNode
  icon?: ReactNode
  /** All that is known of it, shown in place. */
  children: ReactNode
}

/** A row of a record: a card on phones, a line at a desk; it opens in place. */
export function RecordRow({ title, caption, aside, amount, amountNote, icon, children }: Props) {
  const [open, setOpen] = useState(false)
  const details = useId()
  return (
    <>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={open ? details : undefined}
        onClick={() => setOpen(!open)}
        className="flex min-h-18 w-full items-center gap-3 px-4 py-3 text-start -outline-offset-2 transition-colors duration-quick hover:bg-raised"
      >
        {icon}
        <span className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 sm:grid-cols-[minmax(0,1fr)_minmax(0,9rem)_minmax(8rem,auto)]">
          <span className="flex min-w-0 flex-col">
            <span className="text-label font-semibold wrap-anywhere">{title}</span>
            <span className="text-caption text-muted tabular-nums wrap-anywhere">{caption}</span>
          </span>
          <span className="max-sm:col-span-2 max-sm:row-start-2 max-sm:empty:hidden sm:text-end">
            {aside}
          </span>
          <span className="flex min-w-0 flex-col items-end text-end">
            <span className="text-label font-bold tabular-nums wrap-anywhere">{amount}</span>
            {amountNote && (
              <span className="text-caption text-muted tabular-nums wrap-anywhere">
                {amountNote}
              </span>
            )}
          </span>
        </span>
        <ChevronDown
          aria-hidden="true"
          className={`size-4 shrink-0 text-muted transition-transform duration-quick ${open ? 'rotate-180' : ''}`}
        />
      </button>
      {open && (
        <div
          id={details}
          className="flex flex-col gap-4 border-t border-dashed bg-sunken px-4 py-4"
        >
          {children}
        </div>
      )}
    </>
  )
}

/** Says what columns of a wide list hold; each row says it by itself to screen readers. */
export const ColumnNames = ({ names }: { names: readonly ReactNode[] }) => (
  <div
    aria-hidden="true"
    className="hidden grid-cols-[minmax(0,1fr)_minmax(0,9rem)_minmax(8rem,auto)] gap-x-4 px-4 pe-11 text-caption text-muted sm:grid"
  >
    {names.map((name, index) => (
      <span key={index} className={index === 0 ? '' : 'text-end'}>
        {name}
      </span>
    ))}
  </div>
)
