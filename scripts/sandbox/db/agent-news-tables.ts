import { text } from './drizzle.ts'
import { keyedTable, ofPlayer } from './columns.ts'

/** Which announcements each agent has read. */
export const agentNewsReads = keyedTable(
  'agent_news_reads',
  ['merchant', 'username', 'announcement'],
  {
    ...ofPlayer,
    announcement: text().notNull(),
  },
)
