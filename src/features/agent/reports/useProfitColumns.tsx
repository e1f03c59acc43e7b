import { Trans, useLingui } from '@lingui/react/macro'
import { SignedAmount } from '#parts/records/SignedAmount.tsx'
import type { Column } from '../tables/columns.ts'
import type { ProfitFilters } from './filters.ts'
import { MemberName } from './MemberName.tsx'
import type { ProfitRow, ProfitSort } from './schema.ts'
import type { Report } from '../useReport.ts'

/** Columns of profit and loss; each can sort the rows. */
export function useProfitColumns(report: Report<ProfitFilters>): Column<ProfitRow>[] {
  const { t } = useLingui()
  const { filters, locale, currency, writeMoney } = report
  const isPlayers = filters.view === 'PLAYERS'
  const figure = (id: ProfitSort, name: string, optional = false): Column<ProfitRow> => ({
    id,
    name,
    align: 'end',
    sortable: true,
    optional,
    cell: (row) =>
      id === 'netAmount' ? (
        <SignedAmount amount={row[id]} {...{ locale, currency }} />
      ) : (
        writeMoney(row[id])
      ),
  })
  return [
    {
      id: 'member',
      name: isPlayers ? t`Member` : t`Downline`,
      cell: ({ kind, member: whose }) =>
        whose ? (
          <MemberName
            member={whose}
            note={
              kind === 'member' &&
              !isPlayers && (
                <Trans context="figures of a member without the team below">Own play</Trans>
              )
            }
          />
        ) : (
          <span className="inline-flex min-w-0 flex-col">
            <Trans>Moves between teams</Trans>
            {/* This note is for phones; on wide screens the same note is beside the sums. */}
            <span className="text-caption font-normal text-pretty text-muted lg:hidden">
              <Trans>
                Play here by members who left, minus play elsewhere by members who joined
              </Trans>
            </span>
          </span>
        ),
    },
    figure('deposit', t`Deposits`),
    figure('withdrawal', t`Withdrawals`),
    figure('betAmount', t`Stakes`, true),
    figure('validBet', t`Valid bets`),
    figure('winAmount', t`Wins`, true),
    figure('bonus', t`Bonuses`, true),
    figure('rebate', t`Rebates`, true),
    figure('netAmount', t({ message: 'Net result', comment: 'Table heading: wins less stakes' })),
  ]
}
