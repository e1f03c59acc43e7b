import { TRIAL_TYPE } from '../identity/account-types.ts'
import type { Db } from '../../db/open.ts'
import { finder } from '../../db/prepared-statements.ts'
import { addMissing, rowsOf } from '../../db/rows.ts'
import { ledgerEntries } from '../../db/play-tables.ts'
import { histories } from '../../db/record-tables.ts'
import type { Merchant } from '../../http/serve.ts'
import { type Account, DEMO_ACCOUNTS } from '../identity/accounts.ts'
import { idOf, mainWalletOf } from '../money/ledger.ts'
import { writeSeededHistory } from './seeded-history.ts'
import { DAY } from '../days.ts'

/** A prepared statement, because it runs with each call of a player. */
const findHistory = finder(histories, 'merchant', 'username')

/**
 * Writes months of history before a demo account's opening balance, once, at the account's first
 * call, since most runs use only one or two accounts. The history ends with the opening balance: a
 * last row hands it over to the opening row, and records show neither. Ids are negative, so that
 * these rows precede real movements.
 *
 * @returns whether it was written now
 */
export function ensureHistory(db: Db, merchant: Merchant, player: Account): boolean {
  const { username, type } = player
  const own = { merchant: merchant.code, username }
  if (type === TRIAL_TYPE || !DEMO_ACCOUNTS.some((demo) => demo.username === username)) return false
  if (findHistory(db, own)) return false
  return db.transaction((tx) => {
    // Another process may have written it meanwhile.
    if (addMissing(tx, histories, own) === 0) return false
    writeHistory(db, merchant, player)
    return true
  })
}

function writeHistory(db: Db, merchant: Merchant, player: Account): void {
  const { code } = merchant
  const account = idOf(mainWalletOf(code, player.username))
  const entries = rowsOf(db, ledgerEntries, { merchant: code, account, reason: 'opening' })
  const opening = entries.find()
  if (!opening) return
  const { at, amount } = opening
  const days = { from: at - merchant.settings.rules.inventedDays * DAY, to: at - 10 * 60_000 }
  writeSeededHistory(db, merchant, player, { ...days, target: amount, opening: { at, amount } })
}
