import { writeSync } from 'node:fs'
import { openDatabase } from '#scripts/sandbox/db/open.ts'
import { settleDue } from '#scripts/sandbox/world/settlement.ts'
import { settleCommission } from '#scripts/sandbox/world/commission.ts'
import { brand } from './wallet.ts'

/*
 * Settles what is due at a merchant until it is killed: node settlement-loop.ts <file> <time>
 */
const [file, time] = process.argv.slice(2) as [string, string]
const db = openDatabase(file)
writeSync(1, 'open\n')
const merchant = { code: brand.merchant, brand }
await settleDue(db, merchant, Number(time))
await settleCommission(db, merchant, Number(time))
writeSync(1, 'settled\n')
