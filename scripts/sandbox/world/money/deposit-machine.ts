import { randomBytes } from 'node:crypto'
import type { DepositReason, DepositState, OddCause } from '#features/member/deposit/schema.ts'
import { rowsOf, addRow, makeRow } from '../../db/rows.ts'
import { depositPayments, deposits } from '../../db/deposit-tables.ts'
import type { Db } from '../../db/open.ts'
import { CallError, refuse } from '../../http/call-error.ts'
import { agreedOf, type Desk, takeBonus } from './deposit-bonuses.ts'
import { confirmationsOf, feeOf } from './deposit-methods.ts'
import {
  pairOf,
  bankOf,
  feesOf,
  mainWalletOf,
  suspenseOf,
  transfer,
  type Transfer,
} from './ledger.ts'
import { addMessage } from '../content/inbox.ts'
import type { MessageKind } from '../content/message-words.ts'
import { endLapsedBonuses } from './bonus-lapse.ts'
import { BONUS_LIFETIME_MS } from './rewards.ts'
import { creditBonus } from './turnover.ts'

export type DepositRow = typeof deposits.$inferSelect

/** Allowed changes of a deposit's state (docs/product.md §10.3). */
export const ARROWS: Readonly<Record<DepositState, readonly DepositState[]>> = {
  created: ['awaitingPayment', 'unresolved'],
  awaitingPayment: ['proofSubmitted', 'detected', 'expired', 'cancelled', 'unresolved'],
  proofSubmitted: ['awaitingPayment', 'processing', 'unresolved'],
  detected: ['processing', 'unresolved'],
  processing: ['succeeded', 'failed', 'unresolved'],
  unresolved: ['succeeded', 'returned'],
  expired: ['unresolved'],
  cancelled: ['unresolved'],
  failed: ['unresolved'],
  succeeded: [],
  returned: [],
}

/** States in which the money of a deposit may still arrive in time. */
const UNPAID: readonly DepositState[] = ['awaitingPayment', 'proofSubmitted']
/** States in which the money of a deposit arrives too late. */
const OVER: readonly DepositState[] = ['expired', 'cancelled', 'failed']

/** Generates ids and tokens that cannot spell a word. */
export const newCode = (length: number): string =>
  randomBytes(length).toString('base64url').replace(/[-_]/g, 'x').slice(0, length)

export const depositOf = (db: Db, { merchant, id }: Pick<DepositRow, 'merchant' | 'id'>) =>
  rowsOf(db, deposits, { merchant, id })

export const findDeposit = (db: Db, merchant: string, id: string): DepositRow | undefined =>
  depositOf(db, { merchant, id }).find()

/**
 * Changes a deposit's state. Throws `CallError` 409 `deposit_not_open` if the change is not
 * allowed.
 */
export function advance(
  { db, now }: Desk,
  row: DepositRow,
  state: DepositState,
  more: Partial<DepositRow> = {},
): DepositRow {
  if (!ARROWS[row.state].includes(state)) {
    throw new CallError(409, 'deposit_not_open', `A deposit that is ${row.state} is not ${state}.`)
  }
  const { merchant, id } = row
  const held = rowsOf(db, deposits, { merchant, id, state: row.state })
  const changed = held.changeOne({ ...more, state, updatedAt: now })
  if (!changed) throw new Error(`The deposit ${row.id} has moved meanwhile.`)
  return changed
}

export const isExpired = ({ state, expiresAt }: DepositRow, now: number): boolean =>
  state === 'awaitingPayment' && expiresAt !== null && now >= expiresAt

/**
 * Returns the deposit in its state at the gateway's time: if it was not paid in time, it is
 * expired.
 */
export const atNow = (desk: Desk, row: DepositRow): DepositRow =>
  isExpired(row, desk.now) ? advance(desk, row, 'expired') : row

/**
 * Handles money that arrived for a deposit. The requested amount, in time, is processed; any other
 * payment goes to suspense and waits for the cashier. A transfer that is already known changes
 * nothing.
 *
 * @returns the deposit that the money belongs to: a new one if this one was already paid
 */
export function receive(
  desk: Desk,
  found: DepositRow,
  { transRef, units }: { transRef: string; units: number },
): DepositRow {
  const { db, now } = desk
  const { merchant } = found
  const known = rowsOf(db, depositPayments, { merchant, transRef }).find()
  if (known) return findDeposit(db, merchant, known.depositId) as DepositRow
  const row = atNow(desk, found)
  const isFirst = row.received === 0 && (UNPAID.includes(row.state) || OVER.includes(row.state))
  const target = isFirst ? row : openSurplus(desk, row, units)
  addRow(db, depositPayments, { merchant, transRef, depositId: target.id, units, at: now })
  const cause = isFirst ? causeOf(row, units) : 'duplicate'
  if (cause !== null) return suspend(desk, target, units, cause)
  const paid = { received: units }
  const next = row.state === 'awaitingPayment' ? 'detected' : 'processing'
  return confirm(desk, advance(desk, row, next, paid))
}

function causeOf({ state, amount }: DepositRow, units: number): OddCause | null {
  if (OVER.includes(state)) return 'late'
  return units === amount ? null : units < amount ? 'under' : 'over'
}

/** Continues a paid deposit, if it waits for nothing else. */
export function confirm(desk: Desk, row: DepositRow): DepositRow {
  if (row.seen < confirmationsOf(row.network)) return row
  return succeed(desk, row.state === 'detected' ? advance(desk, row, 'processing') : row)
}

/** Creates a separate deposit for money that arrived a second time. */
function openSurplus({ db, now }: Desk, row: DepositRow, units: number): DepositRow {
  const { merchant, username, methodId, methodName, network, assetAmount, seen, returnUrl } = row
  const same = { merchant, username, methodId, methodName, network, assetAmount, seen, returnUrl }
  return makeRow(db, deposits, {
    ...same,
    id: `D${newCode(11)}`,
    token: newCode(32),
    state: 'created',
    amount: units,
    createdAt: now,
    updatedAt: now,
  })
}

function suspend(desk: Desk, row: DepositRow, units: number, cause: OddCause): DepositRow {
  const entries = pairOf(bankOf(row.merchant, row.methodId), suspenseOf(row.merchant), units)
  post(desk, row, 'depositSuspense', entries)
  tell(desk, row, 'depositUnresolved', units)
  return advance(desk, row, 'unresolved', { cause, received: units, suspended: units })
}

/** Credits the received money without the method's fee, with the chosen bonus. */
export function succeed(desk: Desk, row: DepositRow): DepositRow {
  const { merchant, username, methodId, received, suspended } = row
  endLapsedBonuses(desk.db, { merchant, username }, desk.now)
  const fee = feeOf(desk.currency, methodId, received)
  const { units: bonus, turnover } = takeBonus(desk, row)
  const credited = received - fee
  const from = suspended > 0 ? suspenseOf(merchant) : bankOf(merchant, methodId)
  const main = mainWalletOf(merchant, username)
  const done = advance(desk, row, 'succeeded', { fee, credited, bonus, suspended: 0 })
  post(desk, row, 'deposit', [
    [from, -received],
    [main, credited],
    ...(fee > 0 ? [[feesOf(merchant), fee] as const] : []),
  ])
  if (bonus > 0) {
    creditBonus(desk.db, {
      merchant,
      username,
      reference: row.id,
      amount: bonus,
      base: agreedOf(row) + bonus,
      multiplier: turnover * 100,
      expiresAt: desk.now + BONUS_LIFETIME_MS,
      at: desk.now,
    })
  }
  // A bonus that must be bet keeps all the money in the account, which the message says.
  const toBet = (agreedOf(row) + bonus) * turnover
  if (bonus > 0 && toBet > 0) tell(desk, row, 'depositWithBonus', credited, { bonus, toBet })
  else tell(desk, row, 'depositSucceeded', credited + bonus)
  return done
}

/** Returns money that waits in suspense to its payer. */
export function giveBack(desk: Desk, row: DepositRow): DepositRow {
  const { merchant, methodId, suspended } = row
  const done = advance(desk, row, 'returned', { returned: suspended, suspended: 0 })
  const entries = pairOf(suspenseOf(merchant), bankOf(merchant, methodId), suspended)
  post(desk, row, 'depositReturn', entries)
  tell(desk, row, 'depositReturned', suspended)
  return done
}

/** Time in milliseconds that a player has for another slip, after one could not be read. */
const SLIP_AGAIN_MS = 24 * 60 * 60_000

/**
 * Ends a deposit for which no money arrived. An unreadable slip does not end it: it waits for
 * another slip, and may be cancelled until then. Throws `CallError` 409 if money arrived.
 */
export function fail(
  desk: Desk,
  found: DepositRow,
  reason: DepositReason | null = null,
): DepositRow {
  let row = atNow(desk, found)
  if (row.received > 0) refuse('deposit_paid')
  if (reason === 'slipUnreadable' && row.state === 'proofSubmitted') {
    const expiresAt = desk.now + SLIP_AGAIN_MS
    return advance(desk, row, 'awaitingPayment', { reason, saidPaidAt: null, expiresAt })
  }
  if (row.state === 'awaitingPayment') row = advance(desk, row, 'detected')
  if (row.state === 'detected' || row.state === 'proofSubmitted') {
    row = advance(desk, row, 'processing')
  }
  tell(desk, row, 'depositFailed', row.amount)
  return advance(desk, row, 'failed', { reason })
}

/** Sends the player a message about the result of a deposit. */
function tell(
  { db, now }: Desk,
  { merchant, username, id }: DepositRow,
  kind: MessageKind,
  money: number,
  more: Record<string, number> = {},
): void {
  const data = { ...more, money, id }
  addMessage(db, { merchant, username, kind, data, reference: id, at: now })
}

function post(
  { db, now }: Desk,
  { id }: DepositRow,
  reason: 'deposit' | 'depositSuspense' | 'depositReturn',
  entries: Transfer['entries'],
): void {
  transfer(db, { reason, reference: id, at: now, entries })
}
