import { primaryKey, sqliteTable, text } from './drizzle.ts'

/** Which announcements each agent has read. */
export const agentNewsReads = sqliteTable(
  'agent_news_reads',
  {
    merchant: text().notNull(),
    username: text().notNull(),
    announcement: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.username, table.announcement] })],
)
