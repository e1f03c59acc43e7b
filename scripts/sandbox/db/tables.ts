import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from './drizzle.ts'
import { keyedTable, ofPlayer } from './columns.ts'
import type { GameType } from '#parts/games/schema.ts'
import type { LanguageCode } from '#rules/languages.ts'
import type { Words } from '../content/words.ts'
import type { PasswordChange, SessionEnd } from '#core/session/schema.ts'

/** Facts about this file, such as which world it holds. */
export const meta = sqliteTable('meta', {
  key: text().primaryKey(),
  value: text().notNull(),
})

/** Encryption keys as private JWKs, newest first by `createdAt`. */
export const keys = sqliteTable('keys', {
  kid: text().primaryKey(),
  privateJwk: text({ mode: 'json' }).$type<Record<string, unknown>>().notNull(),
  createdAt: integer().notNull(),
})

export const vendors = sqliteTable('vendors', {
  code: text().primaryKey(),
  name: text().notNull(),
  type: text().$type<GameType>().notNull(),
  /** Category it arrives under; e-sports come with sports, BG with live tables. */
  lane: text().$type<GameType>().notNull(),
  position: integer().notNull(),
  hot: integer({ mode: 'boolean' }).notNull(),
  state: text().$type<'open' | 'maintenance' | 'restricted' | 'failing'>().notNull(),
  openMode: text().$type<'POPUP' | 'WINDOW'>().notNull(),
  mobileOpenMode: text().$type<'POPUP' | 'WINDOW'>().notNull(),
  /** Rights that the iframes of this vendor's games need besides those of every game. */
  frameNeeds: text({ mode: 'json' }).$type<('modals' | 'downloads' | 'referrer')[]>().notNull(),
})

export const games = sqliteTable(
  'games',
  {
    nodeId: text().primaryKey(),
    names: text({ mode: 'json' }).$type<Words>().notNull(),
    /** Text in which a search looks for the game (`world/play/game-search.ts`). */
    foundBy: text().notNull(),
    type: text().$type<GameType>().notNull(),
    vendor: text()
      .notNull()
      .references(() => vendors.code),
    code: text().notNull(),
    isGame: text().$type<'GAME' | 'VASSALAGE'>().notNull(),
    classify: text().notNull(),
    hot: integer({ mode: 'boolean' }).notNull(),
    isNew: integer({ mode: 'boolean' }).notNull(),
    trial: integer({ mode: 'boolean' }).notNull(),
    /** Popularity; 0 is the most played. */
    rank: integer().notNull(),
    /** Place in lists: new releases lead, so that a list does not repeat the hot games, then by rank. */
    position: integer().notNull(),
  },
  (table) => [
    index('games_by_rank').on(table.rank),
    index('games_by_position').on(table.position),
    index('games_by_type').on(table.type, table.position),
    index('games_by_vendor').on(table.vendor, table.position),
    index('games_by_classify').on(table.classify, table.position),
    index('games_by_mark').on(table.hot, table.position),
  ],
)

export const merchants = sqliteTable('merchants', {
  code: text().primaryKey(),
  /** Currency in which its content was written; a change writes the content again. */
  currency: text().notNull(),
  /** Time zone in which the sums by day were counted; another zone counts them again. */
  timeZone: text().notNull(),
})

export const winners = sqliteTable(
  'winners',
  {
    /** A later win has a higher id. */
    id: integer().primaryKey(),
    merchant: text().notNull(),
    /** Masked. */
    player: text().notNull(),
    nodeId: text().notNull(),
    /** Units (`world/money/money.ts`). */
    amount: integer().notNull(),
    at: integer().notNull(),
  },
  (table) => [
    index('winners_by_merchant').on(table.merchant),
    index('winners_by_time').on(table.merchant, table.at),
  ],
)

export const accounts = sqliteTable(
  'accounts',
  {
    merchant: text().notNull(),
    /** Lower case; names are compared so. */
    username: text().notNull(),
    /** What `memberInfo.id` says; unique over all merchants. */
    id: text().notNull().unique(),
    role: text().$type<'member' | 'vip' | 'agent' | 'trial'>().notNull(),
    /** Account type (docs/product.md §3): 1, 2, 41 and 42 are agents, 4 is a trial. */
    type: integer().notNull(),
    nickname: text().notNull(),
    language: text().$type<LanguageCode>(),
    mobileNum: text(),
    countryDialingCode: text(),
    email: text(),
    /** The name on the player's bank account. */
    payeeName: text(),
    /** Base32 secret of an authenticator app; the second factor is offered if there is one. */
    totpSecret: text(),
    /** Step of the last code of the authenticator that was used: none works twice (RFC 6238 §5.2). */
    totpUsedStep: integer(),
    vipRank: integer(),
    passwordHash: text().notNull(),
    passwordChangedAt: integer().notNull(),
    /** Hash of the password that money moves with; null until the player sets one. */
    paymentPasswordHash: text(),
    /** Why the password must be changed whatever its age. */
    passwordChange: text().$type<PasswordChange>(),
    /** Hash of a password sent by mail; it opens once, until `temporaryUntil`. */
    temporaryHash: text(),
    temporaryUntil: integer(),
    createdAt: integer().notNull(),
    /** When the first-login action was carried out; until then each login counts as the first. */
    firstLoginAt: integer(),
    /** Asks for a second factor at every login, known address or not. */
    alwaysAskFactor: integer({ mode: 'boolean' }).notNull(),
    /** Whose code the player registered with. */
    affiliateCode: text(),
    /** The code that an agent gives away. */
    ownAffiliateCode: text(),
    /** The other registration fields, by name. */
    profile: text({ mode: 'json' }).$type<Record<string, string>>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.username] }),
    index('accounts_by_mobile').on(table.merchant, table.mobileNum),
    index('accounts_by_email').on(table.merchant, table.email),
  ],
)

export const sessions = sqliteTable(
  'sessions',
  {
    /** Identifies it to testers; the token itself is not stored. */
    id: text().primaryKey(),
    /** SHA-256 of the token, base64url. */
    tokenHash: text().notNull(),
    ...ofPlayer,
    ip: text().notNull(),
    /** Browser, as its user agent names it. */
    device: text().notNull(),
    createdAt: integer().notNull(),
    lastSeenAt: integer().notNull(),
    endedAt: integer(),
    endedReason: text().$type<SessionEnd>(),
    /** Until the password is changed, the session may do nothing else. */
    mustChange: text().$type<PasswordChange>(),
  },
  (table) => [
    uniqueIndex('sessions_by_token').on(table.tokenHash),
    index('sessions_by_player').on(table.merchant, table.username),
  ],
)

export type Session = typeof sessions.$inferSelect

/** What an intent was answered, so that a retry gets the same and moves nothing twice. */
export const intents = keyedTable('intents', ['merchant', 'player', 'call', 'key'], {
  merchant: text().notNull(),
  player: text().notNull(),
  call: text().notNull(),
  key: text().notNull(),
  bodyHash: text().notNull(),
  reply: text().notNull(),
})

export const feedback = sqliteTable('feedback', {
  id: text().primaryKey(),
  merchant: text().notNull(),
  username: text(),
  questionType: text().notNull(),
  content: text().notNull(),
  contact: text(),
  createdAt: integer().notNull(),
  /** Reply of the operator; null until there is one. */
  answer: text(),
})
