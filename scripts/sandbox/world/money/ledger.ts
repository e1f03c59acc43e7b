import { and, gt, sql } from '../../db/drizzle.ts'
import type { Db } from '../../db/open.ts'
import { adder, given, inserter, cacheStatements } from '../../db/prepared-statements.ts'
import {
  type AccountKind,
  HOUSE_KINDS,
  POINT_KINDS,
  type MoneyReason,
  type TransferReason,
} from '../../db/ledger-kinds.ts'
import { matches, rowsOf } from '../../db/rows.ts'
import { ledgerAccounts, ledgerEntries, ledgerTransfers } from '../../db/play-tables.ts'
import { entryDays } from '../../db/record-tables.ts'
import { refuse } from '../../http/call-error.ts'
import { dayAt } from '../days.ts'
import { countTeamMoney } from '../team/team-days.ts'
import type { Person } from '../team/tree.ts'

const HOUSES: readonly AccountKind[] = HOUSE_KINDS

export interface LedgerAccount {
  merchant: string
  kind: AccountKind
  username: string | null
  /** Vendor or payment method to which the account belongs; null for others. */
  party: string | null
}

const account = (
  merchant: string,
  kind: AccountKind,
  { username = null, party = null }: { username?: string | null; party?: string | null } = {},
): LedgerAccount => ({ merchant, kind, username, party })

/** The operator's own account, which pays opening balances. */
export const houseOf = (merchant: string) => account(merchant, 'house')
/** Counterpart account for the money of a demo account's invented history. */
export const historyOf = (merchant: string, username: string) =>
  account(merchant, 'house', { username, party: 'history' })
/** Counterpart account that gives and takes back play money. */
export const playHouseOf = (merchant: string) => account(merchant, 'playHouse')
/** Account with a vendor's takings: stakes minus payments. */
export const vendorOf = (merchant: string, vendor: string) =>
  account(merchant, 'vendor', { party: vendor })
/** The operator's bank account for a payment method, such as `promptpay`. */
export const bankOf = (merchant: string, method: string) =>
  account(merchant, 'bank', { party: method })
/**
 * Account for money that arrived and cannot be credited yet: late, of a wrong amount, or from an
 * unknown payer.
 */
export const suspenseOf = (merchant: string) => account(merchant, 'suspense')
export const feesOf = (merchant: string) => account(merchant, 'fees')
export const bonusCostOf = (merchant: string) => account(merchant, 'bonusCost')
/** Account for the house's payments to agents: commission, and contracts at the top. */
export const commissionCostOf = (merchant: string) => account(merchant, 'commissionCost')
export const mainWalletOf = (merchant: string, username: string) =>
  account(merchant, 'main', { username })
/** Account of a player's play money, which is never mixed with real money. */
export const playWalletOf = (merchant: string, username: string) =>
  account(merchant, 'play', { username })
/** Account of a player's money at one vendor, if the merchant has a wallet for each vendor. */
export const vendorWalletOf = (merchant: string, username: string, vendor: string) =>
  account(merchant, 'vendorWallet', { username, party: vendor })
/** Account of the money reserved for a player's open withdrawals. */
export const holdOf = (merchant: string, username: string) =>
  account(merchant, 'hold', { username })
/** Account of a player's points, without those reserved for open redemptions. */
export const pointsOf = (merchant: string, username: string) =>
  account(merchant, 'points', { username })
/** Account of the points reserved for a player's open redemptions. */
export const pointsHoldOf = (merchant: string, username: string) =>
  account(merchant, 'pointsHold', { username })
/** Counterpart account that gives and takes back points. */
export const pointsCostOf = (merchant: string) => account(merchant, 'pointsCost')

/** Returns an account's id, such as `vendorWallet:NLN:demomember`. */
export const idOf = ({ kind, party, username }: LedgerAccount): string =>
  [kind, party, username].filter((part) => part !== null).join(':')

export interface Transfer {
  reason: TransferReason
  /** Reference of the transfer; unique for the merchant and the reason. */
  reference: string
  /** Time of the transfer by the gateway's clock, in milliseconds. */
  at: number
  /** Id of the transfer that this one reverses; each is reversed at most once. */
  reverses?: number
  /** Account and the units that it receives; negative if it pays them. */
  entries: readonly (readonly [LedgerAccount, number])[]
}

/** Returns the two entries that move an amount from one account to another. */
export const pairOf = (
  from: LedgerAccount,
  to: LedgerAccount,
  amount: number,
): Transfer['entries'] => [
  [from, -amount],
  [to, amount],
]

/** Reads the balance of an account in units. */
export const balanceOf = (db: Db, own: LedgerAccount): number =>
  prepare(db).balance.get({ merchant: own.merchant, id: idOf(own) })?.balance ?? 0

/** Lists the vendors that hold some of a player's money, with the units. */
export function listVendorWallets(
  db: Db,
  { merchant, username }: Person,
): { vendor: string | null; balance: number }[] {
  const isTheirs = { merchant, kind: 'vendorWallet', username } as const
  return rowsOf(db, ledgerAccounts, isTheirs, gt(ledgerAccounts.balance, 0))
    .list()
    .map(({ party, balance }) => ({ vendor: party, balance }))
}

export function hasAccount(db: Db, own: LedgerAccount): boolean {
  return prepare(db).balance.get({ merchant: own.merchant, id: idOf(own) }) !== undefined
}

/**
 * Moves money, completely or not at all, and returns the transfer's id. Throws `CallError` 402
 * `insufficient_balance` if a player's account holds too little. Throws `RangeError` if the entries
 * do not sum to zero, or an amount or a balance is beyond 2^53 - 1 units, where JavaScript would
 * round it. The database refuses a second transfer with the same reason and reference, and a second
 * reversal.
 */
export function transfer(db: Db, { reason, reference, at, reverses, entries }: Transfer): number {
  const [first] = entries
  const isSound = entries.every(
    ([{ merchant }, amount]) =>
      Number.isSafeInteger(amount) && amount !== 0 && merchant === first?.[0].merchant,
  )
  if (!first || entries.length < 2 || !isSound || !isBalanced(entries)) {
    throw new RangeError(`A transfer of ${entries.map(([, amount]) => amount).join(' and ')}`)
  }
  const { merchant } = first[0]
  const { addTransfer, addEntry, addToDay } = prepare(db)
  return db.transaction(() => {
    const added = addTransfer.run({
      merchant,
      reason,
      reference,
      at,
      reverses: reverses ?? null,
      insertedAt: Date.now(),
    })
    const transferId = Number(added.lastInsertRowid)
    for (const [own, amount] of entries) {
      const balanceAfter = add(db, own, amount)
      addEntry.run({
        merchant,
        transferId,
        account: idOf(own),
        amount,
        balanceAfter,
        reason,
        at,
      })
      if (own.kind === 'main')
        addToDay.run(entryDayOf(own, dayAt(db, merchant, at), { amount, reason }))
      countTeamMoney(db, own, { amount, reason, at })
    }
    return transferId
  })
}

/**
 * What an entry adds to the sums of its day. Only main wallets have such sums, and their entries are
 * never of points.
 */
export const entryDayOf = (
  own: LedgerAccount,
  day: string,
  { amount, reason }: { amount: number; reason: TransferReason },
) => ({
  merchant: own.merchant,
  account: idOf(own),
  day,
  reason: reason as MoneyReason,
  count: 1,
  received: Math.max(amount, 0),
  paid: Math.max(-amount, 0),
})

/** Whether the entries of money sum to zero, and the entries of points too. */
function isBalanced(entries: Transfer['entries']): boolean {
  const isOfPoints = ([{ kind }]: Transfer['entries'][number]) => POINT_KINDS.includes(kind)
  const points = entries.filter(isOfPoints)
  return sumOf(entries) === 0n && sumOf(points) === 0n
}

/** Computed as big integers, since a partial sum may be larger than any allowed amount. */
const sumOf = (entries: Transfer['entries']): bigint =>
  entries.reduce((total, [, amount]) => total + BigInt(amount), 0n)

function add(db: Db, own: LedgerAccount, amount: number): number {
  const { addAmount, openAccount } = prepare(db)
  const id = idOf(own)
  const least = HOUSES.includes(own.kind) ? -MOST : 0
  const change = { merchant: own.merchant, id, amount, least }
  const changed = addAmount.get(change)
  if (changed) return changed.balance
  // An account is created by its first entry.
  if (openAccount.run({ ...own, id, balance: 0 }).changes > 0) {
    const first = addAmount.get(change)
    if (first) return first.balance
  }
  if (!Number.isSafeInteger(balanceOf(db, own) + amount)) {
    throw new RangeError(`${id} cannot hold another ${amount} units.`)
  }
  refuse('insufficient_balance')
}

const MOST = Number.MAX_SAFE_INTEGER

/** Prepared statements of each database: preparing one anew takes longer than running it. */
const prepare = cacheStatements(prepareAll)

function prepareAll(db: Db) {
  const isOwn = matches(ledgerAccounts, { merchant: given('merchant'), id: given('id') })
  const after = sql<number>`${ledgerAccounts.balance} + ${given('amount')}`
  return {
    balance: db
      .select({ balance: ledgerAccounts.balance })
      .from(ledgerAccounts)
      .where(isOwn)
      .prepare(),
    openAccount: inserter(db, ledgerAccounts, { unlessThere: true }),
    addAmount: db
      .update(ledgerAccounts)
      .set({ balance: after })
      .where(and(isOwn, sql`${after} BETWEEN ${given('least')} AND ${MOST}`))
      .returning({ balance: ledgerAccounts.balance })
      .prepare(),
    addToDay: adder(db, entryDays),
    addTransfer: inserter(db, ledgerTransfers),
    addEntry: inserter(db, ledgerEntries),
  }
}
