import type { Brand } from '#core/brand/schema.ts'
import { timeZoneOf } from '#core/brand/timeZone.ts'
import { random } from '#scripts/scenery/random.ts'
import { versionOf } from '#scripts/scenery/version.ts'
import type { Db } from '../db/open.ts'
import { inserter } from '../db/prepared-statements.ts'
import { MONEY_TABLES, TABLES } from '../db/merchant-tables.ts'
import { vendorSecrets } from '../db/play-tables.ts'
import * as tables from '../db/tables.ts'
import { rowsOf, addRow, putRow } from '../db/rows.ts'
import { DEMO_ACCOUNTS, DEMO_PAYMENT_PASSWORD } from './identity/accounts.ts'
import { listHotGames } from './content/banners.ts'
import { createCatalogue } from './play/catalogue.ts'
import { hashPassword } from './identity/passwords.ts'
import { seedPlayers } from './identity/players.ts'
import { VENDORS } from './play/vendors.ts'
import { createWinners } from './play/winners.ts'

/** Folders whose code the seeded data depends on, besides the seed. */
const CODE = [new URL('.', import.meta.url), new URL('../content/', import.meta.url)]

/** Tables that are kept when data is seeded again: the file's keys, and the vendors' secrets. */
const KEPT: readonly unknown[] = [tables.meta, tables.keys, vendorSecrets]

/**
 * Seeds the data file from this seed, unless that was done before.
 *
 * @param games number of games in the catalogue
 * @returns whether it was seeded now
 */
export function ensureWorld(db: Db, seed: number, games: number): boolean {
  const value = `${versionOf(...CODE)} ${seed} ${games}`
  const stored = rowsOf(db, tables.meta, { key: 'world' }).find()
  if (stored?.value === value) return false
  db.transaction((tx) => {
    for (const table of TABLES) if (!KEPT.includes(table)) tx.delete(table).run()
    addRow(
      tx,
      tables.vendors,
      VENDORS.map(({ code, name, type, lane = type, hot = false, ...more }, position) => ({
        code,
        name,
        type,
        lane,
        position,
        hot,
        state: more.state ?? ('open' as const),
        openMode: more.openMode ?? ('POPUP' as const),
        mobileOpenMode: more.mobileOpenMode ?? more.openMode ?? ('POPUP' as const),
        frameNeeds: more.frameNeeds ?? [],
      })),
    )
    const addGame = inserter(db, tables.games)
    for (const row of createCatalogue(seed, games)) addGame.run({ ...row })
    const passwords = [...DEMO_ACCOUNTS.map((account) => account.password), DEMO_PAYMENT_PASSWORD]
    for (const password of new Set(passwords)) {
      putRow(tx, tables.meta, { key: `password ${password}` }, { value: hashPassword(password) })
    }
    putRow(tx, tables.meta, { key: 'world' }, { value })
  })
  return true
}

/**
 * Seeds a merchant's content and accounts at its first use, and again when its currency or time
 * zone changes.
 */
export function ensureMerchant(db: Db, seed: number, brand: Brand): void {
  const { merchant, currency } = brand
  const known = rowsOf(db, tables.merchants, { code: merchant }).find()
  const timeZone = timeZoneOf(brand)
  if (known?.currency === currency && known.timeZone === timeZone) return
  const stream = random(`merchant ${merchant} ${seed}`)
  db.transaction((tx) => {
    for (const table of [...MONEY_TABLES, tables.winners]) {
      rowsOf(tx, table, { merchant }).remove()
    }
    putRow(tx, tables.merchants, { code: merchant }, { currency, timeZone })
    addRow(
      tx,
      tables.winners,
      createWinners(listHotGames(db), currency, stream, Date.now()).map((one) => ({
        ...one,
        merchant,
      })),
    )
    seedPlayers(db, brand, Date.now())
  })
}
