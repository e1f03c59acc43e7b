import { useLingui } from '@lingui/react/macro'
import { ArrowDownWideNarrow, ArrowUpNarrowWide } from 'lucide-react'
import { memo, useRef } from 'react'
import { Link } from '#core/navigation/Link.tsx'
import { useRowWindow } from '#parts/records/useRowWindow.ts'
import { Chip } from '#ui/Chip.tsx'
import type { Column } from './columns.ts'
import type { RowsProps } from './TableRows.tsx'

const CARD_HEIGHT = 150

/** The rows of a table on phones: a card each, with chips to sort by. */
export function TableCards<Row extends { id: string }>({
  label,
  query,
  rows,
  columns,
  sort,
  onSort,
  sums,
  rowLink,
}: RowsProps<Row>) {
  const { t } = useLingui()
  const list = useRef<HTMLUListElement>(null)
  const { drawn, before, after, measure } = useRowWindow({
    list,
    rows,
    rowHeight: CARD_HEIGHT,
    query,
  })
  const setSize = query.hasNextPage ? -1 : rows.length
  const sortable = onSort ? columns.filter((column) => column.sortable) : []
  const SortIcon = sort?.desc ? ArrowDownWideNarrow : ArrowUpNarrowWide
  return (
    <div className="flex min-w-0 flex-col gap-3">
      {sortable.length > 0 && (
        <div role="group" aria-label={t`Sort by`} className="scroll-row -mx-4 flex gap-2 px-4">
          {sortable.map(({ id, name, align }) => (
            <Chip
              key={id}
              active={sort?.by === id}
              icon={sort?.by === id ? <SortIcon aria-hidden="true" /> : undefined}
              className="min-h-thumb"
              onClick={() =>
                onSort?.({ by: id, desc: sort?.by === id ? !sort.desc : align === 'end' })
              }
            >
              {name}
            </Chip>
          ))}
        </div>
      )}
      {sums && (
        <dl className="grid grid-cols-2 gap-x-4 gap-y-3 rounded-panel border bg-sunken p-4">
          {columns
            .slice(1)
            .filter(({ id }) => sums[id] !== undefined)
            .map(({ id, name }) => (
              <div key={id} className="min-w-0">
                <dt className="text-caption text-muted">{name}</dt>
                <dd className="text-label font-bold tabular-nums wrap-anywhere">{sums[id]}</dd>
              </div>
            ))}
        </dl>
      )}
      <ul
        ref={list}
        aria-label={label}
        aria-busy={query.isFetchingNextPage}
        className="min-w-0 rounded-panel border bg-surface [overflow-anchor:none]"
        style={{ paddingTop: before, paddingBottom: after }}
      >
        {drawn.map(({ index }) => {
          const row = rows[index]
          return (
            row && (
              <Card
                key={row.id}
                columns={columns as readonly Column<never>[]}
                link={rowLink?.(row)}
                {...{ row, index, setSize, measure }}
              />
            )
          )
        })}
      </ul>
    </div>
  )
}

interface CardProps {
  row: { id: string }
  index: number
  setSize: number
  columns: readonly Column<never>[]
  link: string | undefined
  measure: (card: HTMLElement | null) => void
}

/** Redrawn only if something of it changes, since scrolling draws the list again. */
const Card = memo(function Card({ row, index, setSize, columns, link, measure }: CardProps) {
  const [first, ...others] = columns
  const name = first?.cell(row as never)
  return (
    <li
      ref={measure}
      data-index={index}
      data-row={row.id}
      aria-setsize={setSize}
      aria-posinset={index + 1}
      className="relative flex flex-col gap-2 border-b p-4 last:border-b-0"
    >
      {link === undefined ? (
        <div className="text-label font-semibold wrap-anywhere">{name}</div>
      ) : (
        <Link
          to={link}
          state={{ isFromList: true }}
          className="text-label font-semibold wrap-anywhere after:absolute after:inset-0"
        >
          {name}
        </Link>
      )}
      <dl className="grid grid-cols-2 gap-x-4 gap-y-2">
        {others.map(({ id, name: label, cell }) => (
          <div key={id} className="min-w-0">
            <dt className="text-caption text-muted">{label}</dt>
            <dd className="text-label tabular-nums wrap-anywhere">{cell(row as never)}</dd>
          </div>
        ))}
      </dl>
    </li>
  )
})
