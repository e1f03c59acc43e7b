import { questionReplies, questions } from '../db/message-tables.ts'
import type { Db } from '../db/open.ts'

const DAY = 24 * 60 * 60_000
const MINUTE = 60_000

/** What a demo player asked months ago, settled since. */
export function addQuestionHistory(
  db: Db,
  { merchant, username }: { merchant: string; username: string },
  now: number,
): void {
  if (username !== 'demomember' && username !== 'demovip') return
  const at = now - 40 * DAY
  const id = `Q-${username}`
  db.insert(questions)
    .values({
      merchant,
      id,
      username,
      topic: 'WITHDRAWAL',
      state: 'CLOSED',
      unseen: 0,
      createdAt: at,
      updatedAt: at + 40 * MINUTE,
    })
    .onConflictDoNothing()
    .run()
  const texts = [
    ['PLAYER', 'Hello! My withdrawal was sent an hour ago. When will my bank show it?', 0],
    [
      'SERVICE',
      'Hello! Transfers to your bank take up to two hours at night. We have checked: yours is on its way.',
      12,
    ],
    ['PLAYER', 'It has just arrived. Thank you!', 40],
  ] as const
  for (const [author, text, minutes] of texts) {
    db.insert(questionReplies)
      .values({ merchant, questionId: id, author, text, pictures: [], at: at + minutes * MINUTE })
      .run()
  }
}
