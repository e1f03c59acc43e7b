import { blob, integer, text } from './drizzle.ts'
import { keyedTable } from './columns.ts'

/** Pictures that players sent: as they arrive in parts, then made anew. */
export const uploads = keyedTable('uploads', ['merchant', 'username', 'id'], {
  merchant: text().notNull(),
  /** Made by the sender, so that parts sent again are recognised. */
  id: text().notNull(),
  username: text().notNull(),
  purpose: text().notNull(),
  total: integer().notNull(),
  /** What has arrived; the picture made of it once that is whole. */
  content: blob({ mode: 'buffer' }).notNull(),
  width: integer(),
  height: integer(),
  /** When it became whole; null until then. */
  readyAt: integer(),
  /** What it is a proof of, such as a deposit's id; null while it is of nothing yet. */
  usedFor: text(),
})
