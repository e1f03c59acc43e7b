import { makeAccount } from '#scripts/sandbox/world/identity/accounts.ts'
import { findEdition } from '#scripts/sandbox/world/promotions/campaign-editions.ts'
import { claim, join } from '#scripts/sandbox/world/promotions/promotions.ts'
import { openDatabase } from '#scripts/sandbox/db/open.ts'
import { CallError } from '#scripts/sandbox/http/call-error.ts'
import { makeBrand } from './sites.ts'

/*
 * A separate gateway process that claims one promotion for many players, one after another. Usage:
 * node claim-loop.ts <file> <campaign> <time> <first player> <players>
 */
const [file, id, time, first, count] = process.argv.slice(2) as [
  string,
  string,
  string,
  string,
  string,
]
const db = openDatabase(file)
const brand = makeBrand('lotus')
const scope = { db, merchant: brand.merchant, currency: brand.currency, now: Number(time) }
const edition = findEdition(brand, id, scope.now)!

for (let index = Number(first); index < Number(first) + Number(count); index += 1) {
  const player = makeAccount(
    { merchant: brand.merchant, username: `claimer${index}`, passwordHash: '' },
    scope.now,
  )
  try {
    db.transaction(
      () => {
        join(scope, player, edition)
        claim(scope, player, edition)
      },
      { behavior: 'immediate' },
    )
  } catch (error) {
    if (!(error instanceof CallError)) throw error
  }
}
