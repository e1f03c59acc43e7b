import type { ReactNode } from 'react'
import { useIsWide } from '#core/platform/useIsWide.ts'
import { ListStates, type RecordQuery } from '#parts/records/ListStates.tsx'
import { ColumnMenu } from './ColumnMenu.tsx'
import type { Card, Column, Sort } from './columns.ts'
import { TableCards } from './TableCards.tsx'
import { TableRows } from './TableRows.tsx'
import { type HiddenColumns, useHiddenColumns } from './useHiddenColumns.ts'

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
  /** The hidden columns, if the page keeps them; otherwise the device remembers them. */
  columnChoice?: HiddenColumns
  /** True if phones have the order, the columns and the actions in the page's sheet of filters. */
  folded?: boolean
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
  columnChoice,
  folded = false,
  actions,
  card,
}: Props<Row>) {
  const isWide = useIsWide()
  const own = useHiddenColumns(storageKey)
  const { hidden, onHide } = columnChoice ?? own
  const shown = columns.filter(({ id, optional }) => !optional || !hidden.includes(id))
  const hasTools = isWide || !folded
  const hasChoice = (isWide || !card) && columns.some(({ optional }) => optional)
  return (
    <div className="flex min-w-0 flex-col gap-2">
      {hasTools && (actions || hasChoice) && (
        <div className="flex flex-wrap items-center justify-end gap-2 max-lg:justify-start print:hidden">
          {actions}
          {hasChoice && <ColumnMenu columns={columns} hidden={hidden} onChoose={onHide} />}
        </div>
      )}
      <ListStates {...{ query, nothing, empty }}>
        {(rows) => {
          const props = { label, query, rows, columns: shown, sort, onSort, sums, rowLink }
          if (isWide) return <TableRows {...props} />
          return <TableCards {...props} {...(folded && { onSort: undefined })} card={card} />
        }}
      </ListStates>
    </div>
  )
}
