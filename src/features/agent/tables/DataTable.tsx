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
  /** What all rows come to, by column. */
  sums?: Readonly<Partial<Record<string, ReactNode>>>
  /** Where a row leads, if anywhere. */
  rowLink?: (row: Row) => string | undefined
  /** Names the table among those whose columns this device remembers. */
  storageKey: string
  /** What is said if there is nothing. */
  nothing?: string
  empty?: ReactNode
  /** Columns that the page's address hides, if it says so: it goes before what the device keeps. */
  hidden?: readonly string[] | undefined
  onHide?: (hidden: readonly string[]) => void
  /** Stands beside the choice of columns, such as an export. */
  actions?: ReactNode
  /** Draws a row on phones, if it is more than its values by name. */
  card?: Card<Row>
}

/**
 * Rows that the gateway sorts and pages: a dense table at a desk, whose columns its reader chooses,
 * and a card each on phones. Only rows in view are in the document.
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
