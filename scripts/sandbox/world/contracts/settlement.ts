import { periodKindOf } from '#features/agent/contracts/periodKind.ts'
import { nextPeriod, periodOf, type SettlementPeriod } from '#rules/settlementPeriods.ts'
import { and, asc, gt, isNotNull } from '../../db/drizzle.ts'
import { cacheStatements, inserter, perDatabase, statement } from '../../db/prepared-statements.ts'
import { matches, rowsOf } from '../../db/rows.ts'
import { contractSettlements, contracts } from '../../db/contract-tables.ts'
import { teamNodes } from '../../db/team-tables.ts'
import type { Db } from '../../db/open.ts'
import type { Merchant } from '../../http/serve.ts'
import { findContract } from './contract-book.ts'
import { isShort, spanOf } from './contract-periods.ts'
import type { Contract } from './contract-rules.ts'
import { expireOffers } from './contracts.ts'
import { zoneOf } from '../days.ts'
import { makeRest, shareRun } from '../rest.ts'
import { readPeriod } from './settlement-figures.ts'
import { owesEarlier, payOwed, paySettlement, type Till } from './settlement-pay.ts'
import { addFigures, differ, isEmpty, NO_FIGURES, NO_VOIDS, reckon } from './settlement-rule.ts'

type Party = Pick<Merchant, 'code' | 'brand'>

/**
 * Settles every finished period of a merchant's contracts, those further up first, and pays owed
 * settlements (docs/product.md §12.7). Other calls are answered in between, and concurrent calls to
 * settle share one run.
 *
 * @returns usernames of those who paid or were paid
 */
export const settleDue = (db: Db, merchant: Party, now: number): Promise<Set<string>> =>
  shareRun(db, `contracts ${merchant.code}`, () => settleAll(db, merchant, now))

async function settleAll(db: Db, merchant: Party, now: number): Promise<Set<string>> {
  const { code } = merchant
  const rest = makeRest()
  expireOffers(db, code, now)
  followClock(db, code, now)
  const touched = await settleEach(db, merchant, now, 'ledger', rest)
  for (const name of await payOwed(db, code, now, rest)) touched.add(name)
  return touched
}

/**
 * Settles the periods of a demo account's history: those payments were made in the past, and are
 * already in today's balances.
 */
export async function settleSeededHistory(db: Db, merchant: Party, until: number): Promise<void> {
  await settleEach(db, merchant, until, 'past', makeRest())
}

async function settleEach(
  db: Db,
  { code, brand: { currency } }: Party,
  now: number,
  till: Till,
  rest: () => Promise<void>,
): Promise<Set<string>> {
  const touched = new Set<string>()
  for (;;) {
    const due = listDue(db, code, now)
    for (const contract of due) {
      for (const name of settleOne(db, contract, { now, currency, till })) touched.add(name)
      await rest()
    }
    if (due.length === 0) return touched
  }
}

/**
 * Lists due contracts by the end of their period, those further up first: so an upline is paid
 * before paying downlines for the same period.
 */
function listDue(db: Db, merchant: string, now: number): Contract[] {
  const dueAt = firstDue(db).pluck().get({ merchant, now }) as number | null
  if (dueAt === null) return []
  return db
    .select({ contract: contracts })
    .from(contracts)
    .leftJoin(teamNodes, matches(teamNodes, { merchant, username: contracts.downline }))
    .where(matches(contracts, { merchant, dueAt }))
    .orderBy(asc(teamNodes.depth), asc(contracts.downline), asc(contracts.version))
    .limit(BATCH)
    .all()
    .map(({ contract }) => contract)
}

/** Contracts that are looked up at once. */
const BATCH = 50

// A day has hundreds of settlements.
const firstDue = statement(
  'SELECT min(dueAt) FROM contracts WHERE merchant = @merchant AND dueAt <= @now',
)
const setDue = statement('UPDATE contracts SET dueAt = @dueAt WHERE id = @id')
const settled = statement(`SELECT 1 FROM contract_settlements
  WHERE contractId = @contractId AND period = @period`)
const carried = statement(`SELECT carriedOut FROM contract_settlements
  WHERE contractId = @id AND "end" <= @before ORDER BY "end" DESC, id DESC LIMIT 1`)
const add = cacheStatements((db) => inserter(db, contractSettlements))

/** Settles the period of a contract that ended at `dueAt`, in one transaction; once. */
export function settleOne(
  db: Db,
  { merchant, id, dueAt }: Pick<Contract, 'merchant' | 'id' | 'dueAt'>,
  { now, currency, till }: { now: number; currency: string; till: Till },
): string[] {
  return db.transaction(() => {
    const contract = findContract(db, { merchant, id })
    // Another call has already settled this period.
    if (!contract || contract.dueAt !== dueAt || dueAt === null) return []
    const zone = zoneOf(db, merchant)
    const period = periodOf(periodKindOf(contract.terms), dueAt - 1, zone)
    const settledAt = till === 'past' ? period.end : now
    const isOwed = settlePeriod(db, contract, { period, zone, currency, now: settledAt })
    const next = findNext(db, contract, { period, zone, now })
    setDue(db).run({ id, dueAt: next })
    if (!isOwed || owesEarlier(db, contract)) return []
    return paySettlement(db, { merchant, contractId: id, period: period.key }, now, till)
  })
}

/** Writes the settlement of a period; returns whether there is an amount to pay. */
function settlePeriod(
  db: Db,
  contract: Contract,
  at: { period: SettlementPeriod; zone: string; currency: string; now: number },
): boolean {
  const { period, zone, currency, now } = at
  const { id, merchant, kind, upline, downline, terms } = contract
  const span = spanOf(contract, period, zone)
  if (!span || settled(db).get({ contractId: id, period: period.key })) return false
  const person = { merchant, username: downline }
  const since = findSince(db, contract) ?? span.start
  const asked = { person, terms, period, span, since, zone, currency }
  const { figures, late } = readPeriod(db, asked)
  const carriedIn = readCarry(db, contract, span.start)
  // No rows for empty short periods: salaries of an inactive team would fill the records.
  const hasLate = !isEmpty({ ...NO_FIGURES, ...late })
  if (isShort(period.kind) && isEmpty(figures) && !hasLate) return false
  const net = reckon(terms, { figures, late, carriedIn }, currency)
  const own = hasLate
    ? reckon(terms, { figures: addFigures(figures, late), late: NO_VOIDS, carriedIn }, currency)
    : net
  const shared = {
    merchant,
    contractId: id,
    kind,
    upline,
    downline,
    period: period.key,
    ...span,
    settledAt: now,
    state: net.amount > 0 ? 'owed' : own.amount > 0 ? 'paid' : 'none',
    paidAt: net.amount === 0 && own.amount > 0 ? now : null,
  } as const
  add(db).run({ ...shared, ...own, cause: 'period' })
  if (hasLate) add(db).run({ ...shared, ...differ(net, own), cause: 'adjustment' })
  return net.amount > 0
}

/** Finds the time from which a contract counts, or the first version that it replaced. */
function findSince(db: Db, { merchant, supersedes, countsFrom }: Contract): number | null {
  const earlier = supersedes === null ? undefined : findContract(db, { merchant, id: supersedes })
  return earlier ? findSince(db, earlier) : countsFrom
}

/**
 * Reads the loss carried over from earlier periods of this contract, or of the version that it
 * replaced.
 */
function readCarry(db: Db, { id, merchant, supersedes }: Contract, before: number): number {
  const last = carried(db).pluck().get({ id, before }) as number | undefined
  if (last !== undefined) return last
  const earlier = supersedes === null ? undefined : findContract(db, { merchant, id: supersedes })
  return earlier?.state === 'superseded' ? readCarry(db, earlier, before) : 0
}

/** Finds when the next period ends; null if the contract does not count in it. */
function findNext(
  db: Db,
  contract: Contract,
  { period, zone, now }: { period: SettlementPeriod; zone: string; now: number },
): number | null {
  const next = nextPeriod(period, zone)
  const isOver = contract.endedAt !== null && spanOf(contract, next, zone) === null
  if (isOver && contract.endedAt! < next.end) return null
  if (!isShort(next.kind)) return next.end
  // Skips to the next bet, since days without a bet have hundreds of five-minute periods.
  const at = Math.min(findNextBet(db, contract.merchant, next.start), Math.max(now, next.start))
  return periodOf(next.kind, at, zone).end
}

const nextBet = statement(`SELECT
  (SELECT min(closedAt) FROM bets WHERE merchant = @merchant AND closedAt >= @from) AS closed,
  (SELECT min(settledAt) FROM voided_bets
    WHERE merchant = @merchant AND settledAt >= @from) AS voided`)

/**
 * Finds when the next bet of any player is settled or voided; a voided bet counts only at its
 * settlement.
 */
function findNextBet(db: Db, merchant: string, from: number): number {
  const { closed, voided } = nextBet(db).get({ merchant, from }) as Record<string, number | null>
  return Math.min(closed ?? Infinity, voided ?? Infinity)
}

/** Time of each merchant's last settlement run. */
const clocks = perDatabase(() => new Map<string, number>())

/**
 * If a tester has set the clock back, some contracts have their next period too far ahead: their
 * next period becomes the current one. Settled periods stay settled.
 */
function followClock(db: Db, merchant: string, now: number): void {
  const ofWorld = clocks(db)
  const last = ofWorld.get(merchant)
  ofWorld.set(merchant, now)
  if (last !== undefined && last <= now) return
  const ahead = rowsOf(
    db,
    contracts,
    { merchant },
    and(isNotNull(contracts.signedAt), gt(contracts.dueAt, now)),
  ).list()
  const zone = zoneOf(db, merchant)
  for (const [kind, alike] of Map.groupBy(ahead, ({ terms }) => periodKindOf(terms))) {
    // Computed once for all contracts of a kind, since every call of an agent passes here.
    const current = periodOf(kind, now, zone)
    const { end } = nextPeriod(current, zone)
    for (const { id, dueAt } of alike) {
      // A contract signed today may begin only with the next period.
      if ((dueAt as number) <= end) continue
      rowsOf(db, contracts, { id }).change({ dueAt: current.end })
    }
  }
}
