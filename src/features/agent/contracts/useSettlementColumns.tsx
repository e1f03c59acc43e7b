import { useLingui } from '@lingui/react/macro'
import { formatMoney } from '#lib/money.ts'
import type { Column } from '../tables/columns.ts'
import { formatRates } from './formats.ts'
import { SETTLEMENT_WORDS } from './messages.ts'
import { PartyName } from './PartyName.tsx'
import type { ContractKind } from './schema.ts'
import type { Settlement } from './settlementSchema.ts'
import { SettlementStateLabel } from './SettlementStateLabel.tsx'
import { useSettlementPeriod } from './useSettlementPeriod.ts'

interface Asked {
  kind: ContractKind
  isOwn: boolean
  locale: string
  currency: string
}

/**
 * Columns of the list of settlements. In the records of downlines, the first column names the
 * downline.
 */
export function useSettlementColumns({
  kind,
  isOwn,
  locale,
  currency,
}: Asked): Column<Settlement>[] {
  const { t } = useLingui()
  const writePeriod = useSettlementPeriod()
  const money = (amount: string) => formatMoney(amount, locale, currency)
  const downline: Column<Settlement> = {
    id: 'downline',
    name: t({ message: 'Downline', comment: 'Table heading: a member directly below the agent' }),
    cell: ({ member }) => (member ? <PartyName member={member} /> : '–'),
  }
  // Only dividends have the column for losses carried over; salaries carry none.
  const carried: Column<Settlement> = {
    id: 'carried',
    name: t({
      message: 'Carried over',
      comment: 'Table heading: the loss that the next period takes over',
    }),
    align: 'end',
    optional: true,
    cell: ({ carriedOut }) => money(carriedOut),
  }
  return [
    ...(isOwn ? [] : [downline]),
    {
      id: 'date',
      name: t({
        message: 'Settlement period',
        comment: 'Table heading: the days that a settlement covers',
      }),
      sortable: true,
      cell: writePeriod,
    },
    {
      id: 'state',
      name: t({ message: 'Status', comment: 'Heads a column: how far a settlement is' }),
      optional: true,
      // The usual states, "paid" and "nothing to pay", are plain text without emphasis.
      cell: (row) =>
        row.isAdjustment || (row.state !== 'paid' && row.state !== 'none') ? (
          <SettlementStateLabel settlement={row} />
        ) : (
          t(SETTLEMENT_WORDS[row.state].name)
        ),
    },
    {
      id: 'activeMembers',
      name: t({
        message: 'Active members',
        comment: 'Table heading: members who bet enough in the period',
      }),
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
      name: t({ message: 'Amount', comment: 'Table heading: an amount of money' }),
      align: 'end',
      sortable: true,
      cell: ({ amount }) => <strong>{money(amount)}</strong>,
    },
    ...(kind === 'dividend' ? [carried] : []),
  ]
}
