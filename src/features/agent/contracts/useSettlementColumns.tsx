import { useLingui } from '@lingui/react/macro'
import { formatMoney } from '#lib/money.ts'
import { useMoments } from '#core/locale/useMoments.ts'
import type { Column } from '#parts/tables/columns.ts'
import { formatRates } from './formats.ts'
import { SETTLEMENT_WORDS } from './messages.ts'
import type { Settlement } from './settlementSchema.ts'
import { SettlementState } from './SettlementState.tsx'
import { useSettlementPeriod } from './useSettlementPeriod.ts'

interface Asked {
  isOwn: boolean
  locale: string
  currency: string
}

/** The columns of what contracts paid; those of downlines begin with whom. */
export function useSettlementColumns({ isOwn, locale, currency }: Asked): Column<Settlement>[] {
  const { t } = useLingui()
  const { write } = useMoments()
  const writePeriod = useSettlementPeriod()
  const money = (amount: string) => formatMoney(amount, locale, currency)
  const downline: Column<Settlement> = {
    id: 'downline',
    name: t`Downline`,
    cell: ({ member }) => member?.nickname ?? member?.account ?? '–',
  }
  return [
    ...(isOwn ? [] : [downline]),
    { id: 'date', name: t`Settlement period`, sortable: true, cell: writePeriod },
    {
      id: 'state',
      name: t`State`,
      optional: true,
      // As nearly all are.
      cell: (row) =>
        row.state === 'paid' && !row.isAdjustment ? (
          t(SETTLEMENT_WORDS.paid.name)
        ) : (
          <SettlementState settlement={row} />
        ),
    },
    {
      id: 'activeMembers',
      name: t`Active members`,
      align: 'end',
      optional: true,
      cell: ({ activeMembers }) => activeMembers ?? '–',
    },
    {
      id: 'base',
      name: t`Base`,
      align: 'end',
      sortable: true,
      optional: true,
      cell: ({ base }) => money(base),
    },
    {
      id: 'rate',
      name: t`Rate`,
      align: 'end',
      optional: true,
      cell: (row) => formatRates(row, locale),
    },
    {
      id: 'amount',
      name: t`Amount`,
      align: 'end',
      sortable: true,
      cell: ({ amount }) => <strong>{money(amount)}</strong>,
    },
    {
      id: 'carried',
      name: t`Carried over`,
      align: 'end',
      optional: true,
      cell: ({ carriedOut }) => money(carriedOut),
    },
    {
      id: 'paid',
      name: t({ message: 'Paid', context: 'when' }),
      optional: true,
      cell: ({ paidAt }) => (paidAt === null ? '–' : write(paidAt)),
    },
  ]
}
