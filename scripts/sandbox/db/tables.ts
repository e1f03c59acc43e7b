import { index, integer, sqliteTable, text, uniqueIndex } from './drizzle.ts'
import { keyedTable, ofPlayer } from './columns.ts'
import type { GameType } from '#parts/games/schema.ts'
import type { LanguageCode } from '#rules/languages.ts'
import type { Words } from '../content/words.ts'
import type { PasswordChange, SessionEnd } from '#core/session/schema.ts'

/** Table of facts about this data file, such as the seed of its data. */
export const meta = sqliteTable('meta', {
  key: text().primaryKey(),
  value: text().notNull(),
})

/** Table of encryption keys as private JWKs, newest first by `createdAt`. */
export const keys = sqliteTable('keys', {
  kid: text().primaryKey(),
  privateJwk: text({ mode: 'json' }).$type<Record<string, unknown>>().notNull(),
  createdAt: integer().notNull(),
})

export const vendors = sqliteTable('vendors', {
  code: text().primaryKey(),
  name: text().notNull(),
  type: text().$type<GameType>().notNull(),
  /**
   * Category in which the gateway sends the vendor; e-sports are sent with sports, BG with live
   * tables.
   */
  lane: text().$type<GameType>().notNull(),
  position: integer().notNull(),
  hot: integer({ mode: 'boolean' }).notNull(),
  state: text().$type<'open' | 'maintenance' | 'restricted' | 'failing'>().notNull(),
  openMode: text().$type<'POPUP' | 'WINDOW'>().notNull(),
  mobileOpenMode: text().$type<'POPUP' | 'WINDOW'>().notNull(),
  /** Rights that this vendor's games need in their iframes, in addition to those of every game. */
  frameNeeds: text({ mode: 'json' }).$type<('modals' | 'downloads' | 'referrer')[]>().notNull(),
})

export const games = sqliteTable(
  'games',
  {
    nodeId: text().primaryKey(),
    names: text({ mode: 'json' }).$type<Words>().notNull(),
    /** Text that a search compares with the query (`world/play/game-search.ts`). */
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
    /** Popularity of the game; 0 is the most played. */
    rank: integer().notNull(),
    /**
     * Position in lists: new releases first, so that a list does not repeat the hot games, then by
     * rank.
     */
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
  /**
   * Currency in which the merchant's content was written; if it changes, the content is written
   * again.
   */
  currency: text().notNull(),
  /** Time zone of the sums by day; if it changes, they are calculated again. */
  timeZone: text().notNull(),
})

export const winners = sqliteTable(
  'winners',
  {
    /** Id of the win; later wins have higher ids. */
    id: integer().primaryKey(),
    merchant: text().notNull(),
    /** Name of the winner, masked. */
    player: text().notNull(),
    nodeId: text().notNull(),
    /** Amount of the win, in units (`world/money/money.ts`). */
    amount: integer().notNull(),
    at: integer().notNull(),
  },
  (table) => [
    index('winners_by_merchant').on(table.merchant),
    index('winners_by_time').on(table.merchant, table.at),
  ],
)

export const accounts = keyedTable(
  'accounts',
  ['merchant', 'username'],
  {
    merchant: text().notNull(),
    /** Username in lower case, in which names are compared. */
    username: text().notNull(),
    /** The account's id, sent as `memberInfo.id`; unique over all merchants. */
    id: text().notNull().unique(),
    role: text().$type<'member' | 'vip' | 'agent' | 'trial'>().notNull(),
    /** Account type (docs/product.md §3): 1, 2, 41 and 42 are agents, 4 is a trial. */
    type: integer().notNull(),
    nickname: text().notNull(),
    language: text().$type<LanguageCode>(),
    mobileNum: text(),
    countryDialingCode: text(),
    email: text(),
    /** Name of the owner of the player's bank account. */
    payeeName: text(),
    /** Base32 secret of an authenticator app; if set, the second factor is offered. */
    totpSecret: text(),
    /**
     * Time step of the authenticator's last used code, so that no code works twice (RFC 6238 §5.2).
     */
    totpUsedStep: integer(),
    vipRank: integer(),
    passwordHash: text().notNull(),
    passwordChangedAt: integer().notNull(),
    /** Hash of the payment password; null until the player sets one. */
    paymentPasswordHash: text(),
    /** Why the password must be changed, apart from its age; null if it need not. */
    passwordChange: text().$type<PasswordChange>(),
    /** Hash of a temporary password sent by email; it works once, until `temporaryUntil`. */
    temporaryHash: text(),
    temporaryUntil: integer(),
    createdAt: integer().notNull(),
    /** Time of the first reported login; until it is set, each login counts as the first. */
    firstLoginAt: integer(),
    /** Whether every login needs a second factor, even from a known address. */
    alwaysAskFactor: integer({ mode: 'boolean' }).notNull(),
    /** Affiliate code with which the player registered. */
    affiliateCode: text(),
    /** Affiliate code that an agent gives to newcomers. */
    ownAffiliateCode: text(),
    /** Values of the other registration fields, by field name. */
    profile: text({ mode: 'json' }).$type<Record<string, string>>().notNull(),
  },
  (table) => [
    index('accounts_by_mobile').on(table.merchant, table.mobileNum),
    index('accounts_by_email').on(table.merchant, table.email),
  ],
)

export const sessions = sqliteTable(
  'sessions',
  {
    /** Id of the session for testers; the token itself is not stored. */
    id: text().primaryKey(),
    /** SHA-256 hash of the session's token, base64url. */
    tokenHash: text().notNull(),
    ...ofPlayer,
    ip: text().notNull(),
    /** User agent string of the browser that logged in. */
    device: text().notNull(),
    createdAt: integer().notNull(),
    lastSeenAt: integer().notNull(),
    endedAt: integer(),
    endedReason: text().$type<SessionEnd>(),
    /** Why the password must be changed; until then the session may do nothing else. */
    mustChange: text().$type<PasswordChange>(),
  },
  (table) => [
    uniqueIndex('sessions_by_token').on(table.tokenHash),
    index('sessions_by_player').on(table.merchant, table.username),
  ],
)

export type Session = typeof sessions.$inferSelect

/** Table of the replies to intents, so that a retry gets the same reply and moves nothing twice. */
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
