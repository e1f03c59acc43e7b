import { blob, integer, text } from './drizzle.ts'
import { keyedTable, ofPlayer } from './columns.ts'

/** Table of pictures that players uploaded: first in parts, later re-encoded. */
export const uploads = keyedTable('uploads', ['merchant', 'username', 'id'], {
  ...ofPlayer,
  /** Id that the sender creates, so that repeated parts are recognised. */
  id: text().notNull(),
  purpose: text().notNull(),
  total: integer().notNull(),
  /** Bytes that have arrived; once they are complete, the picture made from them. */
  content: blob({ mode: 'buffer' }).notNull(),
  width: integer(),
  height: integer(),
  /** Time when the picture was complete; null until then. */
  readyAt: integer(),
  /** Id of the deposit or other case that the picture proves; null until it is used. */
  usedFor: text(),
})
