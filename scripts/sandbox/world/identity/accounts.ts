import { randomUUID } from 'node:crypto'
import { and, eq } from '../../db/drizzle.ts'
import type { Db } from '../../db/open.ts'
import { matchesGiven, prepared } from '../../db/prepared.ts'
import { accounts } from '../../db/tables.ts'
import { hashPassword } from './passwords.ts'

export type Account = typeof accounts.$inferSelect

export interface DemoAccount extends Partial<Account> {
  role: Account['role']
  username: string
  password: string
  /** Account type (docs/product.md §3): agents have 1, 2, 41 or 42, a trial has 4. */
  type: number
  /** What this account demonstrates. */
  shows: string
  /** A number of the brand's country. */
  hasPhone?: boolean
  /** Had a birthday this many days before the account was made. */
  birthdayDaysAgo?: number
  /** Money in baht; scaled to the merchant's currency. */
  baht: number
}

const password = 'Sandbox-2580'
/** The payment password of the demo accounts that have one. */
export const DEMO_PAYMENT_PASSWORD = '258025'
const YEARS_AGO = Date.UTC(2020, 0, 1)

/** Secret of `demofactor`'s authenticator app, base32. */
export const DEMO_TOTP_SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'

/** The demo account without money and history. */
export const NEWCOMER = 'demofresh'

/** Accounts that every merchant has from the start; the same words at each, yet not the same player. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  {
    role: 'member',
    username: 'demomember',
    password,
    type: 0,
    shows:
      'A player of demoagent’s team: balance, unread messages, login and recovery by phone or mail',
    nickname: 'Somchai',
    hasPhone: true,
    email: 'demomember@players.example',
    affiliateCode: 'AGENT01',
    payeeName: 'Somchai Jaidee',
    baht: 25_480.5,
  },
  {
    role: 'vip',
    username: 'demovip',
    password,
    type: 0,
    shows: 'A VIP with a label, a picture, a large balance, favourites and recent games',
    nickname: 'Malee',
    vipRank: 4,
    baht: 1_284_900.75,
  },
  {
    role: 'vip',
    username: 'demobirthday',
    password,
    type: 0,
    shows: 'A VIP whose birthday was two days ago: its gift can be claimed',
    nickname: 'Duangjai',
    vipRank: 2,
    birthdayDaysAgo: 2,
    baht: 18_650,
  },
  {
    role: 'agent',
    username: 'demoagent',
    password,
    type: 1,
    shows: 'An agent who also plays; its invitation code is AGENT01',
    nickname: 'Anong',
    ownAffiliateCode: 'AGENT01',
    affiliateCode: 'AGENT02',
    baht: 96_300,
  },
  {
    role: 'agent',
    username: 'demoleader',
    password,
    type: 2,
    shows: 'The agent above demoagent; its invitation code is AGENT02',
    nickname: 'Wichai',
    ownAffiliateCode: 'AGENT02',
    baht: 310_000,
  },
  {
    role: 'agent',
    username: 'demooffice',
    password,
    type: 41,
    shows: 'An agent for the agent center alone: refused on the member site',
    nickname: 'Office',
    ownAffiliateCode: 'AGENT41',
    baht: 0,
  },
  {
    role: 'member',
    username: NEWCOMER,
    password,
    type: 0,
    shows: 'A player who has done nothing yet: every page is empty',
    nickname: 'Preecha',
    baht: 0,
  },
  {
    role: 'trial',
    username: 'demotrial',
    password,
    type: 4,
    shows: 'A trial with play money: refused wallet and account actions',
    nickname: 'Trial player',
    baht: 10_000,
  },
  {
    role: 'member',
    username: 'demonew',
    password,
    type: 0,
    shows: 'A first login, with the password an agent gave: it must be changed',
    nickname: 'Newcomer',
    passwordChange: 'firstLogin',
    firstLoginAt: null,
    baht: 0,
  },
  {
    role: 'member',
    username: 'demoexpired',
    password,
    type: 0,
    shows: 'An expired password, which must be changed',
    nickname: 'Prasert',
    passwordChangedAt: YEARS_AGO,
    baht: 4200,
  },
  {
    role: 'member',
    username: 'demotemp',
    password,
    type: 0,
    shows: 'A temporary password, as mail recovery sends it: it must be changed',
    nickname: 'Kanya',
    email: 'demotemp@players.example',
    passwordChange: 'temporary',
    baht: 780,
  },
  {
    role: 'member',
    username: 'demofactor',
    password,
    type: 0,
    shows: `A second factor at every login: phone, mail, the bank account name Niran Suksan, or the authenticator secret ${DEMO_TOTP_SECRET}`,
    nickname: 'Niran',
    hasPhone: true,
    email: 'demofactor@players.example',
    payeeName: 'Niran Suksan',
    totpSecret: DEMO_TOTP_SECRET,
    alwaysAskFactor: true,
    baht: 51_000,
  },
  {
    role: 'member',
    username: 'demolocked',
    password,
    type: 0,
    shows: 'A locked account: even the right password is refused',
    nickname: 'Locked',
    baht: 0,
  },
]

/** The nickname that somebody was given: one that is only the account's name counts as none. */
export const nicknameOf = ({ nickname, username }: Pick<Account, 'username' | 'nickname'>) =>
  nickname === username ? null : nickname || null

/** How a payee is shown to who pays: enough to know again, too little to log in with. */
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

const accountOf = prepared((db) =>
  db
    .select()
    .from(accounts)
    .where(matchesGiven(accounts, 'merchant', 'username'))
    .prepare(),
)

/** The account of a merchant's player; names of one merchant mean nobody at another. */
export const findAccount = (
  db: Db,
  { merchant, username }: Pick<Account, 'merchant' | 'username'>,
): Account | undefined => accountOf(db).get({ merchant, username })

/** A new account's row: defaults, overridden by the given values. */
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

/** Sets a player's password; clears a due change and a mailed password. */
export function setPassword(
  db: Db,
  { merchant, username }: Pick<Account, 'merchant' | 'username'>,
  newPassword: string,
  now: Date,
): void {
  db.update(accounts)
    .set({
      passwordHash: hashPassword(newPassword),
      passwordChangedAt: now.getTime(),
      passwordChange: null,
      temporaryHash: null,
      temporaryUntil: null,
    })
    .where(and(eq(accounts.merchant, merchant), eq(accounts.username, username)))
    .run()
}
