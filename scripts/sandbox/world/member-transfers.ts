import { randomInt } from 'node:crypto'
import type * as v from 'valibot'
import { timeZoneOf } from '#core/brand/timeZone.ts'
import type { TransferReceipt, transferToMember } from '#features/member/upline/api.ts'
import { boundsOf, dayOf } from '#lib/periods.ts'
import { and, eq, gt, gte, lt, sql } from '../db/drizzle.ts'
import type { Db } from '../db/open.ts'
import { ledgerAccounts, ledgerEntries, ledgerTransfers } from '../db/play-tables.ts'
import { accounts } from '../db/tables.ts'
import { CallError } from '../http/call-error.ts'
import type { CallContext } from '../http/serve.ts'
import type { Account } from './accounts.ts'
import { balanceOf, idOf, mainWalletOf, transfer } from './ledger.ts'
import { readUnits, scaleUnits, writeUnits } from './money.ts'
import { parentOf } from './team-lineage.ts'

/*
 * Transfers from a player to the agent above (docs/product.md §10.5). The ledger's own transfer is
 * their only record: its reference is the receipt's number.
 */

/** In baht; scaled to the merchant's currency. */
const MIN = 100
const MAX = 50_000
const DAILY = 100_000

type Context = Pick<CallContext, 'db' | 'merchant' | 'now'>
type Input = NonNullable<(typeof transferToMember.definition)['body']>

/**
 * The agent above a player in the team, or whose invitation one took who is in none yet; undefined
 * for one who came alone.
 */
export function findUpline(db: Db, player: Account): Account | undefined {
  const { merchant, affiliateCode } = player
  const parent = parentOf(db, player)
  if (parent === null) return undefined
  if (parent !== undefined) {
    const isParent = and(eq(accounts.merchant, merchant), eq(accounts.username, parent))
    return db.select().from(accounts).where(isParent).get()
  }
  if (affiliateCode === null) return undefined
  return db
    .select()
    .from(accounts)
    .where(and(eq(accounts.merchant, merchant), eq(accounts.ownAffiliateCode, affiliateCode)))
    .get()
}

/** How a payee is shown to who pays: enough to know again, too little to log in with. */
export const maskPayee = ({ id, username, nickname }: Account) => ({
  id,
  account: `${username.slice(0, 2)}•••${username.slice(-2)}`,
  nickname: nickname && `${[...nickname][0]}•••`,
})

/** What a player has and may still transfer, in units. */
export function readTerms({ db, merchant, now }: Context, { username }: Account) {
  const { currency } = merchant.brand
  const own = mainWalletOf(merchant.code, username)
  const zone = timeZoneOf(merchant.brand)
  const today = dayOf(now.getTime(), zone)
  const sent = db
    .select({ units: sql<number>`coalesce(sum(${ledgerEntries.amount}), 0)` })
    .from(ledgerEntries)
    .where(
      and(
        eq(ledgerEntries.merchant, merchant.code),
        eq(ledgerEntries.account, idOf(own)),
        eq(ledgerEntries.reason, 'transferUpline'),
        gte(ledgerEntries.at, boundsOf({ from: today, to: today }, zone).start),
        lt(ledgerEntries.amount, 0),
      ),
    )
    .get()
  const dailyLimit = scaleUnits(DAILY, currency)
  return {
    balance: balanceOf(db, own),
    min: scaleUnits(MIN, currency),
    max: scaleUnits(MAX, currency),
    dailyLimit,
    dailyLeft: Math.max(0, dailyLimit + (sent?.units ?? 0)),
  }
}

/** Sends what the call asks for, and tells the receiver's pages. Throws `CallError` as declared. */
export function sendToUpline(
  context: CallContext<unknown, v.InferOutput<Input>>,
  player: Account,
): TransferReceipt & { balance: string } {
  const { db, merchant, body, now, sockets } = context
  const { currency } = merchant.brand
  const payee = findUpline(db, player)
  if (!payee || payee.id !== body.payeeId) {
    throw new CallError(404, 'payee_not_found', 'This is not the upline of the player.')
  }
  const units = readUnits(body.amount, currency)
  const { min, max, dailyLeft } = readTerms(context, player)
  if (units === null || units < min || units > max) {
    throw new CallError(422, 'amount_out_of_bounds', 'The amount is outside the limits.')
  }
  if (units > dailyLeft) {
    const left = writeUnits(dailyLeft, currency)
    throw new CallError(422, 'daily_limit_reached', 'That is more than is left today.', { left })
  }
  const id = `U${now.getTime().toString(36).toUpperCase()}${randomInt(36 ** 4)
    .toString(36)
    .toUpperCase()
    .padStart(4, '0')}`
  const own = mainWalletOf(merchant.code, player.username)
  transfer(db, {
    reason: 'transferUpline',
    reference: id,
    at: now.getTime(),
    entries: [
      [own, -units],
      [mainWalletOf(merchant.code, payee.username), units],
    ],
  })
  sockets.tellBalance(merchant.code, payee.username)
  return {
    id,
    at: now.toISOString(),
    payee: maskPayee(payee),
    amount: writeUnits(units, currency),
    currency,
    balance: writeUnits(balanceOf(db, own), currency),
  }
}

/** A transfer that a player made; undefined for others' and unknown ones. */
export function findTransfer(
  { db, merchant }: Context,
  { username }: Account,
  id: string,
): TransferReceipt | undefined {
  const row = db
    .select({ id: ledgerTransfers.id, at: ledgerTransfers.at })
    .from(ledgerTransfers)
    .innerJoin(ledgerEntries, eq(ledgerEntries.transferId, ledgerTransfers.id))
    .where(
      and(
        eq(ledgerTransfers.merchant, merchant.code),
        eq(ledgerTransfers.reason, 'transferUpline'),
        eq(ledgerTransfers.reference, id),
        eq(ledgerEntries.account, idOf(mainWalletOf(merchant.code, username))),
        lt(ledgerEntries.amount, 0),
      ),
    )
    .get()
  if (!row) return undefined
  const received = db
    .select({ units: ledgerEntries.amount, payee: accounts })
    .from(ledgerEntries)
    .innerJoin(
      ledgerAccounts,
      and(
        eq(ledgerAccounts.merchant, ledgerEntries.merchant),
        eq(ledgerAccounts.id, ledgerEntries.account),
      ),
    )
    .innerJoin(
      accounts,
      and(
        eq(accounts.merchant, ledgerAccounts.merchant),
        eq(accounts.username, ledgerAccounts.username),
      ),
    )
    .where(and(eq(ledgerEntries.transferId, row.id), gt(ledgerEntries.amount, 0)))
    .get()
  if (!received) return undefined
  const { currency } = merchant.brand
  return {
    id,
    at: new Date(row.at).toISOString(),
    payee: maskPayee(received.payee),
    amount: writeUnits(received.units, currency),
    currency,
  }
}
