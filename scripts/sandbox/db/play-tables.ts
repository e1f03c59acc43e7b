import { primaryKey, sqliteTable, text } from './drizzle.ts'

/** One game of a player's list; the row's own order tells which came last. */
const listed = () => ({
  merchant: text().notNull(),
  username: text().notNull(),
  nodeId: text().notNull(),
})

export const favorites = sqliteTable('favorites', listed(), (table) => [
  primaryKey({ columns: [table.merchant, table.username, table.nodeId] }),
])

/** Games that a player opened. */
export const recents = sqliteTable('recents', listed(), (table) => [
  primaryKey({ columns: [table.merchant, table.username, table.nodeId] }),
])
