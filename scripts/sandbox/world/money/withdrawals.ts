import {
  FINAL_STATES,
  type WithdrawalReason,
  type WithdrawalState,
  type WithdrawalStep,
} from '#features/member/withdraw/schema.ts'
import { asc, desc, notInArray } from '../../db/drizzle.ts'
import type { Db } from '../../db/open.ts'
import { matches, addRow, rowsOf } from '../../db/rows.ts'
import { payouts, withdrawals, withdrawalSteps } from '../../db/withdrawal-tables.ts'
import { refuse } from '../../http/call-error.ts'
import { openHold, releaseHold } from './holds.ts'
import { type PayoutRow, stateOfPayout, stateOfWithdrawal } from './withdrawal-state.ts'
import { newCaseId } from '../case-ids.ts'

/** Context for work on withdrawals: the data, the merchant and the time. */
export interface Scope {
  db: Db
  merchant: string
  /** Time of the gateway's clock, in milliseconds. */
  at: number
}

type Request = Pick<
  typeof withdrawals.$inferSelect,
  'username' | 'amount' | 'fee' | 'target' | 'intentKey'
>

/** Reserves the money and stores the request. Throws `CallError` 402 `insufficient_balance`. */
export function addWithdrawal({ db, merchant, at }: Scope, request: Request): string {
  const id = newCaseId('W', at)
  const { username, amount } = request
  openHold(db, { merchant, id, username, amount, at })
  addRow(db, withdrawals, { ...request, merchant, id, state: 'submitted', createdAt: at })
  addStep({ db, merchant, at }, id, 'submitted')
  return id
}

/** Lists a player's withdrawals, the newest first. */
export const listOwnWithdrawals = (
  { db, merchant }: Omit<Scope, 'at'>,
  username: string,
  limit: number,
) =>
  rowsOf(db, withdrawals, { merchant, username }).list({
    order: [desc(withdrawals.createdAt), desc(withdrawals.id)],
    limit,
  })

/** Whether a withdrawal of a player to an account is still open at that time. */
export function awaitsPayout(scope: Scope, username: string, accountId: string): boolean {
  const { db, merchant, at } = scope
  const open = rowsOf(
    db,
    withdrawals,
    { merchant, username },
    notInArray(withdrawals.state, [...FINAL_STATES] as WithdrawalState[]),
  )
    .list()
    .filter(({ target }) => target.id === accountId)
  return open.some(
    (row) => !FINAL_STATES.includes(stateOfWithdrawal(row, listPayouts(scope, [row.id]), at)),
  )
}

export const listPayouts = (
  { db, merchant }: Omit<Scope, 'at'>,
  ids: readonly string[],
): PayoutRow[] =>
  rowsOf(db, payouts, { merchant, withdrawalId: ids }).list({
    order: [asc(payouts.sentAt), asc(payouts.id)],
  })

export const listSteps = ({ db, merchant }: Omit<Scope, 'at'>, ids: readonly string[]) =>
  rowsOf(db, withdrawalSteps, { merchant, withdrawalId: ids }).list({
    order: [asc(withdrawalSteps.id)],
  })

/**
 * Moves a withdrawal from one of these states to another, once. Throws `CallError` 409
 * `withdrawal_state` if it is in none of them, for example because another action came first.
 */
export function advance(
  { db, merchant, at }: Scope,
  id: string,
  from: readonly WithdrawalState[],
  to: WithdrawalState & WithdrawalStep,
): void {
  const changes = rowsOf(db, withdrawals, { merchant, id, state: from }).change({ state: to })
  if (changes !== 1) refuse('withdrawal_state')
  addStep({ db, merchant, at }, id, to)
}

/**
 * Ends a withdrawal and returns the money that was not paid. Throws `CallError` 409
 * `withdrawal_state`.
 */
export function release(
  scope: Scope,
  id: string,
  from: readonly WithdrawalState[],
  to: 'rejected' | 'cancelled' | 'failed',
  reason: WithdrawalReason | null = null,
): void {
  const { db, merchant, at } = scope
  advance(scope, id, from, to)
  const released = releaseHold(db, { merchant, id, at })
  rowsOf(db, withdrawals, { merchant, id }).change({ released, reason })
  addStep(scope, id, 'released')
}

function addStep({ db, merchant, at }: Scope, withdrawalId: string, step: WithdrawalStep): void {
  addRow(db, withdrawalSteps, { merchant, withdrawalId, step, at })
}

/** Stores which payouts count as received by now. The result is the same whenever this runs. */
export function sweepDeadlines({ db, merchant, at }: Scope): void {
  for (const row of rowsOf(db, payouts, { merchant, state: 'sent' }).list()) {
    const state = stateOfPayout(row, at)
    if (state === 'autoReceived') rowsOf(db, payouts, isPayout(row)).change({ state })
  }
}

export const isPayout = ({ merchant, id, state }: Pick<PayoutRow, 'merchant' | 'id' | 'state'>) =>
  matches(payouts, { merchant, id, state })
