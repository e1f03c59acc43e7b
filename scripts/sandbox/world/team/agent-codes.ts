import type { Db } from '../../db/open.ts'
import { rowsOf } from '../../db/rows.ts'
import { invitations } from '../../db/invitation-tables.ts'
import { accounts } from '../../db/tables.ts'
import { randomText } from '../random-text.ts'

/** Letters and digits without those that look like others, such as O and 0. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const LENGTH = 7

/** Whether a code belongs to an agent, or belongs or belonged to an invitation link. */
export function isCodeTaken(db: Db, merchant: string, code: string): boolean {
  const agents = rowsOf(db, accounts, { merchant, ownAffiliateCode: code })
  const links = rowsOf(db, invitations, { merchant, code })
  return agents.find() !== undefined || links.find() !== undefined
}

/** Makes a random code that no agent or link of the merchant has yet. */
export function makeCode(db: Db, merchant: string): string {
  for (;;) {
    const code = randomText(LETTERS, LENGTH)
    if (!isCodeTaken(db, merchant, code)) return code
  }
}
