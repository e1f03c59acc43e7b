import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import { memo, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { Link } from '#core/navigation/Link.tsx'
import { FROM_LIST } from '#core/navigation/useBackToList.ts'
import type { RecordQuery } from '#parts/records/ListStates.tsx'
import { useRowWindow } from '#parts/records/useRowWindow.ts'
import type { Column, Sort } from './columns.ts'
import { useBursts } from './useBursts.ts'

export interface RowsProps<Row extends { id: string }> {
  label: string
  query: RecordQuery<Row>
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  sort: Sort | undefined
  onSort: ((sort: Sort) => void) | undefined
  sums: Readonly<Partial<Record<string, ReactNode>>> | undefined
  rowLink: ((row: Row) => string | undefined) | undefined
}

const ROW_HEIGHT = 45
const CELL = 'px-1.5 py-2 first:ps-4 last:pe-4 @5xl:px-2'
const alignOf = ({ align }: Pick<Column<never>, 'align'>) =>
  align === 'end' ? 'text-end tabular-nums' : 'text-start'

/** Moves the focus to the link of the table row above or below. */
function moveFocus(event: KeyboardEvent<HTMLAnchorElement>): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  const body = event.currentTarget.closest('tbody')
  const links = [...(body?.querySelectorAll<HTMLElement>('a[data-row-link]') ?? [])]
  const next = links[links.indexOf(event.currentTarget) + (event.key === 'ArrowDown' ? 1 : -1)]
  if (!next) return
  event.preventDefault()
  next.focus()
}

/**
 * The rows of a table on wide screens. The head stays in view, figures are aligned and the sums
 * are at the foot.
 */
export function TableRows<Row extends { id: string }>({
  label,
  query,
  rows,
  columns,
  sort,
  onSort,
  sums,
  rowLink,
}: RowsProps<Row>) {
  const body = useRef<HTMLTableSectionElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const bursts = useBursts(frame)
  const { drawn, before, after, measure } = useRowWindow({
    list: body,
    rows,
    rowHeight: ROW_HEIGHT,
    query,
  })
  return (
    <div ref={frame} className={`@container card ${bursts ? 'overflow-x-auto' : ''}`}>
      <table
        aria-label={label}
        aria-rowcount={query.hasNextPage ? -1 : rows.length + 1}
        aria-busy={query.isFetchingNextPage}
        className="w-full border-separate border-spacing-0 text-label [overflow-anchor:none]"
      >
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.id}
                scope="col"
                aria-sort={
                  sort?.by === column.id ? (sort.desc ? 'descending' : 'ascending') : undefined
                }
                className={`${bursts ? '' : 'sticky'} top-[calc(var(--spacing)*17+var(--offline,0px))] z-10 border-b bg-raised text-caption font-semibold text-muted first:rounded-ss-panel last:rounded-se-panel short:static ${CELL} ${alignOf(column)}`}
              >
                <Head {...{ column, sort, onSort }} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body}>
          {before > 0 && <Spacer height={before} />}
          {drawn.map(({ index }) => {
            const row = rows[index]
            return (
              row && (
                <Line
                  key={row.id}
                  columns={columns as readonly Column<never>[]}
                  link={rowLink?.(row)}
                  {...{ row, index, measure }}
                />
              )
            )
          })}
          {after > 0 && <Spacer height={after} />}
        </tbody>
        {sums && (
          <tfoot>
            <tr>
              {columns.map((column) => (
                <td
                  key={column.id}
                  className={`bg-sunken font-bold first:rounded-es-panel last:rounded-ee-panel ${CELL} ${alignOf(column)}`}
                >
                  {sums[column.id]}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  )
}

interface LineProps {
  row: { id: string }
  index: number
  columns: readonly Column<never>[]
  link: string | undefined
  measure: (line: HTMLElement | null) => void
}

/**
 * A row is rendered again only if its own data changes, because scrolling renders the whole table
 * again.
 */
const Line = memo(function Line({ row, index, columns, link, measure }: LineProps) {
  return (
    <tr
      ref={measure}
      data-index={index}
      data-row={row.id}
      aria-rowindex={index + 2}
      className="relative transition-colors duration-quick hover:bg-raised has-focus-visible:bg-raised"
    >
      {columns.map((column, place) => (
        <td
          key={column.id}
          className={`border-b ${column.align ? 'whitespace-nowrap' : 'wrap-anywhere'} ${CELL} ${alignOf(column)}`}
        >
          {place === 0 && link !== undefined ? (
            <Link
              to={link}
              state={FROM_LIST}
              data-row-link=""
              onKeyDown={moveFocus}
              // The scroll margin keeps a focused row from being hidden under the fixed table head.
              className="scroll-mt-32 font-semibold after:absolute after:inset-0"
            >
              {column.cell(row as never)}
            </Link>
          ) : (
            column.cell(row as never)
          )}
        </td>
      ))}
    </tr>
  )
})

const Spacer = ({ height }: { height: number }) => <tr aria-hidden="true" style={{ height }} />

function Head<Row extends { id: string }>({
  column: { id, name, sortable = false, align },
  sort,
  onSort,
}: Pick<RowsProps<Row>, 'sort' | 'onSort'> & { column: Column<Row> }) {
  if (!sortable || !onSort) return <span>{name}</span>
  const isSorted = sort?.by === id
  const Icon = isSorted ? (sort.desc ? ArrowDown : ArrowUp) : ArrowUpDown
  return (
    <button
      type="button"
      // The first press on a heading sorts from the largest figure, which is what readers usually
      // want.
      onClick={() => onSort({ by: id, desc: isSorted ? !sort.desc : align === 'end' })}
      className={`inline-flex min-h-9 items-center gap-1 rounded-control hover:text-text ${isSorted ? 'text-text' : ''}`}
    >
      <span>{name}</span>
      <Icon aria-hidden="true" className={`size-3.5 shrink-0 ${isSorted ? '' : 'opacity-50'}`} />
    </button>
  )
}
