import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Column } from '../tables/columns.ts'
import { SORT_NAMES } from './messages.ts'
import type { MemberRow } from './schema.ts'
import { useMemberFigures } from './useMemberFigures.tsx'

/** Columns for lists of members; phones show a card instead, and sort by the same columns. */
export function useMemberColumns<Row extends MemberRow>(
  currency: string | undefined,
  renderMember: (member: Row) => ReactNode,
): Column<Row>[] {
  const { t } = useLingui()
  const figures = useMemberFigures(currency)
  return [
    { id: 'name', name: t`Member`, cell: renderMember },
    { id: 'joined', name: t(SORT_NAMES.joined), optional: true, cell: figures.joined },
    { id: 'lastLogin', name: t`Last login`, optional: true, cell: figures.lastLogin },
    { id: 'directs', name: t`Downlines`, align: 'end', optional: true, cell: figures.directs },
    { id: 'size', name: t(SORT_NAMES.size), align: 'end', optional: true, cell: figures.size },
    { id: 'balance', name: t`Balance`, align: 'end', optional: true, cell: figures.balance },
    {
      id: 'turnover',
      name: t(SORT_NAMES.turnover),
      align: 'end',
      cell: (member) => <span className="font-semibold">{figures.turnover(member)}</span>,
    },
  ]
}
