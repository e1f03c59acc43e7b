import { periodKindOf } from '#features/agent/contracts/periodKind.ts'
import type { Terms } from '#features/agent/contracts/schema.ts'
import { periodOf, type SettlementPeriod } from '#rules/settlementPeriods.ts'
import plans from '../../content/fixture-contracts.json' with { type: 'json' }
import { contractSettlements, contracts, contractSteps } from '../../db/contract-tables.ts'
import type { Db } from '../../db/open.ts'
import { inserter, statement } from '../../db/prepared-statements.ts'
import type { Merchant } from '../../http/serve.ts'
import { isShort } from '../contracts/contract-periods.ts'
import { OFFER_LIFE } from '../contracts/contract-rules.ts'
import { termsIn } from '../contracts/contract-seeds.ts'
import { NO_FIGURES, NO_VOIDS, type PeriodFigures, reckon } from '../contracts/settlement-rule.ts'
import { DAY, zoneOf } from '../days.ts'
import { namesIn } from '../team/tree.ts'
import { FIXTURE_SEAT } from './fixture-play.ts'
import { FIXTURE_TOP, type FixturePerson } from './fixture-tree.ts'

/** Most days over which contracts of any kind were settled. */
const CONTRACT_DAYS = 42
const SLOT = 5 * 60_000

interface LoadFixture {
  tree: readonly FixturePerson[]
  now: number
}

/**
 * Writes contracts between the top of the load fixture and its direct downlines, with a settlement
 * for each period. Each plan names the days for which its kind counts, up to now. The contracts have ended, so that no later call has to settle thousands of periods.
 */
export function writeFixtureContracts(db: Db, merchant: Merchant, fixture: LoadFixture): void {
  for (const { days, terms } of plans) {
    const own = termsIn(merchant.brand.currency, terms)
    if (merchant.brand.features[own.kind]) writeKind(db, merchant, own, { ...fixture, days })
  }
}

/** Writes contracts with the same terms, one to each downline, and their settlements. */
function writeKind(
  db: Db,
  { code: merchant, brand }: Merchant,
  terms: Terms,
  { tree, now, days }: LoadFixture & { days: number },
): void {
  const zone = zoneOf(db, merchant)
  const { kind } = terms
  const countsFrom = periodOf(periodKindOf(terms), now - days * DAY, zone).end
  const endedAt = periodOf(periodKindOf(terms), now, zone).start
  const addContract = inserter(db, contracts)
  const addStep = inserter(db, contractSteps)
  const addSettlement = inserter(db, contractSettlements)
  const sides = { merchant, kind, upline: FIXTURE_TOP }
  const idOf = new Map(
    tree.flatMap(({ username, parent, code, isAgent, joinedDaysAgo }) =>
      parent === FIXTURE_TOP && isAgent && joinedDaysAgo > CONTRACT_DAYS
        ? [[username, `CROWD-${kind}-${code.slice(1)}`] as const]
        : [],
    ),
  )
  /** Loss that each downline carries over to the next period. */
  const carried = new Map<string, number>()
  for (const { downline, period, figures } of listTeamPeriods(db, merchant, terms, countsFrom)) {
    const contractId = idOf.get(downline)
    if (contractId === undefined || period.end > now) continue
    const { key, start, end } = period
    const carriedIn = carried.get(downline)
    if (carriedIn === undefined) writeContract(contractId, downline)
    const reckoned = reckon(
      terms,
      { figures, late: NO_VOIDS, carriedIn: carriedIn ?? 0 },
      brand.currency,
    )
    carried.set(downline, reckoned.carriedOut)
    const isPaid = reckoned.amount > 0
    addSettlement.run({
      ...sides,
      ...reckoned,
      contractId,
      downline,
      period: key,
      start,
      end,
      cause: 'period',
      state: isPaid ? 'paid' : 'none',
      settledAt: end,
      paidAt: isPaid ? end : null,
    })
  }

  function writeContract(id: string, downline: string): void {
    const offeredAt = countsFrom - 2 * DAY
    const signedAt = countsFrom - DAY
    const endAskedAt = endedAt - DAY
    addContract.run({
      ...sides,
      id,
      terms,
      version: 1,
      downline,
      state: 'terminated',
      offeredAt,
      expiresAt: offeredAt + OFFER_LIFE,
      signedAt,
      countsFrom,
      endAskedBy: 'upline',
      endAskedAt,
      endedAt,
    })
    const steps = [
      ['offered', 'upline', offeredAt],
      ['active', 'downline', signedAt],
      ['terminationRequested', 'upline', endAskedAt],
      ['terminated', 'downline', endedAt],
    ] as const
    for (const [state, by, at] of steps) {
      addStep.run({ merchant, contractId: id, state, by, at })
    }
  }
}

/** Sums of one person's bets that were settled within five minutes. */
interface SlotRow {
  slot: number
  path: string
  stake: number
  win: number
  validBet: number
  wonBet: number
}

const slotsSince = statement(`SELECT closedAt - closedAt % ${SLOT} AS slot, path,
    sum(amount) AS stake, sum(win) AS win,
    sum(CASE WHEN win = amount THEN 0 ELSE amount END) AS validBet,
    sum(CASE WHEN win > amount THEN amount ELSE 0 END) AS wonBet
  FROM bets WHERE merchant = @merchant AND seatId = '${FIXTURE_SEAT}' AND closedAt >= @from
  GROUP BY slot, path ORDER BY slot, min(rowid)`)

/**
 * Lists the figures of each direct downline's team in each period since a time in which the team
 * bet, the first period first, as `readPeriod` would.
 */
function* listTeamPeriods(
  db: Db,
  merchant: string,
  terms: Terms,
  from: number,
): Generator<{ downline: string; period: SettlementPeriod; figures: PeriodFigures }> {
  const zone = zoneOf(db, merchant)
  const kind = periodKindOf(terms)
  let period = periodOf(kind, from, zone)
  const rows = slotsSince(db).all({ merchant, from }) as SlotRow[]
  // The rows are sorted by time, so each period is computed once and its rows follow each other.
  const periods = Map.groupBy(rows, ({ slot }) => {
    if (slot >= period.end) period = periodOf(kind, slot, zone)
    return period
  })
  for (const [each, slots] of periods) {
    const teams = Map.groupBy(slots, ({ path }) => namesIn(path)[1]!)
    for (const [downline, team] of teams) {
      yield { downline, period: each, figures: figuresOf(kind, team) }
    }
  }
}

function figuresOf(kind: SettlementPeriod['kind'], slots: readonly SlotRow[]): PeriodFigures {
  const sum = (name: 'stake' | 'win' | 'validBet' | 'wonBet') =>
    slots.reduce((units, slot) => units + slot[name], 0)
  const validBet = sum('validBet')
  // The sums by day do not separate bets by outcome.
  const outcomes = isShort(kind) ? { wonBet: sum('wonBet'), lostBet: validBet - sum('wonBet') } : {}
  const active = new Set(slots.filter((slot) => slot.validBet > 0).map(({ path }) => path))
  const sums = { stake: sum('stake'), win: sum('win'), validBet, ...outcomes }
  return { ...NO_FIGURES, ...sums, activeMembers: active.size }
}
