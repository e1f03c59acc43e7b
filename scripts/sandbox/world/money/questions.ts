import type { SQL } from 'drizzle-orm'
import type { QuestionTopic } from '#features/member/messages/schema.ts'
import { asc, desc, ne, sql } from '../../db/drizzle.ts'
import { addRow, rowsOf } from '../../db/rows.ts'
import { questionReplies, questions } from '../../db/message-tables.ts'
import type { Db } from '../../db/open.ts'
import { uploads } from '../../db/upload-tables.ts'
import { refuse } from '../../http/call-error.ts'
import { useUploads } from './uploads.ts'
import type { Person } from '../team/tree.ts'
import { writeTime } from '../days.ts'
import { newCaseId } from '../case-ids.ts'

export type QuestionRow = typeof questions.$inferSelect

interface Text {
  text: string
  pictures: readonly string[]
  at: number
}

const MOST_OPEN = 10
const LISTED = 100

const questionOf = (db: Db, { merchant, id }: Pick<QuestionRow, 'merchant' | 'id'>, more?: SQL) =>
  rowsOf(db, questions, { merchant, id }, more)

const isOpen = ne(questions.state, 'CLOSED')

/** Adds a question. Throws `CallError` 409 `too_many_questions` or 422 `upload_unknown`. */
export function askQuestion(
  db: Db,
  player: Person,
  { topic, ...first }: Text & { topic: QuestionTopic },
): string {
  const { merchant, username } = player
  const open = rowsOf(db, questions, { merchant, username }, isOpen).count()
  if (open >= MOST_OPEN) refuse('too_many_questions')
  const { at } = first
  const id = newCaseId('Q', at, 6)
  addRow(db, questions, {
    merchant,
    id,
    username,
    topic,
    state: 'OPEN',
    createdAt: at,
    updatedAt: at,
  })
  writeText(db, player, id, first)
  return id
}

/**
 * Adds the player's text to a question, which is then open again. Throws `CallError` 409
 * `question_closed`.
 */
export function writeMore(db: Db, player: Person, row: QuestionRow, more: Text): void {
  const changes = questionOf(db, row, isOpen).change({ state: 'OPEN', updatedAt: more.at })
  if (changes !== 1) refuse('question_closed')
  writeText(db, player, row.id, more)
}

function writeText(db: Db, player: Person, id: string, { text, pictures, at }: Text): void {
  useUploads(db, player, { ids: pictures, purpose: 'question', usedFor: id })
  addRow(db, questionReplies, {
    merchant: player.merchant,
    questionId: id,
    author: 'PLAYER',
    text,
    pictures: [...pictures],
    at,
  })
}

/** Adds an answer of customer service; a closed question can be answered too, and stays closed. */
export function answerQuestion(db: Db, row: QuestionRow, text: string, at: number): void {
  questionOf(db, row).change({
    state: sql`CASE ${questions.state} WHEN 'CLOSED' THEN 'CLOSED' ELSE 'ANSWERED' END`,
    unseen: sql`${questions.unseen} + 1`,
    updatedAt: at,
  })
  addRow(db, questionReplies, {
    merchant: row.merchant,
    questionId: row.id,
    author: 'SERVICE',
    text,
    at,
  })
}

export const settleQuestion = (db: Db, row: QuestionRow, at: number): void =>
  void questionOf(db, row, isOpen).change({ state: 'CLOSED', updatedAt: at })

export const seeAnswers = (db: Db, row: QuestionRow): void =>
  void questionOf(db, row).change({ unseen: 0 })

/** Lists a merchant's questions, or one player's; the question with the latest text comes first. */
export const listQuestionRows = (db: Db, merchant: string, username?: string): QuestionRow[] =>
  rowsOf(db, questions, { merchant, username }).list({
    order: [desc(questions.updatedAt), desc(questions.id)],
    limit: LISTED,
  })

/**
 * Finds a question. Throws `CallError` 404 `question_not_found`, also for another player's
 * question.
 */
export function requireQuestion(
  db: Db,
  { merchant, username }: { merchant: string; username?: string },
  id: string,
): QuestionRow {
  const row = questionOf(db, { merchant, id }).find()
  if (row && (username === undefined || row.username === username)) return row
  refuse('question_not_found')
}

/** Writes questions of one merchant with their threads. */
export function describeQuestions(db: Db, rows: readonly QuestionRow[]) {
  const replies = rowsOf(db, questionReplies, {
    merchant: rows[0]?.merchant ?? '',
    questionId: rows.map(({ id }) => id),
  }).list({ order: [asc(questionReplies.id)] })
  return rows.map(({ id, topic, state, unseen, updatedAt }) => {
    const own = replies.filter(({ questionId }) => questionId === id)
    return {
      id,
      topic,
      state,
      unread: unseen,
      updatedAt: writeTime(updatedAt),
      excerpt: (own.at(-1)?.text ?? '').replace(/\s+/g, ' ').slice(0, 140),
      replies: own.map((reply) => ({
        id: String(reply.id),
        author: reply.author,
        text: reply.text,
        at: writeTime(reply.at),
        pictures: reply.pictures,
      })),
    }
  })
}

/** Finds a picture of a question. Throws `CallError` 404 `picture_not_found`. */
export function findPicture(db: Db, row: QuestionRow, picture: string): Buffer {
  const found = rowsOf(db, uploads, {
    merchant: row.merchant,
    username: row.username,
    id: picture,
    usedFor: row.id,
  }).find()
  if (found) return found.content
  refuse('picture_not_found')
}
