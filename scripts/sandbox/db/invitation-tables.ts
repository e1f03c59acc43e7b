import type { DownlineKind } from '#features/agent/accounts/schema.ts'
import type { Rates } from '#features/agent/schema.ts'
import { index, integer, text, uniqueIndex } from './drizzle.ts'
import { keyedTable, ofPlayer } from './columns.ts'

/** Table of invitation links, by which newcomers join an agent's team. */
export const invitations = keyedTable(
  'invitations',
  ['merchant', 'id'],
  {
    merchant: text().notNull(),
    id: text().notNull(),
    agent: text().notNull(),
    /**
     * Code of the link. It stays reserved after the link is deleted, so that printed links never
     * lead to another agent.
     */
    code: text().notNull(),
    kind: text().$type<DownlineKind>().notNull(),
    channel: text().notNull(),
    rates: text({ mode: 'json' }).$type<Rates>().notNull(),
    createdAt: integer().notNull(),
    /**
     * Last day on which the link works, and the time when that day ends; both null if it has no
     * end.
     */
    lastDay: text(),
    expiresAt: integer(),
    usesLimit: integer(),
    uses: integer().notNull(),
    pausedAt: integer(),
    deletedAt: integer(),
  },
  (table) => [
    uniqueIndex('invitation_code_once').on(table.merchant, table.code),
    index('invitations_of').on(table.merchant, table.agent, table.createdAt),
  ],
)

/** Visits by a link: a visitor counts once a day. */
export const invitationOpens = keyedTable(
  'invitation_opens',
  ['merchant', 'invitation', 'day', 'visitor'],
  {
    merchant: text().notNull(),
    invitation: text().notNull(),
    /** Day of the visit, as an ISO 8601 date. */
    day: text().notNull(),
    /** Hash that identifies the visitor for one day, so that nobody can be tracked longer. */
    visitor: text().notNull(),
  },
)

/** Table of players who registered through an invitation link, each with that link. */
export const invitationArrivals = keyedTable(
  'invitation_arrivals',
  ['merchant', 'username'],
  {
    ...ofPlayer,
    invitation: text().notNull(),
    day: text().notNull(),
  },
  (table) => [index('arrivals_by_invitation').on(table.merchant, table.invitation, table.day)],
)

/** Table of accounts that agents have opened for downlines. */
export const openedAccounts = keyedTable(
  'opened_accounts',
  ['merchant', 'id'],
  {
    ...ofPlayer,
    /** Id of the account that was opened. */
    id: text().notNull(),
    agent: text().notNull(),
    intentKey: text().notNull(),
    at: integer().notNull(),
  },
  (table) => [
    index('opened_accounts_of').on(table.merchant, table.agent, table.at),
    index('opened_accounts_by_intent').on(table.merchant, table.agent, table.intentKey),
  ],
)
