import { randomUUID } from 'node:crypto'
import demoAccounts from '../../content/accounts.json' with { type: 'json' }
import type { Db } from '../../db/open.ts'
import { finder } from '../../db/prepared-statements.ts'
import { rowsOf } from '../../db/rows.ts'
import { accounts } from '../../db/tables.ts'
import { hashPassword } from './passwords.ts'

export type Account = typeof accounts.$inferSelect

export interface DemoAccount extends Partial<Account> {
  role: Account['role']
  username: string
  password: string
  /** Account type (docs/product.md §3): agents have 1, 2, 41 or 42, a trial has 4. */
  type: number
  /** Text for testers that says what to try with this account; the console prints it. */
  shows: string
  /** Whether the account has a phone number of the brand's country. */
  hasPhone?: boolean
  /** Number of days since the player's birthday, when the account is created. */
  birthdayDaysAgo?: number
  /** Balance in baht, scaled to the merchant's currency. */
  baht: number
}

const password = 'Sandbox-2580'
/** Payment password of all demo accounts that have one. */
export const DEMO_PAYMENT_PASSWORD = '258025'

/** Secret of `demofactor`'s authenticator app, base32. */
export const DEMO_TOTP_SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'

/** Username of the demo account without money and history. */
export const NEWCOMER = 'demofresh'

/**
 * Demo accounts that every merchant has from the start; they have the same names, but are different
 * players at each merchant.
 */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = (
  demoAccounts as Omit<DemoAccount, 'password'>[]
).map((account) => ({ ...account, password }))

/** Returns the nickname of an account; one that equals the account's name counts as none. */
export const nicknameOf = ({ nickname, username }: Pick<Account, 'username' | 'nickname'>) =>
  nickname === username ? null : nickname || null

/** Masks a payee's name for the payer: enough to recognise the person, too little to log in. */
export const maskPayee = ({
  id,
  username,
  nickname,
}: Pick<Account, 'id' | 'username' | 'nickname'>) => ({
  id,
  account: maskUsername(username),
  nickname: nickname && `${[...nickname][0]}•••`,
})

export const maskUsername = (username: string): string =>
  username.length > 4
    ? `${username.slice(0, 2)}•••${username.slice(-2)}`
    : `${username.slice(0, 1)}•••`

/**
 * Finds an account by name at one merchant; the same name at another merchant is another player.
 */
export const findAccount = finder(accounts, 'merchant', 'username')

/** Changes the row of an account. */
export const changeAccount = (
  db: Db,
  { merchant, username }: Pick<Account, 'merchant' | 'username'>,
  values: Partial<Account>,
) => rowsOf(db, accounts, { merchant, username }).change(values)

/** Builds a new account's row: default values, overridden by the given ones. */
export function makeAccount(
  own: Pick<Account, 'merchant' | 'username' | 'passwordHash'> & Partial<Account>,
  now: number,
): Account {
  return {
    id: randomUUID(),
    role: 'member',
    type: 0,
    nickname: own.username,
    language: null,
    mobileNum: null,
    countryDialingCode: null,
    email: null,
    payeeName: null,
    totpSecret: null,
    totpUsedStep: null,
    vipRank: null,
    paymentPasswordHash: null,
    passwordChangedAt: now,
    passwordChange: null,
    temporaryHash: null,
    temporaryUntil: null,
    createdAt: now,
    firstLoginAt: null,
    alwaysAskFactor: false,
    affiliateCode: null,
    ownAffiliateCode: null,
    profile: {},
    ...own,
  }
}

/** Sets a player's password; also clears a required change and a temporary password. */
export function setPassword(
  db: Db,
  player: Pick<Account, 'merchant' | 'username'>,
  newPassword: string,
  now: Date,
): void {
  changeAccount(db, player, {
    passwordHash: hashPassword(newPassword),
    passwordChangedAt: now.getTime(),
    passwordChange: null,
    temporaryHash: null,
    temporaryUntil: null,
  })
}
