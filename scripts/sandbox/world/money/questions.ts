import { randomInt } from 'node:crypto'
import type { QuestionTopic } from '#features/member/messages/schema.ts'
import { and, asc, count, desc, eq, inArray, ne, sql } from '../../db/drizzle.ts'
import { matches } from '../../db/rows.ts'
import { questionReplies, questions } from '../../db/message-tables.ts'
import type { Db } from '../../db/open.ts'
import { uploads } from '../../db/upload-tables.ts'
import { CallError } from '../../http/call-error.ts'
import { useUploads } from './uploads.ts'
import type { Person } from '../team/tree.ts'

export type QuestionRow = typeof questions.$inferSelect

interface Text {
  text: string
  pictures: readonly string[]
  at: number
}

const MOST_OPEN = 10
const LISTED = 100

const isQuestion = ({ merchant, id }: Pick<QuestionRow, 'merchant' | 'id'>) =>
  matches(questions, { merchant, id })

/** Adds a question. Throws `CallError` 409 `too_many_questions` or 422 `upload_unknown`. */
export function askQuestion(
  db: Db,
  player: Person,
  { topic, ...first }: Text & { topic: QuestionTopic },
): string {
  const { merchant, username } = player
  const open = db
    .select({ total: count() })
    .from(questions)
    .where(and(matches(questions, { merchant, username }), ne(questions.state, 'CLOSED')))
    .get()
  if ((open?.total ?? 0) >= MOST_OPEN) {
    throw new CallError(409, 'too_many_questions', 'Ten questions are open already.')
  }
  const { at } = first
  const id = `Q${new Date(at).toISOString().slice(2, 10).replaceAll('-', '')}${String(randomInt(1e6)).padStart(6, '0')}`
  db.insert(questions)
    .values({
      merchant,
      id,
      username,
      topic,
      state: 'OPEN',
      unseen: 0,
      createdAt: at,
      updatedAt: at,
    })
    .run()
  writeText(db, player, id, first)
  return id
}

/**
 * Adds the player's text to a question, which is then open again. Throws `CallError` 409
 * `question_closed`.
 */
export function writeMore(db: Db, player: Person, row: QuestionRow, more: Text): void {
  const { changes } = db
    .update(questions)
    .set({ state: 'OPEN', updatedAt: more.at })
    .where(and(isQuestion(row), ne(questions.state, 'CLOSED')))
    .run()
  if (changes !== 1) throw new CallError(409, 'question_closed', 'This question is closed.')
  writeText(db, player, row.id, more)
}

function writeText(db: Db, player: Person, id: string, { text, pictures, at }: Text): void {
  useUploads(db, player, { ids: pictures, purpose: 'question', usedFor: id })
  db.insert(questionReplies)
    .values({
      merchant: player.merchant,
      questionId: id,
      author: 'PLAYER',
      text,
      pictures: [...pictures],
      at,
    })
    .run()
}

/** Adds an answer of customer service; a closed question can be answered too, and stays closed. */
export function answerQuestion(db: Db, row: QuestionRow, text: string, at: number): void {
  db.update(questions)
    .set({
      state: sql`CASE ${questions.state} WHEN 'CLOSED' THEN 'CLOSED' ELSE 'ANSWERED' END`,
      unseen: sql`${questions.unseen} + 1`,
      updatedAt: at,
    })
    .where(isQuestion(row))
    .run()
  db.insert(questionReplies)
    .values({
      merchant: row.merchant,
      questionId: row.id,
      author: 'SERVICE',
      text,
      pictures: [],
      at,
    })
    .run()
}

export const settleQuestion = (db: Db, row: QuestionRow, at: number): void =>
  void db
    .update(questions)
    .set({ state: 'CLOSED', updatedAt: at })
    .where(and(isQuestion(row), ne(questions.state, 'CLOSED')))
    .run()

export const seeAnswers = (db: Db, row: QuestionRow): void =>
  void db.update(questions).set({ unseen: 0 }).where(isQuestion(row)).run()

/** Lists a merchant's questions, or one player's; the question with the latest text comes first. */
export const listQuestionRows = (db: Db, merchant: string, username?: string): QuestionRow[] =>
  db
    .select()
    .from(questions)
    .where(
      and(
        eq(questions.merchant, merchant),
        username === undefined ? undefined : eq(questions.username, username),
      ),
    )
    .orderBy(desc(questions.updatedAt), desc(questions.id))
    .limit(LISTED)
    .all()

/**
 * Finds a question. Throws `CallError` 404 `question_not_found`, also for another player's
 * question.
 */
export function requireQuestion(
  db: Db,
  { merchant, username }: { merchant: string; username?: string },
  id: string,
): QuestionRow {
  const row = db.select().from(questions).where(isQuestion({ merchant, id })).get()
  if (row && (username === undefined || row.username === username)) return row
  throw new CallError(404, 'question_not_found', 'There is no such question.')
}

const listReplies = (db: Db, merchant: string, ids: readonly string[]) =>
  db
    .select()
    .from(questionReplies)
    .where(
      and(eq(questionReplies.merchant, merchant), inArray(questionReplies.questionId, [...ids])),
    )
    .orderBy(asc(questionReplies.id))
    .all()

/** Writes questions of one merchant with their threads. */
export function describeQuestions(db: Db, rows: readonly QuestionRow[]) {
  const replies = listReplies(
    db,
    rows[0]?.merchant ?? '',
    rows.map(({ id }) => id),
  )
  return rows.map(({ id, topic, state, unseen, updatedAt }) => {
    const own = replies.filter(({ questionId }) => questionId === id)
    return {
      id,
      topic,
      state,
      unread: unseen,
      updatedAt: new Date(updatedAt).toISOString(),
      excerpt: (own.at(-1)?.text ?? '').replace(/\s+/g, ' ').slice(0, 140),
      replies: own.map((reply) => ({
        id: String(reply.id),
        author: reply.author,
        text: reply.text,
        at: new Date(reply.at).toISOString(),
        pictures: reply.pictures,
      })),
    }
  })
}

/** Finds a picture of a question. Throws `CallError` 404 `picture_not_found`. */
export function findPicture(db: Db, row: QuestionRow, picture: string): Buffer {
  const found = db
    .select({ content: uploads.content })
    .from(uploads)
    .where(
      matches(uploads, {
        merchant: row.merchant,
        username: row.username,
        id: picture,
        usedFor: row.id,
      }),
    )
    .get()
  if (found) return found.content
  throw new CallError(404, 'picture_not_found', 'There is no such picture.')
}
