import { Link } from '#core/navigation/Link.tsx'
import { FROM_LIST } from '#core/navigation/useBackToList.ts'
import { RowList } from '#parts/records/RecordList.tsx'
import type { Card } from './columns.ts'
import type { RowsProps } from './TableRows.tsx'
import { SortChips } from './TableTools.tsx'

const CARD_HEIGHT = 150

interface Props<Row extends { id: string }> extends RowsProps<Row> {
  card: Card<Row> | undefined
}

/** The rows of a table as cards on phones, with buttons to sort them if `onSort` is given. */
export function TableCards<Row extends { id: string }>({
  label,
  query,
  rows,
  columns,
  sort,
  onSort,
  sums,
  rowLink,
  card,
}: Props<Row>) {
  const [first, ...others] = columns
  return (
    <div className="flex min-w-0 flex-col gap-3">
      {onSort && (
        <SortChips {...{ columns, sort, onSort }} className="scroll-row -mx-4 flex gap-2 px-4" />
      )}
      {sums && (
        <dl className="grid grid-cols-2 gap-x-4 gap-y-3 rounded-panel border bg-sunken p-4">
          {others
            .filter(({ id }) => sums[id] !== undefined)
            .map(({ id, name }) => (
              <div key={id} className="min-w-0">
                <dt className="text-caption text-muted">{name}</dt>
                <dd className="text-label font-bold tabular-nums wrap-anywhere">{sums[id]}</dd>
              </div>
            ))}
        </dl>
      )}
      <RowList
        {...{ label, query, rows }}
        rowHeight={card?.height ?? CARD_HEIGHT}
        renderRow={
          card?.renderCard ??
          ((row) => {
            const link = rowLink?.(row)
            const title = first?.cell(row)
            return (
              <div className="relative flex flex-col gap-2 p-4">
                {link === undefined ? (
                  <div className="text-label font-semibold wrap-anywhere">{title}</div>
                ) : (
                  <Link
                    to={link}
                    state={FROM_LIST}
                    className="text-label font-semibold wrap-anywhere after:absolute after:inset-0"
                  >
                    {title}
                  </Link>
                )}
                <dl className="grid grid-cols-2 gap-x-4 gap-y-2">
                  {others.map(({ id, name, align, cell }) => (
                    <div key={id} className="min-w-0">
                      <dt className="text-caption text-muted">{name}</dt>
                      {/* Figures stand out from facts such as times. */}
                      <dd
                        className={`tabular-nums wrap-anywhere ${align === 'end' ? 'text-label font-semibold' : 'text-caption'}`}
                      >
                        {cell(row)}
                      </dd>
                    </div>
                  ))}
                </dl>
              </div>
            )
          })
        }
      />
    </div>
  )
}
