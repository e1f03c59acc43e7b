import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useBrand } from '#core/brand/brand.ts'
import { useLanguage } from '#core/locale/language.ts'
import { useMoments } from '#core/gateway/useMoments.ts'
import { Link } from '#core/navigation/Link.tsx'
import { FROM_LIST } from '#core/navigation/useBackToList.ts'
import { formatCount } from '#lib/counts.ts'
import { formatMoney } from '#lib/money.ts'
import type { Column } from '../tables/columns.ts'
import { Hidden } from './Hidden.tsx'
import { SORT_NAMES } from './messages.ts'
import type { MemberRow } from './schema.ts'

/**
 * Columns for lists of members: columns on wide screens, lines of a card on phones.
 * @param pathBelow returns the address of a member's downlines
 */
export function useMemberColumns<Row extends MemberRow>(
  currency: string | undefined,
  renderMember: (member: Row) => ReactNode,
  pathBelow?: (id: string) => string,
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
      cell: ({ id, directs }) =>
        pathBelow ? <Below count={directs} to={pathBelow(id)} /> : count(directs),
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

function Below({ count, to }: { count: number; to: string }) {
  const { locale } = useLanguage()
  const written = formatCount(count, locale)
  if (count === 0) return written
  return (
    <Link
      to={to}
      state={FROM_LIST}
      // This link is placed above the link that covers the whole card, so that it can be pressed.
      className="relative z-1 -my-2 inline-flex min-h-thumb items-center gap-1 font-semibold text-primary-text"
    >
      <Trans comment="Opens the list of somebody’s downlines; followed by how many they are">
        Show {written}
      </Trans>
      <ChevronRight aria-hidden="true" className="size-4 rtl:-scale-x-100" />
    </Link>
  )
}
