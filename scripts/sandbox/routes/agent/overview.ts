import { getTeamChanges, getTeamOverview, getTeamPeople } from '#features/agent/overview/api.ts'
import { daysBefore } from '#features/agent/overview/overviewDays.ts'
import { parseDate } from '@internationalized/date'
import { boundsOf, dayOf, type Days, listDays } from '#lib/periods.ts'
import { type CallContext, playerOf } from '../../http/serve.ts'
import { serveAgent } from '../../http/serve-agent.ts'
import { zoneOf } from '../../world/days.ts'
import { readEarnedDays } from '../../world/team/earned-days.ts'
import { writeUnits } from '../../world/money/money.ts'
import { type Downline, findNode, type Person, showMember } from '../../world/team/team.ts'
import {
  countActivePeople,
  countMembersByDay,
  findChanges,
  findPeople,
  readDownlines,
} from '../../world/team/team-overview.ts'
import { listTeamDays, sumTeam } from '../../world/team/team-sums.ts'
import { readDays } from '../member/records.ts'

/** A trend has at least so many days. */
const TREND_DAYS = 14
/** Days without a valid bet after which somebody counts as no longer playing. */
const QUIET_DAYS = 7

type Context = Pick<CallContext, 'db' | 'merchant' | 'player' | 'now'>

const addDays = (day: string, days: number): string => parseDate(day).add({ days }).toString()

const personOf = (context: Context): Person => {
  const { merchant, username } = playerOf(context as CallContext)
  return { merchant, username }
}

const today = ({ db, merchant, now }: Context) => dayOf(now.getTime(), zoneOf(db, merchant.code))

type Sums = Pick<
  ReturnType<typeof sumTeam>,
  'deposits' | 'withdrawals' | 'stake' | 'validBet' | 'win' | 'bonuses' | 'rebates' | 'joined'
>

const NOTHING: Sums = {
  deposits: 0,
  withdrawals: 0,
  stake: 0,
  validBet: 0,
  win: 0,
  bonuses: 0,
  rebates: 0,
  joined: 0,
}

function writeFigures(
  sums: Sums,
  { members, active, commission }: { members: number; active: number; commission: number },
  currency: string,
) {
  const write = (units: number) => writeUnits(units, currency)
  return {
    memberCount: members,
    newCount: Math.max(0, sums.joined),
    activeCount: active,
    deposit: write(sums.deposits),
    withdrawal: write(sums.withdrawals),
    validBet: write(sums.validBet),
    bonus: write(sums.bonuses),
    rebate: write(sums.rebates),
    netAmount: write(sums.win + sums.bonuses + sums.rebates - sums.stake),
    commission: write(commission),
  }
}

/** What the agent earned by rates on each day, in units. */
type CommissionDays = Awaited<ReturnType<typeof readEarnedDays>>

/** What a team came to over days, as the call writes it. */
async function readFigures(context: Context, days: Days, earned: CommissionDays) {
  const { db, merchant } = context
  const person = personOf(context)
  const [members = 0] = countMembersByDay(db, person, [days.to])
  const commission = listDays(days).reduce((sum, day) => sum + (earned.get(day)?.amount ?? 0), 0)
  const active = await countActivePeople(db, person, days, today(context))
  const { currency } = merchant.brand
  return writeFigures(sumTeam(db, person, days), { members, active, commission }, currency)
}

function readTrend(context: Context, days: Days, earned: CommissionDays) {
  const { db, merchant } = context
  const person = personOf(context)
  const names = listDays(days)
  const sums = new Map(listTeamDays(db, person, days).map((row) => [row.day, row]))
  const members = countMembersByDay(db, person, names)
  return names.map((day, index) => {
    const row = sums.get(day)
    const counts = {
      members: members[index] ?? 0,
      active: row?.active ?? 0,
      commission: earned.get(day)?.amount ?? 0,
    }
    return { day, ...writeFigures(row ?? NOTHING, counts, merchant.brand.currency) }
  })
}

const writePerson = (downline: Downline) => ({
  ...showMember(downline),
  activeOn: downline.node.activeOn,
})

export const calls = [
  serveAgent(getTeamOverview, async (context) => {
    const { query, db, merchant } = context
    const days = readDays(query)
    const before = daysBefore(days)
    const least = addDays(days.to, 1 - TREND_DAYS)
    const trend = { from: days.from < least ? days.from : least, to: days.to }
    const from = trend.from < before.from ? trend.from : before.from
    const person = personOf(context)
    const earned = await readEarnedDays(db, person, { from, to: days.to }, context.now.getTime())
    return {
      teamSize: findNode(db, person)?.teamCount ?? 0,
      current: await readFigures(context, days, earned),
      before: await readFigures(context, before, earned),
      trend: readTrend(context, trend, earned),
      currency: merchant.brand.currency,
    }
  }),

  serveAgent(getTeamChanges, async (context) => {
    const { query, db, merchant } = context
    const { currency } = merchant.brand
    const days = readDays(query)
    const { risen, fallen } = await findChanges(
      db,
      personOf(context),
      { now: days, before: daysBefore(days) },
      query.measure === 'DEPOSIT' ? 'deposits' : 'validBet',
    )
    const write = (changes: typeof risen) =>
      readDownlines(
        db,
        merchant.code,
        changes.map(({ username }) => [username, 1] as const),
      ).flatMap((downline) => {
        const change = changes.find(({ username }) => username === downline.account.username)
        if (!change) return []
        const { now, before } = change
        const amounts = {
          amount: writeUnits(now, currency),
          amountBefore: writeUnits(before, currency),
        }
        return [{ ...showMember(downline), ...amounts }]
      })
    return { risen: write(risen), fallen: write(fallen), currency }
  }),

  serveAgent(getTeamPeople, async (context) => {
    const { query, db, merchant } = context
    const zone = zoneOf(db, merchant.code)
    const day = addDays(today(context), 1 - QUIET_DAYS)
    const { start } = boundsOf({ from: day, to: day }, zone)
    const people = await findPeople(db, personOf(context), boundsOf(readDays(query), zone), {
      day,
      start,
    })
    const { joined, quiet, neverPlayed } = people
    return {
      joined: { count: joined.count, list: joined.list.map(writePerson) },
      quiet: { count: quiet.count, list: quiet.list.map(writePerson) },
      neverPlayed,
    }
  }),
]
