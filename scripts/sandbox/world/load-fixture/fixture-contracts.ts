import { periodKindOf } from '#features/agent/contracts/periodKind.ts'
import type { ContractKind, Terms } from '#features/agent/contracts/schema.ts'
import { periodOf, type SettlementPeriod } from '#rules/settlementPeriods.ts'
import { contractSettlements, contracts, contractSteps } from '../../db/contract-tables.ts'
import type { Db } from '../../db/open.ts'
import { inserter, cacheStatements } from '../../db/prepared-statements.ts'
import type { Merchant } from '../../http/serve.ts'
import type { Contract } from '../contracts/contract-rules.ts'
import { termsIn } from '../contracts/contract-seeds.ts'
import { OFFER_LIFE } from '../contracts/contract-rules.ts'
import type { FixtureSlots } from './fixture-slots.ts'
import { FIXTURE_TOP, type FixtureTree, nameOf } from './fixture-tree.ts'
import { zoneOf } from '../days.ts'
import { NO_VOIDS, type PeriodFigures, reckon } from '../contracts/settlement-rule.ts'

/** Number of days for which contracts of each kind count, up to now. */
const PLANS: Readonly<Record<ContractKind, number>> = {
  dividend: 42,
  dailySalary: 31,
  hourlySalary: 31,
  realtimeSalary: 14,
}
/** Most days over which contracts of any kind were settled. */
export const CONTRACT_DAYS = 42

const DAY = 24 * 60 * 60_000

interface LoadFixture {
  tree: FixtureTree
  slots: FixtureSlots
  now: number
}

/**
 * Writes contracts between the top of the load fixture and its direct downlines, with a settlement
 * for each period. The contracts have ended, so that no later call has to settle thousands of periods.
 */
export function writeFixtureContracts(db: Db, merchant: Merchant, fixture: LoadFixture): void {
  const { brand } = merchant
  const terms = termsIn(brand.currency)
  const tiers = [
    [1, 1000, 0, 15],
    [4, 5000, 0, 25],
  ] as const
  const offered: Terms[] = [
    terms.dividend([
      [1, 0, 0, 800],
      [10, 50_000, 5000, 1600],
    ]),
    terms.salary('dailySalary', tiers),
    terms.salary('hourlySalary', tiers),
    terms.realtime(20, 30),
  ]
  for (const each of offered) {
    if (brand.features[each.kind]) new KindWriter(db, merchant, each, fixture).write()
  }
}

/** Writes contracts of a kind, one to each downline, and their settlements. */
class KindWriter {
  readonly #db: Db
  readonly #merchant: Merchant
  readonly #terms: Terms
  readonly #fixture: LoadFixture
  readonly #countsFrom: number
  readonly #endedAt: number
  readonly #ids = new Map<number, string>()

  constructor(db: Db, merchant: Merchant, terms: Terms, fixture: LoadFixture) {
    this.#db = db
    this.#merchant = merchant
    this.#terms = terms
    this.#fixture = fixture
    const kind = periodKindOf(terms)
    const { now } = fixture
    const zone = zoneOf(db, merchant.code)
    this.#countsFrom = periodOf(kind, now - PLANS[terms.kind] * DAY, zone).end
    this.#endedAt = periodOf(kind, now, zone).start
  }

  write(): void {
    const kind = periodKindOf(this.#terms)
    const { slots, now } = this.#fixture
    const carried = new Map<number, number>()
    for (const { index, period, figures } of slots.list(kind, this.#countsFrom, now)) {
      if (!this.#isTaker(index)) continue
      carried.set(index, this.#settle(index, period, figures, carried.get(index) ?? 0))
    }
  }

  /**
   * Whether a person is a direct downline of the top, an agent, and joined before the contracts
   * began.
   */
  #isTaker(index: number): boolean {
    const { parents, isAgent, joinedDaysAgo } = this.#fixture.tree
    return parents[index] === 0 && isAgent[index] === 1 && joinedDaysAgo[index]! > CONTRACT_DAYS
  }

  /** @returns the loss that is carried over to the next period */
  #settle(
    index: number,
    { key, start, end }: SettlementPeriod,
    figures: PeriodFigures,
    carriedIn: number,
  ): number {
    const terms = this.#terms
    const { code, brand } = this.#merchant
    const reckoned = reckon(terms, { figures, late: NO_VOIDS, carriedIn }, brand.currency)
    const isPaid = reckoned.amount > 0
    insert(this.#db).settlement.run({
      ...reckoned,
      id: null,
      merchant: code,
      kind: terms.kind,
      contractId: this.#contractOf(index),
      upline: FIXTURE_TOP,
      downline: nameOf(index),
      period: key,
      start,
      end,
      cause: 'period',
      state: isPaid ? 'paid' : 'none',
      settledAt: end,
      paidAt: isPaid ? end : null,
    })
    return reckoned.carriedOut
  }

  /** Id of the contract with a downline; the contract is written at the first call. */
  #contractOf(index: number): string {
    const known = this.#ids.get(index)
    if (known) return known
    const id = `CROWD-${this.#terms.kind}-${index}`
    this.#ids.set(index, id)
    const { code: merchant } = this.#merchant
    const offeredAt = this.#countsFrom - 2 * DAY
    const signedAt = this.#countsFrom - DAY
    const contract: Contract = {
      id,
      merchant,
      kind: this.#terms.kind,
      terms: this.#terms,
      version: 1,
      upline: FIXTURE_TOP,
      downline: nameOf(index),
      state: 'terminated',
      supersedes: null,
      offeredAt,
      expiresAt: offeredAt + OFFER_LIFE,
      signedAt,
      countsFrom: this.#countsFrom,
      endAskedBy: 'upline',
      endAskedAt: this.#endedAt - DAY,
      endedAt: this.#endedAt,
      dueAt: null,
    }
    const { contract: add, step } = insert(this.#db)
    add.run(contract)
    const steps = [
      ['offered', 'upline', offeredAt],
      ['active', 'downline', signedAt],
      ['terminationRequested', 'upline', this.#endedAt - DAY],
      ['terminated', 'downline', this.#endedAt],
    ] as const
    for (const [state, by, at] of steps)
      step.run({ id: null, merchant, contractId: id, state, by, at })
    return id
  }
}

const insert = cacheStatements((db) => ({
  contract: inserter(db, contracts),
  step: inserter(db, contractSteps),
  settlement: inserter(db, contractSettlements),
}))
