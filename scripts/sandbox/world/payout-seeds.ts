import type { Brand } from '#core/brand/schema.ts'
import type { Db } from '../db/open.ts'
import { payoutAccounts } from '../db/security-tables.ts'

/** What the demo accounts are paid to, by the merchant's currency. */
const DEMO_ACCOUNTS: Readonly<Record<string, readonly [institution: string, number: string]>> = {
  THB: ['KBANK', '0123456789'],
  VND: ['VCB', '0071000123456'],
  KRW: ['SHINHAN', '110123456789'],
  USD: ['BDO', '001234567890'],
}
const NAMES: Readonly<Record<string, string>> = {
  KBANK: 'Kasikornbank',
  VCB: 'Vietcombank',
  SHINHAN: 'Shinhan Bank',
  BDO: 'BDO Unibank',
}
const DEMO_HOLDERS = [
  ['demomember', 'demo-bank', 'Somchai Jaidee'],
  ['demovip', 'demo-bank-vip', 'Malee Srisuk'],
  ['demoagent', 'demo-bank-agent', 'Anong Wongsa'],
  ['demofactor', 'demo-bank-factor', 'Niran Suksan'],
] as const
const MONTHS_AGO = 90 * 24 * 60 * 60_000

/** A bank's name; its code if nobody knows that. */
export const nameInstitution = (code: string): string => NAMES[code] ?? code

/** Gives demo players an account that has waited long enough. */
export function seedPayees(db: Db, { merchant, currency }: Brand, now: number): void {
  const [institution, number] = DEMO_ACCOUNTS[currency] ?? []
  if (!institution || !number) return
  db.insert(payoutAccounts)
    .values(
      DEMO_HOLDERS.map(([username, id, holder], index) => ({
        merchant,
        id,
        username,
        kind: 'bank' as const,
        institution,
        // One account has one owner.
        number: number.slice(0, -1) + ((Number(number.at(-1)) + index) % 10),
        holder,
        isDefault: true,
        addedAt: now - MONTHS_AGO,
        usableFrom: now - MONTHS_AGO,
        removedAt: null,
      })),
    )
    .onConflictDoNothing()
    .run()
}
