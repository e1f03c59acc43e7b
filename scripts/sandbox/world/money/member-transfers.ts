import { randomInt } from 'node:crypto'
import type * as v from 'valibot'
import { timeZoneOf } from '#core/brand/timeZone.ts'
import type {
  Direction,
  Payee,
  TransferReceipt,
  transferToMember,
} from '#parts/money/transfers/api.ts'
import { dayOf } from '#lib/periods.ts'
import { and, gte, lt } from '../../db/drizzle.ts'
import type { MoneyReason } from '../../db/ledger-kinds.ts'
import type { Db } from '../../db/open.ts'
import { rowsOf } from '../../db/rows.ts'
import { ledgerAccounts, ledgerEntries, ledgerTransfers } from '../../db/play-tables.ts'
import { accounts } from '../../db/tables.ts'
import { refuse } from '../../http/call-error.ts'
import type { CallContext } from '../../http/serve.ts'
import { type Account, findAccount, maskPayee, nicknameOf } from '../identity/accounts.ts'
import { pairOf, balanceOf, idOf, mainWalletOf, transfer } from './ledger.ts'
import { readUnits, scaleUnits, writeUnits } from './money.ts'
import { sumOpenTurnovers } from './turnover.ts'
import { hasWallet, levelBelow } from '../team/team.ts'
import { findNode } from '../team/tree.ts'
import { writeTime, boundsOfDay } from '../days.ts'

/*
 * Transfers from a player to the agent above, and from an agent to a direct downline
 * (docs/product.md §10.5). They are stored only as ledger transfers, whose reference is the
 * receipt's number.
 */

/** Smallest transfer in baht, scaled to the merchant's currency. */
const MIN = 100
const MAX = 50_000
const DAILY = 100_000

const REASONS = {
  UPLINE: 'transferUpline',
  DOWNLINE: 'transferDownline',
} as const satisfies Record<Direction, MoneyReason>

type Context = Pick<CallContext, 'db' | 'merchant' | 'now'>
type Input = NonNullable<(typeof transferToMember.definition)['body']>

/**
 * Finds the agent above a player: the upline in the team, or the agent who invited a player without
 * a team. Undefined for a player whom nobody invited.
 */
export function findUpline(db: Db, player: Account): Account | undefined {
  const { merchant, affiliateCode } = player
  const parent = findNode(db, player)?.parent
  if (parent === null) return undefined
  if (parent !== undefined) return findAccount(db, { merchant, username: parent })
  if (affiliateCode === null) return undefined
  return rowsOf(db, accounts, { merchant, ownAffiliateCode: affiliateCode }).find()
}

/**
 * Whether an agent may send money to a downline: the downline is direct, and both have a wallet.
 */
export const mayPay = (db: Db, agent: Account, downline: Account): boolean =>
  levelBelow(db, agent.merchant, agent.username, downline.username) === 1 &&
  [agent, downline].every(hasWallet)

/** Agents see the names of their direct downlines; all others are masked. */
export const showPayee = (db: Db, payer: Account, payee: Account): Payee =>
  levelBelow(db, payer.merchant, payer.username, payee.username) === 1
    ? { id: payee.id, account: payee.username, nickname: nicknameOf(payee) }
    : maskPayee(payee)

/**
 * Reads a player's balance, how much the player may still transfer today, and what must be bet
 * before, in units.
 */
export function readTerms(
  { db, merchant, now }: Context,
  { username }: Account,
  direction: Direction,
) {
  const { currency } = merchant.brand
  const own = mainWalletOf(merchant.code, username)
  const zone = timeZoneOf(merchant.brand)
  const today = dayOf(now.getTime(), zone)
  const sent = rowsOf(
    db,
    ledgerEntries,
    { merchant: merchant.code, account: idOf(own), reason: REASONS[direction] },
    and(gte(ledgerEntries.at, boundsOfDay(today, zone).start), lt(ledgerEntries.amount, 0)),
  ).sum(ledgerEntries.amount)
  const dailyLimit = scaleUnits(DAILY, currency)
  return {
    balance: balanceOf(db, own),
    min: scaleUnits(MIN, currency),
    max: scaleUnits(MAX, currency),
    dailyLimit,
    dailyLeft: Math.max(0, dailyLimit + sent),
    turnover: sumOpenTurnovers(db, { merchant: merchant.code, username }, now.getTime()),
  }
}

/**
 * Sends the transfer of a call, and notifies the receiver's pages. Throws `CallError` as declared.
 */
export function sendToMember(
  context: CallContext<unknown, v.InferOutput<Input>>,
  player: Account,
): TransferReceipt & { balance: string } {
  const { db, merchant, body, now, sockets } = context
  const { currency } = merchant.brand
  const { direction } = body
  const payee = direction === 'UPLINE' ? findUpline(db, player) : findDownline(db, player, body)
  if (!payee || payee.id !== body.payeeId) refuse('payee_not_found')
  const units = readUnits(body.amount, currency)
  const { min, max, dailyLeft, turnover } = readTerms(context, player, direction)
  if (turnover) refuse('withdrawal_blocked')
  if (units === null || units < min || units > max) refuse('amount_out_of_bounds')
  if (units > dailyLeft) refuse('daily_limit_reached', { left: writeUnits(dailyLeft, currency) })
  const digits = randomInt(36 ** 4)
    .toString(36)
    .padStart(4, '0')
  const id = `${direction[0]}${now.getTime().toString(36)}${digits}`.toUpperCase()
  const own = mainWalletOf(merchant.code, player.username)
  transfer(db, {
    reason: REASONS[direction],
    reference: id,
    at: now.getTime(),
    entries: pairOf(own, mainWalletOf(merchant.code, payee.username), units),
  })
  sockets.tellBalance(merchant.code, payee.username)
  return {
    id,
    at: now.toISOString(),
    direction,
    payee: showPayee(db, player, payee),
    amount: writeUnits(units, currency),
    currency,
    balance: writeUnits(balanceOf(db, own), currency),
  }
}

/** Finds a downline whom an agent may pay. */
function findDownline(db: Db, agent: Account, { payeeId }: { payeeId: string }) {
  const payee = rowsOf(db, accounts, { merchant: agent.merchant, id: payeeId }).find()
  return payee && mayPay(db, agent, payee) ? payee : undefined
}

/** Finds a transfer that a player made; undefined for an unknown one or another player's. */
export function findTransfer(
  { db, merchant }: Context,
  player: Account,
  id: string,
): TransferReceipt | undefined {
  const { code } = merchant
  const reason = Object.values(REASONS)
  const row = rowsOf(db, ledgerTransfers, { merchant: code, reference: id, reason }).find()
  if (!row) return undefined
  const entries = rowsOf(db, ledgerEntries, { transferId: row.id }).list()
  const own = idOf(mainWalletOf(code, player.username))
  const isPayer = entries.some(({ account, amount }) => account === own && amount < 0)
  const received = entries.find(({ amount }) => amount > 0)
  if (!isPayer || !received) return undefined
  const wallet = rowsOf(db, ledgerAccounts, { merchant: code, id: received.account }).find()
  const payee = findAccount(db, { merchant: code, username: wallet?.username ?? '' })
  if (!payee) return undefined
  const { currency } = merchant.brand
  return {
    id,
    at: writeTime(row.at),
    direction: row.reason === REASONS.UPLINE ? 'UPLINE' : 'DOWNLINE',
    payee: showPayee(db, player, payee),
    amount: writeUnits(received.amount, currency),
    currency,
  }
}
