import type { LanguageCode } from '#rules/languages.ts'
import { wordsOf } from '../../content/texts.ts'
import { inLanguage } from '../../content/words.ts'
import { questionReplies, questions } from '../../db/message-tables.ts'
import type { Db } from '../../db/open.ts'
import { addMissing, addRow } from '../../db/rows.ts'
import type { Person } from '../team/tree.ts'

const DAY = 24 * 60 * 60_000
const MINUTE = 60_000

/** Authors and times, in minutes after the question, of a demo thread in the brand's language. */
const THREAD = [
  ['PLAYER', 'question', 0],
  ['SERVICE', 'answer', 12],
  ['PLAYER', 'thanks', 40],
] as const

/** Adds a question that a demo player asked months ago, and that is closed. */
export function addQuestionHistory(
  db: Db,
  { merchant, username }: Person,
  language: LanguageCode,
  now: number,
): void {
  if (username !== 'demomember' && username !== 'demovip') return
  const at = now - 40 * DAY
  const id = `Q-${username}`
  addMissing(db, questions, {
    merchant,
    id,
    username,
    topic: 'WITHDRAWAL',
    state: 'CLOSED',
    createdAt: at,
    updatedAt: at + 40 * MINUTE,
  })
  for (const [author, part, minutes] of THREAD) {
    const text = inLanguage(wordsOf(`service.thread.${part}`), language)
    addRow(db, questionReplies, {
      merchant,
      questionId: id,
      author,
      text,
      at: at + minutes * MINUTE,
    })
  }
}
