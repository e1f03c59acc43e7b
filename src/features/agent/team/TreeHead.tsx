import { useLingui } from '@lingui/react/macro'
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import { SORT_NAMES } from './messages.ts'
import type { MemberSort } from './schema.ts'
import { useTeamState } from './useTeamState.ts'

export const TREE_COLUMNS = 7
export const TREE_GRID =
  'grid w-full grid-cols-[minmax(16rem,1fr)_4rem_8.75rem_minmax(8rem,11rem)_minmax(6.5rem,8rem)_8.5rem_8.75rem] items-center'

const CELL = 'flex min-w-0 px-3 first:ps-4 last:pe-4'

/** Headings of the tree's columns; four of them can sort the members of a branch. */
export function TreeHead() {
  const { t } = useLingui()
  const columns: { name: string; sort?: MemberSort; isFigure?: boolean }[] = [
    { name: t`Member`, sort: 'name' },
    { name: t({ message: 'Level', context: 'below an agent' }), isFigure: true },
    { name: t(SORT_NAMES.joined), sort: 'joined' },
    { name: t`Last login` },
    { name: t(SORT_NAMES.size), sort: 'size', isFigure: true },
    { name: t`Balance`, isFigure: true },
    { name: t(SORT_NAMES.turnover), sort: 'turnover', isFigure: true },
  ]
  return (
    <div role="rowgroup" className="sticky top-0 z-10">
      <div
        role="row"
        aria-rowindex={1}
        className={`h-[41px] border-b bg-raised text-caption font-semibold text-muted ${TREE_GRID}`}
      >
        {columns.map(({ name, sort, isFigure }) => (
          <Head key={name} {...{ name, sort, isFigure }} />
        ))}
      </div>
    </div>
  )
}

function Head({
  name,
  sort,
  isFigure = false,
}: {
  name: string
  sort?: MemberSort | undefined
  isFigure?: boolean | undefined
}) {
  const { filters, terms, chooseFilters } = useTeamState()
  const isSorted = sort !== undefined && terms.sort === sort
  const Icon = isSorted ? (terms.descending ? ArrowDown : ArrowUp) : ArrowUpDown
  const choose = () => {
    const descending = isSorted ? !terms.descending : sort !== 'name'
    chooseFilters({ ...filters, sort, order: descending ? 'down' : 'up' })
  }
  return (
    <div
      role="columnheader"
      aria-sort={isSorted ? (terms.descending ? 'descending' : 'ascending') : undefined}
      className={`${CELL} ${isFigure ? 'justify-end text-end' : ''}`}
    >
      {sort ? (
        <button
          type="button"
          onClick={choose}
          className={`inline-flex min-h-10 min-w-0 items-center gap-1 rounded-control -outline-offset-2 hover:text-text ${isSorted ? 'text-text' : ''}`}
        >
          <span className="truncate">{name}</span>
          <Icon
            aria-hidden="true"
            className={`size-3.5 shrink-0 ${isSorted ? '' : 'opacity-50'}`}
          />
        </button>
      ) : (
        <span className="truncate">{name}</span>
      )}
    </div>
  )
}
