import { min, sql } from '../../db/drizzle.ts'
import type { Db } from '../../db/open.ts'
import { ledgerAccounts, ledgerEntries, ledgerTransfers } from '../../db/play-tables.ts'
import {
  adder,
  cacheStatements,
  given,
  inserter,
  matchesGiven,
} from '../../db/prepared-statements.ts'
import { entryDays } from '../../db/record-tables.ts'
import { dayTeller, zoneOf } from '../days.ts'
import { entryDayOf, idOf, type LedgerAccount, type Transfer } from '../money/ledger.ts'

/**
 * Writes movements of money from before the world began. Their ids are negative, so that they never
 * meet those of rows written later; accounts are empty before.
 */
export class PastLedger {
  readonly #db: Db
  readonly #merchant: string
  readonly #dayAt: (at: number) => string
  readonly #balances = new Map<string, number>()
  #transfer: number
  #entry: number

  /** @param most transfers that will be written, each with two entries */
  constructor(db: Db, merchant: string, most: number) {
    this.#db = db
    this.#merchant = merchant
    this.#dayAt = dayTeller(zoneOf(db, merchant))
    this.#transfer = firstId(db, ledgerTransfers) - most
    this.#entry = firstId(db, ledgerEntries) - 2 * most
  }

  /** Writes a transfer and returns its id. */
  move({ reason, reference, at, reverses = null, entries }: PastTransfer): number {
    const merchant = this.#merchant
    const { addTransfer, addEntry, addEntryDay } = prepare(this.#db)
    const id = this.#transfer
    this.#transfer += 1
    addTransfer.run({ id, merchant, reason, reference, at, insertedAt: at, reverses })
    for (const [own, amount] of entries) {
      const balanceAfter = this.#change(own, amount)
      const entry = { merchant, transferId: id, account: idOf(own), amount, balanceAfter }
      addEntry.run({ id: this.#entry, ...entry, reason, at })
      this.#entry += 1
      // The records of a player show no opening balance.
      if (own.kind !== 'main' || reason === 'opening') continue
      addEntryDay.run(entryDayOf(own, this.#dayAt(at), { amount, reason }))
    }
    return id
  }

  balanceOf(account: LedgerAccount): number {
    return this.#balances.get(idOf(account)) ?? 0
  }

  #change(account: LedgerAccount, amount: number): number {
    const id = idOf(account)
    if (!this.#balances.has(id)) prepare(this.#db).addAccount.run({ ...account, id, balance: 0 })
    const after = (this.#balances.get(id) ?? 0) + amount
    this.#balances.set(id, after)
    return after
  }

  /** Leaves its accounts what they have in the end. */
  keepBalances(): void {
    const { setBalance } = prepare(this.#db)
    for (const [id, balance] of this.#balances) {
      setBalance.run({ merchant: this.#merchant, id, balance })
    }
  }
}

type PastTransfer = Omit<Transfer, 'reverses'> & { reverses?: number | null | undefined }

/** Lowest id in a table, at most 0. */
const firstId = (db: Db, table: typeof ledgerTransfers | typeof ledgerEntries): number =>
  Math.min(
    0,
    db
      .select({ id: min(table.id) })
      .from(table)
      .get()?.id ?? 0,
  )

/** A team has the past of dozens of players: building these anew for each costs more than running them. */
const prepare = cacheStatements((db) => ({
  addTransfer: inserter(db, ledgerTransfers),
  addEntry: inserter(db, ledgerEntries),
  addEntryDay: adder(db, entryDays),
  addAccount: inserter(db, ledgerAccounts, { unlessThere: true }),
  setBalance: db
    .update(ledgerAccounts)
    .set({ balance: sql`${given('balance')}` })
    .where(matchesGiven(ledgerAccounts, 'merchant', 'id'))
    .prepare(),
}))
