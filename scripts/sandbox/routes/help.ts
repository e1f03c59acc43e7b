import { randomUUID } from 'node:crypto'
import { addFeedback, getFeedbackRules } from '#features/help/api.ts'
import { and, eq, gt, isNull } from '../db/drizzle.ts'
import { feedback } from '../db/tables.ts'
import { addRow, rowsOf } from '../db/rows.ts'
import { refuse } from '../http/call-error.ts'
import { serve } from '../http/serve.ts'
import { type Proof, readProof, spendProof } from '../world/identity/human.ts'

/** Allowed number of characters in a feedback. */
const BOUNDS = { minLength: 10, maxLength: 140 }

/**
 * Most feedback messages that a merchant accepts per hour: from all visitors together, and from one
 * player.
 */
const MOST_AN_HOUR = { visitors: 500, player: 10 }

export const calls = [
  serve(getFeedbackRules, ({ merchant, player }) => ({
    ...BOUNDS,
    human: !player && merchant.brand.verification.human.provider !== 'none',
  })),

  serve(
    addFeedback,
    (context, proof: Proof | null | undefined) => {
      const { player, merchant, now, db } = context
      const { provider } = merchant.brand.verification.human
      const { human, questionType, content, contact } = context.body
      const { length } = content
      if (length < BOUNDS.minLength || length > BOUNDS.maxLength) refuse('feedback_length')
      if (!player && (provider !== 'none' || human)) spendProof(context, proof)
      const username = player?.username ?? null
      const since = gt(feedback.createdAt, now.getTime() - 3_600_000)
      const own = username === null ? isNull(feedback.username) : eq(feedback.username, username)
      const recent = rowsOf(db, feedback, { merchant: merchant.code }, and(since, own)).count()
      if (recent >= (player ? MOST_AN_HOUR.player : MOST_AN_HOUR.visitors)) {
        refuse('too_many_requests/feedback')
      }
      const id = randomUUID()
      addRow(db, feedback, {
        id,
        merchant: merchant.code,
        username,
        questionType,
        content,
        contact: contact ?? null,
        createdAt: now.getTime(),
      })
      return { id }
    },
    { prepare: (context) => readProof(context, context.body.human), keepsRefusals: true },
  ),
]
