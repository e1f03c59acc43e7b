import type { QuestionState, QuestionTopic } from '#features/member/messages/schema.ts'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from './drizzle.ts'
import { ofPlayer } from './columns.ts'
import type { MessageKind } from '../world/content/message-words.ts'

/** What a message's text is filled with: amounts in units, references, or an operator's own text. */
export type MessageData = Record<string, string | number>

export const messages = sqliteTable(
  'messages',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    ...ofPlayer,
    kind: text().$type<MessageKind>().notNull(),
    data: text({ mode: 'json' }).$type<MessageData>().notNull(),
    /** What it tells of, such as a deposit's id: that is told once. Null for an operator's own. */
    reference: text(),
    at: integer().notNull(),
    readAt: integer(),
    deletedAt: integer(),
    /** Its reward has the source `message` and the message's id for a reference. */
    hasReward: integer({ mode: 'boolean' }).notNull(),
  },
  (table) => [
    uniqueIndex('message_once').on(table.merchant, table.username, table.kind, table.reference),
    index('message_of_player').on(table.merchant, table.username, table.at, table.id),
  ],
)

export const questions = sqliteTable(
  'questions',
  {
    merchant: text().notNull(),
    id: text().notNull(),
    username: text().notNull(),
    topic: text().$type<QuestionTopic>().notNull(),
    state: text().$type<QuestionState>().notNull(),
    /** Answers that the player has not seen. */
    unseen: integer().notNull(),
    createdAt: integer().notNull(),
    updatedAt: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.id] }),
    index('question_of_player').on(table.merchant, table.username, table.updatedAt),
  ],
)

/** The texts of a question's thread, in their order. */
export const questionReplies = sqliteTable(
  'question_replies',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    merchant: text().notNull(),
    questionId: text().notNull(),
    author: text().$type<'PLAYER' | 'SERVICE'>().notNull(),
    text: text().notNull(),
    /** Ids of rows in the table of uploads. */
    pictures: text({ mode: 'json' }).$type<string[]>().notNull(),
    at: integer().notNull(),
  },
  (table) => [index('reply_of_question').on(table.merchant, table.questionId, table.id)],
)
