import type { QuestionState, QuestionTopic } from '#features/member/messages/schema.ts'
import { index, integer, sqliteTable, text, uniqueIndex } from './drizzle.ts'
import { keyedTable, ofPlayer } from './columns.ts'
import type { MessageKind } from '../world/content/message-words.ts'

/**
 * Values for the placeholders in a message's text: amounts in units, references, or an operator's
 * own text.
 */
export type MessageData = Record<string, string | number>

export const messages = sqliteTable(
  'messages',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    ...ofPlayer,
    kind: text().$type<MessageKind>().notNull(),
    data: text({ mode: 'json' }).$type<MessageData>().notNull(),
    /**
     * Id of the deposit or other event that the message reports; each is reported once. Null for an
     * operator's own message.
     */
    reference: text(),
    at: integer().notNull(),
    readAt: integer(),
    deletedAt: integer(),
    /**
     * Whether the message has a reward, which is stored with the source `message` and the message's
     * id as reference.
     */
    hasReward: integer({ mode: 'boolean' }).notNull(),
  },
  (table) => [
    uniqueIndex('message_once').on(table.merchant, table.username, table.kind, table.reference),
    index('message_of_player').on(table.merchant, table.username, table.at, table.id),
  ],
)

export const questions = keyedTable(
  'questions',
  ['merchant', 'id'],
  {
    ...ofPlayer,
    id: text().notNull(),
    topic: text().$type<QuestionTopic>().notNull(),
    state: text().$type<QuestionState>().notNull(),
    /** Number of answers that the player has not seen. */
    unseen: integer().notNull().default(0),
    createdAt: integer().notNull(),
    updatedAt: integer().notNull(),
  },
  (table) => [index('question_of_player').on(table.merchant, table.username, table.updatedAt)],
)

/** Table of the texts in a question's thread, in their order. */
export const questionReplies = sqliteTable(
  'question_replies',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    merchant: text().notNull(),
    questionId: text().notNull(),
    author: text().$type<'PLAYER' | 'SERVICE'>().notNull(),
    text: text().notNull(),
    /** Ids of the text's pictures in the table of uploads. */
    pictures: text({ mode: 'json' }).$type<string[]>().notNull().default([]),
    at: integer().notNull(),
  },
  (table) => [index('reply_of_question').on(table.merchant, table.questionId, table.id)],
)
