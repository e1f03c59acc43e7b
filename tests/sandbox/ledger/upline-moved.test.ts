import { afterAll, beforeAll, expect, test } from 'vitest'
import { and, eq } from '#scripts/sandbox/db/drizzle.ts'
import { accounts } from '#scripts/sandbox/db/tables.ts'
import { openMerchant } from '#scripts/sandbox/http/serve.ts'
import type { Account } from '#scripts/sandbox/world/identity/accounts.ts'
import {
  findTransfer,
  findUpline,
  sendToMember,
} from '#scripts/sandbox/world/money/member-transfers.ts'
import { auditLedger, type Bench, brand, merchant, openBench, SOUND } from '#support/wallet.ts'

let bench: Bench
beforeAll(() => {
  bench = openBench()
})
afterAll(() => bench.close())

const whose = (username: string) =>
  and(eq(accounts.merchant, merchant), eq(accounts.username, username))
const find = (username: string) =>
  bench.db.select().from(accounts).where(whose(username)).get() as Account

test('a transfer to the former upline is refused, and old receipts stay readable (case 19)', () => {
  const { db, state } = bench
  const before = findUpline(db, find('demomember')) as Account
  const send = (payeeId: string) => {
    const context = {
      db,
      merchant: openMerchant(brand, state.of(merchant)),
      now: new Date(),
      body: { direction: 'UPLINE', payeeId, amount: '500' },
      sockets: { tellBalance: () => {} },
    }
    const sent = sendToMember(context as never, find('demomember'))
    return { sent, read: () => findTransfer(context, find('demomember'), sent.id) }
  }
  const { sent, read } = send(before.id)
  db.update(accounts).set({ ownAffiliateCode: 'MOVED1' }).where(whose('demovip')).run()
  db.update(accounts).set({ affiliateCode: 'MOVED1' }).where(whose('demomember')).run()
  expect(() => send(before.id)).toThrow(expect.objectContaining({ code: 'payee_not_found' }))
  expect(send(find('demovip').id).sent.payee.account).toBe('de•••ip')
  const { balance: _balance, ...receipt } = sent
  expect(read()).toEqual(receipt)
  expect(auditLedger(bench)).toEqual(SOUND)
})
