import { useLingui } from '@lingui/react/macro'
import { shownName } from '#parts/games/lanes.ts'
import { useGameOptions } from '#parts/games/useLanes.ts'
import { ShortReference } from '#parts/records/Reference.tsx'
import { BET_STATE_WORDS } from '#parts/records/rowMessages.ts'
import { SignedAmount } from '#parts/records/SignedAmount.tsx'
import type { Column } from '../tables/columns.ts'
import { StatusLabel } from '#ui/StatusLabel.tsx'
import type { TeamBetFilters } from './filters.ts'
import { MemberLink } from './MemberLink.tsx'
import { Moment } from './Moment.tsx'
import type { TeamBet } from './schema.ts'
import type { Report } from '../useReport.ts'

/** Columns of the team's bets. Pressing a member's name narrows the report to that member. */
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
      cell: ({ at }) => <Moment {...{ at, report }} />,
    },
    {
      id: 'game',
      name: t({ message: 'Game', comment: 'Table heading' }),
      optional: true,
      cell: ({ game, vendor, vendorName }) => (
        <Game name={game} vendor={shownName(vendor, vendorName, options)} />
      ),
    },
    {
      id: 'stake',
      name: t({ message: 'Stake', context: 'of a bet' }),
      align: 'end',
      cell: ({ stake }) => writeMoney(stake),
    },
    {
      id: 'validBet',
      name: t({ message: 'Valid bet', comment: 'Table heading: the part of a bet that counts' }),
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
      name: t`Win or loss on bets`,
      align: 'end',
      cell: ({ state, net }) => {
        // Nearly all bets are settled, so the column shows the net result of a settled bet instead
        // of its state.
        if (state === 'SETTLED') return <SignedAmount amount={net} {...{ locale, currency }} />
        const { name, tone } = BET_STATE_WORDS[state]
        return <StatusLabel tone={tone}>{t(name)}</StatusLabel>
      },
    },
    {
      id: 'reference',
      name: t({ message: 'Reference', context: 'of a bet or a transaction' }),
      optional: true,
      cell: ({ reference }) => <ShortReference text={reference} />,
    },
  ]
}

/** The name of a game, with its provider on the line below. */
function Game({ name, vendor }: { name: string | undefined; vendor: string }) {
  return (
    <span className="flex min-w-0 flex-col lg:min-w-24">
      <span title={name} className="line-clamp-1 wrap-break-word">
        {name ?? '–'}
      </span>
      <span title={vendor} className="line-clamp-1 text-caption wrap-break-word text-muted">
        {vendor}
      </span>
    </span>
  )
}
