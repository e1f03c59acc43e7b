import type { ReactNode } from 'react'
import { useState } from 'react'
import { useIsWide } from '#core/platform/useIsWide.ts'
import { ListStates, type RecordQuery } from '#parts/records/ListStates.tsx'
import { ColumnMenu } from './ColumnMenu.tsx'
import { type Card, type Column, keepHidden, readHidden, type Sort } from './columns.ts'
import { TableCards } from './TableCards.tsx'
import { TableRows } from './TableRows.tsx'

interface Props<Row extends { id: string }> {
  label: string
  query: RecordQuery<Row>
  columns: readonly Column<Row>[]
  sort?: Sort
  onSort?: (sort: Sort) => void
  /** Sums of all rows, by column. */
  sums?: Readonly<Partial<Record<string, ReactNode>>>
  /** Returns the address that a row links to; undefined for a row without a link. */
  rowLink?: (row: Row) => string | undefined
  /** Key under which this device remembers the table's hidden columns. */
  storageKey: string
  /** Text that replaces the rows of an empty table. */
  nothing?: string
  empty?: ReactNode
  /**
   * Columns that the page's address hides; they take precedence over the columns stored on the
   * device.
   */
  hidden?: readonly string[] | undefined
  onHide?: (hidden: readonly string[]) => void
  /** Buttons beside the column menu, such as an export. */
  actions?: ReactNode
  /**
   * Describes how a row is drawn as a card on phones; if left out, the card lists the values by
   * name.
   */
  card?: Card<Row>
}

/**
 * A table that the gateway sorts and pages. Wide screens show rows with a choice of columns,
 * phones show cards. Only rows in view are in the document.
 */
export function DataTable<Row extends { id: string }>({
  label,
  query,
  columns,
  sort,
  onSort,
  sums,
  rowLink,
  storageKey,
  nothing,
  empty,
  hidden: addressed,
  onHide,
  actions,
  card,
}: Props<Row>) {
  const isWide = useIsWide()
  const [kept, setKept] = useState(() => readHidden(storageKey))
  const hidden = addressed ?? kept
  const choose = (next: readonly string[]) => {
    setKept(next)
    keepHidden(storageKey, next)
    onHide?.(next)
  }
  const shown = columns.filter(({ id, optional }) => !optional || !hidden.includes(id))
  const hasChoice = (isWide || !card) && columns.some(({ optional }) => optional)
  return (
    <div className="flex min-w-0 flex-col gap-2">
      {(actions || hasChoice) && (
        <div className="flex flex-wrap items-center justify-end gap-2 max-sm:*:flex-1 print:hidden">
          {actions}
          {hasChoice && <ColumnMenu columns={columns} hidden={hidden} onChoose={choose} />}
        </div>
      )}
      <ListStates {...{ query, nothing, empty }}>
        {(rows) => {
          const props = { label, query, rows, columns: shown, sort, onSort, sums, rowLink }
          return isWide ? <TableRows {...props} /> : <TableCards {...props} card={card} />
        }}
      </ListStates>
    </div>
  )
}
