import { useRef, type ReactNode } from 'react'
import { ListStates, type RecordQuery } from './ListStates.tsx'
import { useKeptPlace } from './useKeptPlace.ts'
import { useRowWindow } from './useRowWindow.ts'

interface Props<Row extends { id: string }> {
  label: string
  query: RecordQuery<Row>
  /** What is said if there is nothing; of a list without a period. */
  nothing?: string
  /** What else the player may do if there is nothing. */
  empty?: ReactNode
  /** How high a row is, more or less, in pixels. */
  rowHeight: number
  renderRow: (row: Row) => ReactNode
}

/** Rows of a record, as many as are scrolled to: only those in view are in the document. */
export const RecordList = <Row extends { id: string }>({
  query,
  nothing,
  empty,
  ...more
}: Props<Row>) => (
  <ListStates {...{ query, nothing, empty }}>
    {(rows) => <Rows {...more} query={query} rows={rows} />}
  </ListStates>
)

function Rows<Row extends { id: string }>({
  label,
  query,
  rows,
  rowHeight,
  renderRow,
}: Omit<Props<Row>, 'empty' | 'nothing'> & { rows: readonly Row[] }) {
  const list = useRef<HTMLUListElement>(null)
  const { drawn, before, after, measure } = useRowWindow({ list, rows, rowHeight, query })
  useKeptPlace(list, rows)
  return (
    <ul
      ref={list}
      aria-label={label}
      aria-busy={query.isFetchingNextPage}
      className="min-w-0 rounded-panel border bg-surface [overflow-anchor:none]"
      style={{ paddingTop: before, paddingBottom: after }}
    >
      {drawn.map(({ index }) => {
        const row = rows[index]
        if (!row) return null
        return (
          <li
            key={row.id}
            ref={measure}
            data-index={index}
            data-row={row.id}
            aria-setsize={query.hasNextPage ? -1 : rows.length}
            aria-posinset={index + 1}
            className="border-b last:border-b-0"
          >
            {renderRow(row)}
          </li>
        )
      })}
    </ul>
  )
}
