import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useBrand } from '#core/brand/brand.ts'
import { useLanguage } from '#core/locale/language.ts'
import { useMoments } from '#core/gateway/useMoments.ts'
import { formatCount } from '#lib/counts.ts'
import { formatMoney } from '#lib/money.ts'
import type { Column } from '../tables/columns.ts'
import { Hidden } from './Hidden.tsx'
import { SORT_NAMES } from './messages.ts'
import type { MemberRow } from './schema.ts'

/** Columns for lists of members; phones show a card instead, and sort by the same columns. */
export function useMemberColumns<Row extends MemberRow>(
  currency: string | undefined,
  renderMember: (member: Row) => ReactNode,
): Column<Row>[] {
  const { t } = useLingui()
  const { locale } = useLanguage()
  const brand = useBrand()
  const { day, write } = useMoments()
  const count = (value: number) => formatCount(value, locale)
  const money = (amount: string) => formatMoney(amount, locale, currency ?? brand.currency)
  return [
    { id: 'name', name: t`Member`, cell: renderMember },
    {
      id: 'joined',
      name: t(SORT_NAMES.joined),
      optional: true,
      cell: ({ joinedAt }) => day(joinedAt),
    },
    {
      id: 'lastLogin',
      name: t`Last login`,
      optional: true,
      cell: ({ level, lastLoginAt }) =>
        level > 1 ? (
          <Hidden />
        ) : lastLoginAt ? (
          write(lastLoginAt)
        ) : (
          t({ message: 'Never', context: 'last login' })
        ),
    },
    {
      id: 'directs',
      name: t`Downlines`,
      align: 'end',
      optional: true,
      cell: ({ directs }) => count(directs),
    },
    {
      id: 'size',
      name: t(SORT_NAMES.size),
      align: 'end',
      optional: true,
      cell: ({ teamSize }) => count(teamSize),
    },
    {
      id: 'balance',
      name: t`Balance`,
      align: 'end',
      optional: true,
      cell: ({ balance }) => (balance === null ? <Hidden /> : money(balance)),
    },
    {
      id: 'turnover',
      name: t(SORT_NAMES.turnover),
      align: 'end',
      cell: ({ turnover }) => <span className="font-semibold">{money(turnover)}</span>,
    },
  ]
}
