import { text } from './drizzle.ts'
import { keyedTable, ofPlayer } from './columns.ts'

/** Table of the announcements that each agent has read. */
export const agentNewsReads = keyedTable(
  'agent_news_reads',
  ['merchant', 'username', 'announcement'],
  {
    ...ofPlayer,
    announcement: text().notNull(),
  },
)
