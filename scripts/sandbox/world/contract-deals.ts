import { periodKindOf } from '#features/agent/contracts/periodKind.ts'
import type { ContractKind } from '#features/agent/contracts/schema.ts'
import { periodOf } from '#lib/settlementPeriods.ts'
import type { CallContext, Merchant } from '../http/serve.ts'
import { findInForce, findOffer, listContracts } from './contract-book.ts'
import { writeContract, writeTime } from './contract-words.ts'
import { zoneOf } from './days.ts'

/*
 * What pages show of the contracts that somebody has, had or could have.
 */

type Context = Pick<CallContext, 'db' | 'now'> & { merchant: Pick<Merchant, 'code'> }

/** Versions of a contract that a page shows. */
const HISTORY = 50

/** What is agreed with somebody, and what is offered. */
export function readDeal({ db, merchant, now }: Context, username: string, kind: ContractKind) {
  const person = { merchant: merchant.code, username }
  const at = now.getTime()
  const current = findInForce(db, person, kind)
  const offered = findOffer(db, person, kind, at)
  return {
    current: current ? writeContract(db, current, at) : null,
    offered: offered ? writeContract(db, offered, at) : null,
  }
}

/** Contracts of a kind by which somebody was paid or could have been: the last to end, and how many there are. */
export function readHistory(
  { db, merchant, now }: Context,
  username: string,
  kind: ContractKind,
  upline?: string,
) {
  const at = now.getTime()
  const all = listContracts(db, { merchant: merchant.code, username }, 'downline', kind)
    .filter((contract) => upline === undefined || contract.upline === upline)
    .map((contract) => writeContract(db, contract, at))
    .filter(({ state }) => !['offered', 'active', 'terminationRequested'].includes(state as string))
    .toSorted((a, b) => Date.parse(b.endedAt ?? '') - Date.parse(a.endedAt ?? ''))
  return { history: all.slice(0, HISTORY), historyCount: all.length }
}

/** The period of a contract that runs, or its first one, which is settled when it ends. */
export function readNext({ db, merchant, now }: Context, username: string, kind: ContractKind) {
  const current = findInForce(db, { merchant: merchant.code, username }, kind)
  if (!current) return null
  const zone = zoneOf(db, merchant.code)
  const countsFrom = current.countsFrom ?? 0
  const at = Math.max(now.getTime(), countsFrom)
  const { start, end } = periodOf(periodKindOf(current.terms), at, zone)
  return {
    start: writeTime(Math.max(start, countsFrom)),
    end: writeTime(end),
    settlesAt: writeTime(end),
  }
}
