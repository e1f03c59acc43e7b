import { and, gt, sql } from '../../db/drizzle.ts'
import type { Db } from '../../db/open.ts'
import { adder, given, inserter, cacheStatements } from '../../db/prepared-statements.ts'
import {
  type AccountKind,
  HOUSE_KINDS,
  POINT_KINDS,
  type TransferReason,
} from '../../db/ledger-kinds.ts'
import { matches, rowsOf } from '../../db/rows.ts'
import { ledgerAccounts, ledgerEntries, ledgerTransfers } from '../../db/play-tables.ts'
import { entryDays } from '../../db/record-tables.ts'
import { refuse } from '../../http/call-error.ts'
import { dayAt } from '../days.ts'
import { countTeamMoney } from '../team/team-days.ts'

const HOUSES: readonly AccountKind[] = HOUSE_KINDS

export interface LedgerAccount {
  merchant: string
  kind: AccountKind
  username: string | null
  /** Which vendor, or which method of payment. */
  party: string | null
}

const account = (
  merchant: string,
  kind: AccountKind,
  { username = null, party = null }: { username?: string | null; party?: string | null } = {},
): LedgerAccount => ({ merchant, kind, username, party })

/** The operator's bank, which opening balances come from. */
export const houseOf = (merchant: string) => account(merchant, 'house')
/** Where the money of a demo account's invented history came from and went to. */
export const historyOf = (merchant: string, username: string) =>
  account(merchant, 'house', { username, party: 'history' })
/** Account that play money comes from and goes back to. */
export const playHouseOf = (merchant: string) => account(merchant, 'playHouse')
/** What a vendor's games have taken, less what they paid. */
export const vendorOf = (merchant: string, vendor: string) =>
  account(merchant, 'vendor', { party: vendor })
/** The operator's account with a method of payment, such as `promptpay`. */
export const bankOf = (merchant: string, method: string) =>
  account(merchant, 'bank', { party: method })
/** Money that came in and cannot be credited yet: late, odd, or from nobody known. */
export const suspenseOf = (merchant: string) => account(merchant, 'suspense')
export const feesOf = (merchant: string) => account(merchant, 'fees')
export const bonusCostOf = (merchant: string) => account(merchant, 'bonusCost')
/** What agents earn of the house: commission and contracts at the top. */
export const commissionCostOf = (merchant: string) => account(merchant, 'commissionCost')
export const mainWalletOf = (merchant: string, username: string) =>
  account(merchant, 'main', { username })
/** Play money, which never mixes with real money. */
export const playWalletOf = (merchant: string, username: string) =>
  account(merchant, 'play', { username })
/** A player's money at one vendor, if the merchant keeps a wallet for each vendor. */
export const vendorWalletOf = (merchant: string, username: string, vendor: string) =>
  account(merchant, 'vendorWallet', { username, party: vendor })
/** What a player's open withdrawals hold. */
export const holdOf = (merchant: string, username: string) =>
  account(merchant, 'hold', { username })
/** Account of a player's points, apart from those that open redemptions hold. */
export const pointsOf = (merchant: string, username: string) =>
  account(merchant, 'points', { username })
/** What a player's open redemptions hold of the points. */
export const pointsHoldOf = (merchant: string, username: string) =>
  account(merchant, 'pointsHold', { username })
/** Where points come from and go to. */
export const pointsCostOf = (merchant: string) => account(merchant, 'pointsCost')

/** An account's id, such as `vendorWallet:NLN:demomember`. */
export const idOf = ({ kind, party, username }: LedgerAccount): string =>
  [kind, party, username].filter((part) => part !== null).join(':')

export interface Transfer {
  reason: TransferReason
  /** Unique for the merchant and the reason. */
  reference: string
  /** When it counts, by the gateway's clock, in milliseconds. */
  at: number
  /** The transfer that this one takes back; each is taken back at most once. */
  reverses?: number
  /** Account and units that it receives; negative if it pays them. */
  entries: readonly (readonly [LedgerAccount, number])[]
}

/** The entries by which an amount goes from one account to another. */
export const pairOf = (
  from: LedgerAccount,
  to: LedgerAccount,
  amount: number,
): Transfer['entries'] => [
  [from, -amount],
  [to, amount],
]

/** Units that an account holds. */
export const balanceOf = (db: Db, own: LedgerAccount): number =>
  prepare(db).balance.get({ merchant: own.merchant, id: idOf(own) })?.balance ?? 0

/** The vendors that hold some of a player's money, and how many units. */
export function listVendorWallets(
  db: Db,
  { merchant, username }: { merchant: string; username: string },
): { vendor: string | null; balance: number }[] {
  const isTheirs = { merchant, kind: 'vendorWallet', username } as const
  return rowsOf(db, ledgerAccounts, isTheirs, gt(ledgerAccounts.balance, 0))
    .list()
    .map(({ party, balance }) => ({ vendor: party, balance }))
}

/** Whether the ledger knows of an account. */
export function hasAccount(db: Db, own: LedgerAccount): boolean {
  return prepare(db).balance.get({ merchant: own.merchant, id: idOf(own) }) !== undefined
}

/**
 * Moves money, whole or not at all, and returns the transfer's id. Throws `CallError` 402
 * `insufficient_balance` if a player's account holds too little, and `RangeError` if the entries of a unit do not sum to zero, or an amount or a
 * balance is beyond 2^53 - 1 units, where JavaScript would round it. The database refuses a second
 * transfer with the same reason and reference, and a second reversal.
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
      id: null,
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
        id: null,
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

/** What an entry adds to the sums of its day. */
export const entryDayOf = (
  own: LedgerAccount,
  day: string,
  { amount, reason }: { amount: number; reason: TransferReason },
) => ({
  merchant: own.merchant,
  account: idOf(own),
  day,
  reason,
  count: 1,
  received: Math.max(amount, 0),
  paid: Math.max(-amount, 0),
})

/** Whether money sums to zero, and points by themselves. */
function isBalanced(entries: Transfer['entries']): boolean {
  const isOfPoints = ([{ kind }]: Transfer['entries'][number]) => POINT_KINDS.includes(kind)
  const points = entries.filter(isOfPoints)
  return sumOf(entries) === 0n && sumOf(points) === 0n
}

/** As big integers, since a partial sum may be larger than any amount. */
const sumOf = (entries: Transfer['entries']): bigint =>
  entries.reduce((total, [, amount]) => total + BigInt(amount), 0n)

function add(db: Db, own: LedgerAccount, amount: number): number {
  const { addAmount, openAccount } = prepare(db)
  const id = idOf(own)
  const least = HOUSES.includes(own.kind) ? -MOST : 0
  const change = { merchant: own.merchant, id, amount, least }
  const changed = addAmount.get(change)
  if (changed) return changed.balance
  // Accounts are opened by their first entry.
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

/** The statements of each database: building one anew takes longer than running it. */
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
