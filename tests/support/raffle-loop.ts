import { openDatabase } from '#scripts/sandbox/db/open.ts'
import { and, eq } from '#scripts/sandbox/db/drizzle.ts'
import { accounts } from '#scripts/sandbox/db/tables.ts'
import { openMerchant } from '#scripts/sandbox/http/serve.ts'
import { SandboxState } from '#scripts/sandbox/state.ts'
import { ensureSeed } from '#scripts/sandbox/world/promotions/raffle-seeds.ts'
import { makeDraw } from '#scripts/sandbox/world/promotions/raffles.ts'
import { makeBrand } from './sites.ts'

/**
 * Makes raffle draws in a separate process: `raffle-loop.ts <data file> <merchant> <raffle>
 * <player> <count>`. Prints one line for each draw: its prize, or the code of its refusal.
 */
const [file, merchant, raffleId, username, count] = process.argv.slice(2) as [
  string,
  string,
  string,
  string,
  string,
]
const db = openDatabase(file)
const brand = { ...makeBrand('raffle'), merchant }
const operator = openMerchant(brand, new SandboxState().of(merchant))
const isPlayer = and(eq(accounts.merchant, merchant), eq(accounts.username, username))
const player = db.select().from(accounts).where(isPlayer).get()
if (!player) throw new Error(`There is no ${username}.`)
for (let made = 0; made < Number(count); made += 1) {
  const { commitment } = ensureSeed(db, { merchant, raffleId, username })
  const claim = { raffleId, commitment, clientSeed: 'loop', intentKey: `${process.pid}-${made}` }
  try {
    const scope = { db, merchant: operator, player, now: Date.now() }
    console.log(makeDraw(scope, claim).prizeId)
  } catch (error) {
    console.log((error as { code: string }).code)
  }
}
