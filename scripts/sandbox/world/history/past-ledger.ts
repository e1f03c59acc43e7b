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
 * Opens a writer of movements of money from before the world began. Their ids are negative, so that
 * they never meet those of rows written later; accounts are empty before.
 *
 * @param most transfers that will be written, each with two entries
 */
export function openPastLedger(db: Db, merchant: string, most: number) {
  const { addTransfer, addEntry, addEntryDay, addAccount, setBalance } = prepare(db)
  const tellDay = dayTeller(zoneOf(db, merchant))
  const balances = new Map<string, number>()
  let transferId = firstId(db, ledgerTransfers) - most
  let entryId = firstId(db, ledgerEntries) - 2 * most

  function addTo(account: LedgerAccount, amount: number): number {
    const id = idOf(account)
    if (!balances.has(id)) addAccount.run({ ...account, id, balance: 0 })
    const after = (balances.get(id) ?? 0) + amount
    balances.set(id, after)
    return after
  }

  return {
    /** Writes a transfer and returns its id. */
    move: ({ reason, reference, at, reverses = null, entries }: PastTransfer): number => {
      const id = transferId
      transferId += 1
      addTransfer.run({ id, merchant, reason, reference, at, insertedAt: at, reverses })
      for (const [own, amount] of entries) {
        const balanceAfter = addTo(own, amount)
        const entry = { merchant, transferId: id, account: idOf(own), amount, balanceAfter }
        addEntry.run({ id: entryId, ...entry, reason, at })
        entryId += 1
        // The records of a player show no opening balance.
        if (own.kind !== 'main' || reason === 'opening') continue
        addEntryDay.run(entryDayOf(own, tellDay(at), { amount, reason }))
      }
      return id
    },
    balanceOf: (account: LedgerAccount): number => balances.get(idOf(account)) ?? 0,
    /** Leaves the accounts with the balances that they have in the end. */
    keepBalances: (): void => {
      for (const [id, balance] of balances) setBalance.run({ merchant, id, balance })
    },
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
