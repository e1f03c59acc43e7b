import { Trans, useLingui } from '@lingui/react/macro'
import { ShortReference } from '#parts/records/Reference.tsx'
import { MOVEMENT_NAMES } from '#parts/records/rowMessages.ts'
import { SignedAmount } from '#parts/records/SignedAmount.tsx'
import type { Column } from '../tables/columns.ts'
import type { TransactionFilters } from './filters.ts'
import { MemberLink } from './MemberLink.tsx'
import { Moment } from './Moment.tsx'
import type { TeamTransaction } from './schema.ts'
import type { Report } from '../useReport.ts'

/**
 * Columns of the movements in the team's wallets. Pressing a member's name narrows the report to
 * that member.
 */
export function useTransactionColumns(
  report: Report<TransactionFilters>,
): Column<TeamTransaction>[] {
  const { t } = useLingui()
  const { filters, locale, currency, writeMoney } = report
  return [
    {
      id: 'member',
      name: t`Member`,
      cell: ({ member }) => (
        <MemberLink
          member={member}
          onChoose={(id) => report.chooseFilters({ ...filters, member: id, level: undefined })}
        />
      ),
    },
    {
      id: 'time',
      sortable: true,
      name: t({ message: 'Time', context: 'of a movement of money' }),
      cell: ({ at }) => <Moment {...{ at, report }} />,
    },
    {
      id: 'type',
      name: t({ message: 'Transaction', comment: 'Table heading: kind of a movement of money' }),
      cell: ({ type }) => t(MOVEMENT_NAMES[type]),
    },
    {
      id: 'amount',
      name: t`Amount`,
      align: 'end',
      cell: ({ amount }) => <SignedAmount amount={amount} {...{ locale, currency }} />,
    },
    {
      id: 'balance',
      name: t({
        message: 'Balance after',
        comment: 'Table heading: the balance after a movement of money',
      }),
      align: 'end',
      optional: true,
      cell: ({ balanceAfter }) =>
        balanceAfter === undefined ? <NotShown /> : writeMoney(balanceAfter),
    },
    {
      id: 'reference',
      name: t({ message: 'Reference', context: 'of a bet or a transaction' }),
      optional: true,
      cell: ({ reference }) =>
        reference === undefined ? <NotShown /> : <ShortReference text={reference} />,
    },
  ]
}

const NotShown = () => (
  <>
    <span aria-hidden="true">–</span>
    <span className="sr-only">
      <Trans>Not shown below the first level</Trans>
    </span>
  </>
)
