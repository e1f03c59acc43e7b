import type { Hono } from 'hono'
import * as v from 'valibot'
import { desc } from '../../db/drizzle.ts'
import { rowsOf } from '../../db/rows.ts'
import { affiliateApplications } from '../../db/public-tables.ts'
import { feedback } from '../../db/tables.ts'
import { refuse } from '../../http/call-error.ts'
import type { Environment } from '../../http/environment.ts'
import { addMessage } from '../../world/content/inbox.ts'
import { addDesk, order } from '../desk.ts'
import type { ConsoleParts } from '../parts.ts'

const LIMIT = 100

const AnswerSchema = v.strictObject({
  id: v.string(),
  text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(4000)),
})

/**
 * Adds the console page for texts from visitors and players: feedback, which the operator answers
 * in a player's inbox, and applications of affiliates, who are answered by their own contact.
 */
export function addLetterDesk(app: Hono<Environment>, parts: ConsoleParts): void {
  const { db, state, sockets } = parts
  addDesk(app, parts, {
    path: '/sandbox/letters',
    title: 'Letters',
    about: 'What visitors and players wrote to the operator, newest first.',
    show: ({ code: merchant }) => ({
      applications: rowsOf(db, affiliateApplications, { merchant }).list({
        order: [desc(affiliateApplications.createdAt)],
        limit: LIMIT,
      }),
      feedback: rowsOf(db, feedback, { merchant }).list({
        order: [desc(feedback.createdAt)],
        limit: LIMIT,
      }),
    }),
    orders: {
      answer: order(
        AnswerSchema,
        ({ code: merchant }, { id, text }) => {
          const row =
            rowsOf(db, feedback, { merchant, id, answer: null }).changeOne({ answer: text }) ??
            refuse('feedback_answered')
          const { username, content: asked } = row
          if (username === null) return
          const data = { asked, text }
          const at = state.now(merchant).getTime()
          addMessage(db, { merchant, username, kind: 'feedbackAnswer', reference: id, data, at })
          sockets.tellMessage(merchant, username)
        },
        'feedback',
      ),
    },
  })
}
