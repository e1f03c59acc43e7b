import type * as v from 'valibot'
import type { ContractSchema, PartySchema } from '#features/agent/contracts/contractSchema.ts'
import type {
  ArithmeticSchema,
  BaseLine,
  Part,
  SettlementSchema,
} from '#features/agent/contracts/settlementSchema.ts'
import type { Terms } from '#features/agent/contracts/schema.ts'
import type { contractSettlements } from '../../db/contract-tables.ts'
import type { Db } from '../../db/open.ts'
import { rowsOf } from '../../db/rows.ts'
import { comingMoves } from '../../db/team-tables.ts'
import { type Account, nicknameOf } from '../identity/accounts.ts'
import { listSteps } from './contract-book.ts'
import { lastSettlementOf } from './contract-periods.ts'
import { type Contract, stateOf } from './contract-rules.ts'
import { writeUnits } from '../money/money.ts'
import type { SettlementRecord } from './settlement-records.ts'
import { type Downline, showMember } from '../team/team.ts'
import { readDownlines } from '../team/team-overview.ts'
import { writeTime } from '../days.ts'

/* Writes contracts and their settlements for those who may read them. */

const OVER: readonly Contract['state'][] = [
  'rejected',
  'withdrawn',
  'expired',
  'superseded',
  'terminated',
]

export function writeContract(
  db: Db,
  contract: Contract,
  now: number,
): v.InferInput<typeof ContractSchema> {
  const state = stateOf(contract, now)
  const isOver = OVER.includes(state)
  const endedAt = state === 'expired' ? contract.expiresAt : contract.endedAt
  const { merchant, downline } = contract
  const move = isOver ? null : rowsOf(db, comingMoves, { merchant, username: downline }).find()
  const last = lastSettlementOf(db, contract)
  const steps = listSteps(db, contract).map((step) => ({
    state: step.state,
    by: step.by,
    at: writeTime(step.at),
  }))
  if (state === 'expired') steps.push({ state, by: 'time', at: writeTime(contract.expiresAt) })
  return {
    id: contract.id,
    kind: contract.kind,
    version: contract.version,
    state,
    terms: contract.terms,
    offeredAt: writeTime(contract.offeredAt),
    expiresAt: state === 'offered' ? writeTime(contract.expiresAt) : null,
    signedAt: writeTime(contract.signedAt),
    countsFrom: writeTime(contract.countsFrom),
    endedAt: isOver ? writeTime(endedAt) : null,
    endedBy: isOver ? (steps.at(-1)?.by ?? 'time') : null,
    terminationAskedBy: contract.endAskedBy,
    lastSettlement: last && {
      start: writeTime(last.start),
      end: writeTime(last.end),
      settlesAt: writeTime(last.settlesAt),
    },
    endsByMoveAt: move ? writeTime(move.at) : null,
    steps,
  }
}

/** Writes a member below an agent, as that agent may see the member (docs/product.md §12.3). */
export function writeParty(downline: Downline): v.InferInput<typeof PartySchema> {
  const { id, account, level } = showMember(downline)
  return { id, account, nickname: level === 1 ? nicknameOf(downline.account) : null, level }
}

/** Reads the downlines of contracts or settlements by username, as the agent may see them. */
export function readParties(db: Db, agent: Account, of: readonly { downline: string }[]) {
  const usernames = new Set(of.map(({ downline }) => downline))
  const downlines = readDownlines(db, agent, [...usernames])
  return new Map(
    downlines.map((downline) => [downline.account.username, writeParty(downline)] as const),
  )
}

type Computed = Pick<
  typeof contractSettlements.$inferSelect,
  'figures' | 'base' | 'tier' | 'rate' | 'carriedIn' | 'carriedOut' | 'amount'
>

/** Writes the calculation of a settlement: its lines sum to the base, its parts to the amount. */
export function writeArithmetic(
  reckoned: Computed,
  terms: Terms,
  currency: string,
): v.InferInput<typeof ArithmeticSchema> {
  const { figures, base, tier, carriedOut, amount } = reckoned
  const money = (units: number) => writeUnits(units, currency)
  const parts = listParts(reckoned, terms)
  return {
    activeMembers: 'tiers' in terms ? figures.activeMembers : null,
    tier: 'tiers' in terms ? (tier === null ? 0 : tier + 1) : null,
    lines: listLines(reckoned, terms).map(({ of, units }) => ({ of, amount: money(units) })),
    base: money(base),
    parts: parts.map(({ of, units, rate, earned }) => ({
      of,
      base: money(units),
      rate,
      amount: money(earned),
    })),
    amount: money(amount),
    carriedOut: money(carriedOut),
  }
}

/** Lists the lines that sum to the base; the last line is the remainder. */
function listLines({ figures, base, carriedIn }: Computed, terms: Terms) {
  // A real-time salary has two bases with their own rates, so it has no single base.
  if (terms.kind === 'realtimeSalary') return []
  const own: { of: BaseLine | 'other'; units: number }[] =
    terms.kind === 'dividend'
      ? [
          { of: 'stakes', units: figures.stake },
          { of: 'wins', units: -figures.win },
          { of: 'costs', units: -figures.costShare },
        ]
      : [{ of: 'validBet', units: figures.validBet }]
  const lines: typeof own = [...own, { of: 'carriedIn', units: carriedIn }]
  const rest = base - lines.reduce((sum, { units }) => sum + units, 0)
  lines.push({ of: rest > 0 ? 'floor' : 'other', units: rest })
  return lines.filter(({ units }, index) => units !== 0 || index === 0)
}

interface PartRow {
  of: Part | 'other'
  units: number
  rate: number | null
  earned: number
}

function listParts({ figures, base, rate, carriedIn, amount }: Computed, terms: Terms): PartRow[] {
  const share = (of: Part, units: number, of10000: number): PartRow => ({
    of,
    units,
    rate: of10000,
    earned: Number((BigInt(units) * BigInt(of10000)) / 10_000n),
  })
  const plain = (of: PartRow['of'], earned: number) => ({ of, units: 0, rate: null, earned })
  const parts =
    terms.kind === 'realtimeSalary'
      ? [
          share('won', figures.wonBet, terms.profitRate),
          share('lost', figures.lostBet, terms.lossRate),
          ...(carriedIn === 0 ? [] : [plain('carriedIn', carriedIn)]),
        ]
      : [share('base', base, rate)]
  const rest = amount - parts.reduce((sum, { earned }) => sum + earned, 0)
  if (rest === 0) return parts
  // Roundings explain a difference of some units; a larger difference comes from the floor of zero
  // or another tier.
  return [...parts, plain(Math.abs(rest) <= parts.length ? 'rounding' : 'other', rest)]
}

/** Writes settlements as an agent may read them; those of downlines name the paid downline. */
export function writeRecords(
  db: Db,
  agent: Account,
  records: readonly SettlementRecord[],
  currency: string,
): v.InferInput<typeof SettlementSchema>[] {
  const rows = records.map(({ settlement }) => settlement)
  const parties = readParties(db, agent, rows)
  return records.map(({ settlement: row, contract: { terms, version } }) => ({
    id: String(row.id),
    kind: row.kind,
    contractId: row.contractId,
    version,
    start: writeTime(row.start),
    end: writeTime(row.end),
    state: row.state,
    isAdjustment: row.cause === 'adjustment',
    settledAt: writeTime(row.settledAt),
    paidAt: writeTime(row.paidAt),
    ...writeArithmetic(row, terms, currency),
    member: parties.get(row.downline) ?? null,
  }))
}
