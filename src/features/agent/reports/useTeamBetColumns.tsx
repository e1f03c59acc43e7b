import { useLingui } from '@lingui/react/macro'
import { shownName } from '#parts/games/lanes.ts'
import { useGameOptions } from '#parts/games/useLanes.ts'
import { BET_STATE_WORDS } from '#parts/records/rowMessages.ts'
import { SignedAmount } from '#parts/records/SignedAmount.tsx'
import type { Column } from '#parts/tables/columns.ts'
import { StatusLabel } from '#ui/StatusLabel.tsx'
import type { TeamBetFilters } from './filters.ts'
import { MemberLink } from './MemberLink.tsx'
import type { TeamBet } from './schema.ts'
import type { Report } from '../useReport.ts'

/** The columns of team bets; a member's name narrows the report to that member. */
export function useTeamBetColumns(report: Report<TeamBetFilters>): Column<TeamBet>[] {
  const { t } = useLingui()
  const options = useGameOptions()
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
      name: t({ message: 'Time', context: 'of a bet' }),
      cell: ({ at }) => (
        <span className="min-[90rem]:text-caption min-[90rem]:whitespace-nowrap">
          {report.writeMoment(at)}
        </span>
      ),
    },
    { id: 'game', name: t`Game`, optional: true, cell: ({ game }) => game ?? '–' },
    {
      id: 'vendor',
      name: t`Game provider`,
      optional: true,
      cell: ({ vendor, vendorName }) => shownName(vendor, vendorName, options),
    },
    {
      id: 'state',
      name: t({ message: 'State', context: 'of a bet' }),
      optional: true,
      cell: ({ state }) => {
        const { name, tone } = BET_STATE_WORDS[state]
        return (
          <span className="min-[90rem]:whitespace-nowrap">
            {/* As nearly all are. */}
            {state === 'SETTLED' ? t(name) : <StatusLabel tone={tone}>{t(name)}</StatusLabel>}
          </span>
        )
      },
    },
    {
      id: 'stake',
      name: t({ message: 'Stake', context: 'of a bet' }),
      align: 'end',
      cell: ({ stake }) => writeMoney(stake),
    },
    {
      id: 'validBet',
      name: t`Valid bet`,
      align: 'end',
      optional: true,
      cell: ({ validBet }) => writeMoney(validBet),
    },
    {
      id: 'win',
      name: t({ message: 'Win', context: 'movement of money' }),
      align: 'end',
      optional: true,
      cell: ({ win }) => writeMoney(win),
    },
    {
      id: 'net',
      name: t`Net result`,
      align: 'end',
      cell: ({ state, net }) =>
        state === 'SETTLED' ? <SignedAmount amount={net} {...{ locale, currency }} /> : '–',
    },
    {
      id: 'reference',
      name: t({ message: 'Reference', context: 'of a bet or a transaction' }),
      optional: true,
      cell: ({ reference }) => (
        <span className="font-mono text-caption min-[90rem]:whitespace-nowrap">{reference}</span>
      ),
    },
  ]
}
