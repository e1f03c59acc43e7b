import type { Rates } from '#features/agent/schema.ts'
import { index, integer, sqliteTable, text } from './drizzle.ts'
import { ofPlayer } from './columns.ts'

/** Table of changes of a downline's commission rates by the agent above (docs/product.md §12.3). */
export const rateChanges = sqliteTable(
  'rate_changes',
  {
    id: integer().primaryKey(),
    ...ofPlayer,
    /** Username of the upline who made the change. */
    agent: text().notNull(),
    at: integer().notNull(),
    before: text({ mode: 'json' }).$type<Rates>().notNull(),
    after: text({ mode: 'json' }).$type<Rates>().notNull(),
  },
  (table) => [index('rate_changes_by_member').on(table.merchant, table.username, table.at)],
)
