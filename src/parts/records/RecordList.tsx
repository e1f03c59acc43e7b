import { memo, useRef, type ReactNode } from 'react'
import { ListStates, type RecordQuery } from './ListStates.tsx'
import { useKeptPlace } from './useKeptPlace.ts'
import { useRowWindow } from './useRowWindow.ts'

interface Props<Row extends { id: string }> {
  label: string
  query: RecordQuery<Row>
  /** Message of an empty list, if the list has no period. */
  nothing?: string
  /** Content under the message of an empty list. */
  empty?: ReactNode
  /** Estimated height of a row in pixels. */
  rowHeight: number
  renderRow: (row: Row) => ReactNode
}

/**
 * The rows of a record. More rows load as the player scrolls, and only those in view are in the
 * document.
 */
export const RecordList = <Row extends { id: string }>({
  query,
  nothing,
  empty,
  ...more
}: Props<Row>) => (
  <ListStates {...{ query, nothing, empty }}>
    {(rows) => <RowList {...more} query={query} rows={rows} />}
  </ListStates>
)

interface RowListProps<Row> extends Pick<
  Props<Row & { id: string }>,
  'label' | 'query' | 'rowHeight' | 'renderRow'
> {
  rows: readonly Row[]
}

/** A list of loaded rows, of which only visible rows are drawn. */
export function RowList<Row extends { id: string }>({
  label,
  query,
  rows,
  rowHeight,
  renderRow,
}: RowListProps<Row>) {
  const list = useRef<HTMLDivElement>(null)
  const { drawn, before, height, measure } = useRowWindow({ list, rows, rowHeight, query })
  useKeptPlace(list, rows)
  const setSize = query.hasNextPage ? -1 : rows.length
  return (
    <div className="min-w-0 card">
      {/* The size is fixed and contained, so that added and removed rows cause no new layout of
          the rest of the page. */}
      <div
        ref={list}
        className="relative [contain:size_layout] [overflow-anchor:none]"
        style={{ height }}
      >
        <ul
          aria-label={label}
          aria-busy={query.isFetchingNextPage}
          className="absolute inset-x-0"
          style={{ top: before }}
        >
          {drawn.map(({ index }) => {
            const row = rows[index]
            return (
              row && (
                <Item
                  key={row.id}
                  {...{ row, index, measure, setSize }}
                  renderRow={renderRow as (row: { id: string }) => ReactNode}
                />
              )
            )
          })}
        </ul>
      </div>
    </div>
  )
}

interface ItemProps<Row> {
  row: Row
  index: number
  setSize: number
  measure: (item: HTMLElement | null) => void
  renderRow: (row: Row) => ReactNode
}

/** One row of the list. It is memoised, since scrolling renders the list again. */
const Item = memo(function Item({
  row,
  index,
  setSize,
  measure,
  renderRow,
}: ItemProps<{ id: string }>) {
  return (
    <li
      ref={measure}
      data-index={index}
      data-row={row.id}
      aria-setsize={setSize}
      aria-posinset={index + 1}
      className="border-b contain-content last:border-b-0"
    >
      {renderRow(row)}
    </li>
  )
})
