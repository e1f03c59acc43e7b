import { getTeamChanges, getTeamOverview, getTeamPeople } from '#features/agent/overview/api.ts'
import { daysBefore } from '#features/agent/overview/overviewDays.ts'
import { dayOf, type Days, listDays } from '#lib/periods.ts'
import { readDays } from '../../http/page-cursor.ts'
import { type CallContext, playerOf } from '../../http/serve.ts'
import { serveAgent } from '../../http/serve-agent.ts'
import { zoneOf, addDays } from '../../world/days.ts'
import { readEarnedDays } from '../../world/team/earned-days.ts'
import { requireOwnNode } from '../../world/team/given-rates.ts'
import { writeUnits } from '../../world/money/money.ts'
import { countTeam, type Downline, showMember } from '../../world/team/team.ts'
import { type DaySum, NO_DAY } from '../../world/team/team-days.ts'
import { findChanges, findPeople, readDownlines } from '../../world/team/team-overview.ts'
import { readPeople } from '../../world/team/team-people.ts'
import { listTeamDays, sumTeam } from '../../world/team/team-sums.ts'

/** Smallest number of days in a trend. */
const TREND_DAYS = 14
/** Days without a valid bet after which a member counts as no longer playing. */
const QUIET_DAYS = 7

type Context = Pick<CallContext, 'db' | 'merchant' | 'player' | 'now'>

const today = ({ db, merchant, now }: Context) => dayOf(now.getTime(), zoneOf(db, merchant.code))

function writeFigures(
  sums: DaySum,
  counts: { members: number; joined: number; active: number; commission: number },
  currency: string,
) {
  const write = (units: number) => writeUnits(units, currency)
  return {
    memberCount: counts.members,
    newCount: counts.joined,
    activeCount: counts.active,
    deposit: write(sums.deposits),
    withdrawal: write(sums.withdrawals),
    validBet: write(sums.validBet),
    bonus: write(sums.bonuses),
    rebate: write(sums.rebates),
    netAmount: write(sums.win + sums.bonuses + sums.rebates - sums.stake),
    commission: write(counts.commission),
  }
}

/** Commission that the agent earned on each day, in units. */
type CommissionDays = ReturnType<typeof readEarnedDays>
type Team = ReturnType<typeof readPeople>

/** Reads a team's figures over some days, as the reply has them, by one rule (docs/product.md §12.4). */
function readFigures(
  { merchant }: Context,
  days: Days,
  { team, earned, sums }: { team: Team; earned: CommissionDays; sums: DaySum },
) {
  const commission = listDays(days).reduce((sum, day) => sum + (earned.get(day)?.amount ?? 0), 0)
  return writeFigures(sums, { ...team.count(days), commission }, merchant.brand.currency)
}

function readTrend(context: Context, days: Days, read: { team: Team; earned: CommissionDays }) {
  const rows = listTeamDays(context.db, playerOf(context), days)
  const byDay = new Map(rows.map((row) => [row.day, row]))
  return listDays(days).map((day) => {
    const sums = byDay.get(day) ?? NO_DAY
    return { day, ...readFigures(context, { from: day, to: day }, { ...read, sums }) }
  })
}

const writePerson = (downline: Downline) => ({
  ...showMember(downline),
  activeOn: downline.node.activeOn,
})

export const calls = [
  serveAgent(getTeamOverview, (context) => {
    const { query, db, merchant } = context
    const days = readDays(query)
    const before = daysBefore(days)
    const least = addDays(days.to, 1 - TREND_DAYS)
    const trend = { from: days.from < least ? days.from : least, to: days.to }
    const from = trend.from < before.from ? trend.from : before.from
    const node = requireOwnNode(context)
    const read = {
      team: readPeople(db, node),
      earned: readEarnedDays(db, node, { from, to: days.to }, context.now.getTime()),
    }
    return {
      teamSize: countTeam(db, node).teamSize,
      current: readFigures(context, days, { ...read, sums: sumTeam(db, node, days) }),
      before: readFigures(context, before, { ...read, sums: sumTeam(db, node, before) }),
      trend: readTrend(context, trend, read),
      currency: merchant.brand.currency,
    }
  }),

  serveAgent(getTeamChanges, (context) => {
    const { query, db, merchant } = context
    const { currency } = merchant.brand
    const days = readDays(query)
    const agent = playerOf(context)
    const { risen, fallen } = findChanges(
      db,
      agent,
      { now: days, before: daysBefore(days) },
      query.measure === 'DEPOSIT' ? 'deposits' : 'validBet',
    )
    const write = (changes: typeof risen) =>
      changes.flatMap(({ username, now, before }) =>
        readDownlines(db, agent, [username]).map((downline) => ({
          ...showMember(downline),
          amount: writeUnits(now, currency),
          amountBefore: writeUnits(before, currency),
        })),
      )
    return { risen: write(risen), fallen: write(fallen), currency }
  }),

  serveAgent(getTeamPeople, (context) => {
    const { query, db } = context
    const { joined, quiet, neverPlayed } = findPeople(
      db,
      requireOwnNode(context),
      readDays(query),
      addDays(today(context), 1 - QUIET_DAYS),
    )
    return {
      joined: { ...joined, list: joined.list.map(writePerson) },
      quiet: { count: quiet.count, list: quiet.list.map(writePerson) },
      neverPlayed,
    }
  }),
]
