import { useId, useState, type ReactNode } from 'react'

interface Props {
  /** Name and time of the record's entry. */
  title: ReactNode
  caption: ReactNode
  /**
   * The state of the entry, or a similar note. On phones it is under the caption, on wide screens
   * in a column of its own.
   */
  aside?: ReactNode
  amount: ReactNode
  amountNote?: ReactNode
  icon?: ReactNode
  /** All details of the entry, shown below the row when it is opened. */
  children: ReactNode
}

/** Place of the amount beside the words, or below them if the text is large. */
const AMOUNT = 'col-start-2 text-end tight:col-start-1 tight:text-start'

/**
 * A row of a record: a card on phones, a line on wide screens. A press opens its details below it.
 */
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
        className="flex min-h-18 w-full items-center gap-3 px-4 py-3 text-start -outline-offset-2 transition-colors duration-quick hover:bg-raised tight:flex-wrap"
      >
        {icon}
        {/* The row has few elements, since many rows come into view while a list is scrolled. */}
        <span className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 tabular-nums wrap-anywhere tight:order-last tight:basis-full tight:grid-cols-1 sm:grid-cols-[minmax(0,1fr)_minmax(0,9rem)_minmax(8rem,auto)]">
          <span className="col-start-1 row-start-1 text-label font-semibold">{title}</span>
          <span className="col-start-1 row-start-2 text-caption text-muted">{caption}</span>
          <span className="col-start-1 row-start-3 mt-1 empty:hidden sm:col-start-2 sm:row-span-2 sm:row-start-1 sm:mt-0 sm:text-end">
            {aside}
          </span>
          <span
            className={`text-label font-bold ${AMOUNT} row-start-1 tight:row-start-4 sm:col-start-3 ${amountNote ? 'self-end' : 'row-span-3 sm:row-span-2'}`}
          >
            {amount}
          </span>
          {amountNote && (
            <span
              className={`self-start text-caption text-muted ${AMOUNT} row-start-2 tight:row-start-5 sm:col-start-3`}
            >
              {amountNote}
            </span>
          )}
        </span>
        <span
          aria-hidden="true"
          className={`mx-1 size-2 shrink-0 border-r-2 border-b-2 border-muted transition-transform duration-quick tight:ms-auto ${open ? 'translate-y-0.5 rotate-225' : '-translate-y-0.5 rotate-45'}`}
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

/**
 * Names of the columns of a wide list. They are hidden from screen readers, since each row names
 * its values itself.
 */
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
