import { randomInt } from 'node:crypto'
import type { Db } from '../../db/open.ts'
import { matches } from '../../db/rows.ts'
import { invitations } from '../../db/invitation-tables.ts'
import { accounts } from '../../db/tables.ts'

/** Letters and digits without those that look like others, such as O and 0. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const LENGTH = 7

/** Whether a code belongs to an agent, or belongs or belonged to an invitation link. */
export function isCodeTaken(db: Db, merchant: string, code: string): boolean {
  const agent = db
    .select({ id: accounts.id })
    .from(accounts)
    .where(matches(accounts, { merchant, ownAffiliateCode: code }))
    .get()
  const link = db
    .select({ id: invitations.id })
    .from(invitations)
    .where(matches(invitations, { merchant, code }))
    .get()
  return agent !== undefined || link !== undefined
}

/** Makes a random code that no agent or link of the merchant has yet. */
export function makeCode(db: Db, merchant: string): string {
  for (;;) {
    const code = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')
    if (!isCodeTaken(db, merchant, code)) return code
  }
}
