import type * as v from 'valibot'
import type { addDeposit } from '#features/member/deposit/api.ts'
import type { Deposit, NextAction } from '#features/member/deposit/schema.ts'
import { desc } from '../../db/drizzle.ts'
import { rowsOf, addMissing, makeRow } from '../../db/rows.ts'
import { deposits, depositSlips } from '../../db/deposit-tables.ts'
import type { Db } from '../../db/open.ts'
import { refuse } from '../../http/call-error.ts'
import type { Rules } from '../../rules.ts'
import type { CallContext } from '../../http/serve.ts'
import { agreedOf, type Desk, findOffer, joinByDeposit, leastFor } from './deposit-bonuses.ts'
import {
  advance,
  atNow,
  type DepositRow,
  findDeposit,
  newCode,
  receive,
  depositOf,
} from './deposit-machine.ts'
import {
  assetAmountOf,
  confirmationsOf,
  describePayment,
  findMethod,
  maintenanceOf,
  NETWORKS,
  voucherUnits,
} from './deposit-methods.ts'
import { readUnits, scaleUnits, writeUnits, writeAmounts } from './money.ts'
import { BONUS_LIFETIME_MS } from './rewards.ts'
import type { Person } from '../team/tree.ts'
import { writeTime } from '../days.ts'

/** Most deposits that a player may have open at the same time. */
const MOST_OPEN = 5
/** Most deposits that one list returns. */
const LISTED = 20

const MINUTE = 60_000

type DepositRequest = v.InferOutput<NonNullable<(typeof addDeposit)['definition']['body']>>

export const deskOf = ({ db, merchant, now }: Pick<CallContext, 'db' | 'merchant' | 'now'>) =>
  ({ db, currency: merchant.brand.currency, now: now.getTime() }) satisfies Desk

/** Begins a deposit. Throws `CallError` as its call declares. */
export function openDeposit(
  desk: Desk,
  { merchant, username }: Person,
  request: DepositRequest,
  { closed, returnOrigin }: { closed: Rules['closedDeposits']; returnOrigin: string },
): DepositRow {
  const { db, currency, now } = desk
  const method = findMethod(currency, request.methodId) ?? refuse('method_unknown')
  if (maintenanceOf(closed, method.id, new Date(now))) refuse('method_in_maintenance')
  if (countOpen(db, { merchant, username }) >= MOST_OPEN) refuse('too_many_deposits')
  const isVoucher = method.kind === 'voucher'
  const amount = isVoucher
    ? voucherUnits(request.voucher ?? '', currency)
    : readUnits(request.amount ?? '', currency)
  if (isVoucher && amount === null) refuse('voucher_unknown')
  const bonusId = isVoucher ? undefined : request.bonusId
  const min = Math.max(scaleUnits(method.min, currency), leastFor(currency, bonusId))
  const max = scaleUnits(method.max, currency)
  if (amount === null || amount < min || amount > max) {
    refuse('amount_out_of_range', writeAmounts({ min, max }, currency, 'min', 'max'))
  }
  const isCrypto = method.kind === 'crypto'
  if (isCrypto && !NETWORKS.some(({ code }) => code === request.network)) refuse('network_unknown')
  if (bonusId) joinByDeposit(desk, { merchant, username }, bonusId)
  const id = `D${newCode(11)}`
  const created = makeRow(db, deposits, {
    merchant,
    id,
    username,
    methodId: method.id,
    methodName: method.name,
    state: 'created',
    amount,
    bonusId: bonusId ?? null,
    ...(isCrypto && { network: request.network, assetAmount: assetAmountOf(currency, amount) }),
    token: newCode(33),
    returnUrl: `${returnOrigin}/member#depositv2/${id}`,
    createdAt: now,
    updatedAt: now,
    expiresAt: method.lifetime === null ? null : now + method.lifetime * MINUTE,
  })
  const open = advance(desk, created, 'awaitingPayment')
  if (!isVoucher) return open
  const paid = receive(desk, open, {
    transRef: `voucher ${request.voucher?.trim().toUpperCase()}`,
    units: amount,
  })
  // The voucher belongs to the deposit that used it first.
  if (paid.id !== id) refuse('voucher_used')
  return paid
}

const countOpen = (db: Db, { merchant, username }: Person): number =>
  rowsOf(db, deposits, { merchant, username, state: 'awaitingPayment' }).count()

/** Finds a player's own deposit in its present state. Throws `CallError` 404 `deposit_unknown`. */
export function getOwn(desk: Desk, { merchant, username }: Person, id: string): DepositRow {
  const row = findDeposit(desk.db, merchant, id)
  if (!row || row.username !== username) refuse('deposit_unknown')
  return atNow(desk, row)
}

/** Lists the deposits of a merchant, or of one player, in their present states, newest first. */
export const listDeposits = (
  desk: Desk,
  { merchant, username }: { merchant: string; username?: string },
  limit = LISTED,
): DepositRow[] =>
  rowsOf(desk.db, deposits, { merchant, username })
    .list({ order: [desc(deposits.createdAt), desc(deposits.id)], limit })
    .map((row) => atNow(desk, row))

export const findByToken = (db: Db, token: string): DepositRow | undefined =>
  rowsOf(db, deposits, { token }).find()

/** Stores that the player has confirmed the payment. */
export function sayPaid({ db, now }: Desk, row: DepositRow): DepositRow {
  if (row.state !== 'awaitingPayment') return row
  return depositOf(db, row).changeOne({ saidPaidAt: row.saidPaidAt ?? now })!
}

/** Accepts a payment slip as a proof. Throws `CallError` 409 `slip_used` or `deposit_not_open`. */
export function addProof(
  desk: Desk,
  row: DepositRow,
  { pictures, transRef }: { pictures: number; transRef: string | undefined },
): DepositRow {
  const { db } = desk
  if (!takesProof(row)) refuse('deposit_not_open/proof')
  const { merchant } = row
  if (transRef !== undefined) {
    const known = rowsOf(db, depositSlips, { merchant, transRef }).find()
    if (known && known.depositId !== row.id) refuse('slip_used')
    addMissing(db, depositSlips, { merchant, transRef, depositId: row.id })
  }
  const more = { proofs: row.proofs + pictures, slipRef: transRef ?? row.slipRef, reason: null }
  // A finished deposit stays finished; the cashier searches for its money.
  if (row.state === 'awaitingPayment') return advance(desk, row, 'proofSubmitted', more)
  return depositOf(db, row).changeOne(more)!
}

/**
 * Whether a deposit accepts a slip: those paid by bank transfer do, even if the player was late.
 */
const takesProof = ({ state, methodId, proofs, reason }: DepositRow): boolean =>
  ['bank', 'vietqr', 'promptpay'].includes(methodId) &&
  (state === 'awaitingPayment' ||
    ((state === 'expired' || state === 'cancelled') &&
      (proofs === 0 || reason === 'slipUnreadable')))

function nextActionOf(row: DepositRow, currency: string, payOrigin: string): NextAction {
  // Whether a payment under way still needs its address, confirmations or account on the page.
  const isOnItsWay =
    (row.state === 'detected' && row.network !== null) ||
    (row.state === 'proofSubmitted' && ['bank', 'vietqr'].includes(row.methodId))
  if (row.state === 'awaitingPayment' || isOnItsWay) {
    return describePayment(row, currency, payOrigin)
  }
  return takesProof(row) ? { kind: 'uploadProof' } : { kind: 'none' }
}

export function describeDeposit(row: DepositRow, currency: string, payOrigin: string): Deposit {
  const write = (units: number) => writeUnits(units, currency)
  const needed = confirmationsOf(row.network)
  const offer = findOffer(row.bonusId, currency)
  const turnover = offer?.turnover ?? 0
  return {
    id: row.id,
    methodId: row.methodId,
    kind: findMethod(currency, row.methodId)?.kind ?? 'bankTransfer',
    methodName: row.methodName,
    state: row.state,
    cause: row.cause,
    reason: row.reason,
    nextAction: nextActionOf(row, currency, payOrigin),
    currency,
    ...writeAmounts(row, currency, 'amount', 'received', 'fee', 'credited'),
    bonus:
      row.bonus > 0
        ? {
            title: offer?.title ?? '',
            amount: write(row.bonus),
            toBet: turnover > 0 ? write((agreedOf(row) + row.bonus) * turnover) : null,
            betBy: turnover > 0 ? writeTime(row.updatedAt + BONUS_LIFETIME_MS) : null,
          }
        : null,
    chosenBonus: offer,
    createdAt: writeTime(row.createdAt),
    updatedAt: writeTime(row.updatedAt),
    expiresAt: writeTime(row.expiresAt),
    saidPaid: row.saidPaidAt !== null,
    proofs: row.proofs,
    confirmations: needed > 0 ? { seen: row.seen, needed } : null,
    mayCancel: row.state === 'awaitingPayment' && row.saidPaidAt === null,
  }
}
