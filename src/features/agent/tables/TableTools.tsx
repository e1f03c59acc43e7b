import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowDownWideNarrow, ArrowUpNarrowWide } from 'lucide-react'
import type { ReactNode } from 'react'
import { Chip } from '#ui/Chip.tsx'
import type { Column, Sort } from './columns.ts'
import type { HiddenColumns } from './useHiddenColumns.ts'

interface Props extends HiddenColumns {
  columns: readonly Column<never>[]
  sort?: Sort
  onSort?: (sort: Sort) => void
  children?: ReactNode
}

/** Order, columns and actions of a table, in the sheet of filters that phones show. */
export function TableTools({ columns, sort, onSort, hidden, onHide, children }: Props) {
  return (
    <div className="flex flex-col gap-4 border-t pt-4">
      {onSort && (
        <div className="flex flex-col gap-2">
          <p aria-hidden="true" className="text-label font-medium">
            <Trans comment="Name of a choice above a table; the column follows">Sort by</Trans>
          </p>
          <SortChips columns={columns} sort={sort} onSort={onSort} />
        </div>
      )}
      <fieldset className="flex min-w-0 flex-col gap-2">
        <legend className="mb-2 text-label font-medium">
          <Trans>Columns</Trans>
        </legend>
        <div className="flex flex-wrap gap-2">
          {columns
            .filter(({ optional }) => optional)
            .map(({ id, name }) => {
              const isShown = !hidden.includes(id)
              return (
                <Chip
                  key={id}
                  active={isShown}
                  className="min-h-thumb"
                  onClick={() =>
                    onHide(isShown ? [...hidden, id] : hidden.filter((each) => each !== id))
                  }
                >
                  {name}
                </Chip>
              )
            })}
        </div>
      </fieldset>
      {children && <div className="flex flex-wrap gap-2 *:flex-1">{children}</div>}
    </div>
  )
}

/** Buttons that sort a table; a second press turns the order round. */
export function SortChips({
  columns,
  sort,
  onSort,
  className = 'flex flex-wrap gap-2',
}: {
  columns: readonly Column<never>[]
  sort: Sort | undefined
  onSort: (sort: Sort) => void
  className?: string
}) {
  const { t } = useLingui()
  const sortable = columns.filter((column) => column.sortable)
  if (sortable.length === 0) return null
  const SortIcon = sort?.desc ? ArrowDownWideNarrow : ArrowUpNarrowWide
  return (
    <div role="group" aria-label={t`Sort by`} className={className}>
      {sortable.map(({ id, name, align }) => (
        <Chip
          key={id}
          active={sort?.by === id}
          icon={sort?.by === id ? <SortIcon aria-hidden="true" /> : undefined}
          className="min-h-thumb"
          onClick={() => onSort({ by: id, desc: sort?.by === id ? !sort.desc : align === 'end' })}
        >
          {name}
        </Chip>
      ))}
    </div>
  )
}
