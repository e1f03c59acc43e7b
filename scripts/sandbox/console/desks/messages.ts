import type { Hono } from 'hono'
import * as v from 'valibot'
import { TRIAL_TYPE } from '../../world/identity/account-types.ts'
import { accounts } from '../../db/tables.ts'
import { rowsOf } from '../../db/rows.ts'
import { refuse } from '../../http/call-error.ts'
import type { Environment } from '../../http/environment.ts'
import type { Merchant } from '../../http/serve.ts'
import { addMessage } from '../../world/content/inbox.ts'
import { readUnits } from '../../world/money/money.ts'
import {
  answerQuestion,
  requireQuestion,
  describeQuestions,
  findPicture,
  listQuestionRows,
  settleQuestion,
} from '../../world/money/questions.ts'
import { grantReward } from '../../world/money/rewards.ts'
import { addDesk, order, whole } from '../desk.ts'
import type { ConsoleParts } from '../parts.ts'

const PATH = '/sandbox/messages'
const DAY = 24 * 60 * 60_000

const MessageSchema = v.strictObject({
  /** Receiver of the message; without it, all players of the merchant. */
  username: v.optional(v.string()),
  title: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(300)),
  /** The message's text as HTML. */
  text: v.pipe(v.string(), v.maxLength(50_000)),
  topic: v.optional(v.picklist(['SYSTEM', 'PROMOTION']), 'SYSTEM'),
  reward: v.optional(v.picklist(['cash', 'bonus', 'points'])),
  amount: v.optional(v.string()),
  /** How many times a bonus must be bet before a withdrawal. */
  times: v.optional(whole(0, 100), 3),
  /** Number of days within which the reward can be claimed. */
  days: v.optional(whole(1, 365), 14),
})

const AnswerSchema = v.strictObject({
  id: v.string(),
  act: v.picklist(['answer', 'close']),
  text: v.optional(v.pipe(v.string(), v.maxLength(4000)), ''),
})

/** Adds the console page that writes messages to players and answers their questions. */
export function addMessageDesk(app: Hono<Environment>, parts: ConsoleParts): void {
  const { db, state, sockets } = parts

  /** Sends a message to one player or to all; returns the ids of the messages. */
  function send({ code: merchant, brand }: Merchant, given: v.InferOutput<typeof MessageSchema>) {
    const { username, title, text, topic, reward, times, days } = given
    const at = state.now(merchant).getTime()
    const amount =
      reward === 'points' ? Number(given.amount) : readUnits(given.amount ?? '', brand.currency)
    if (reward && !(amount && Number.isSafeInteger(amount))) refuse('invalid_request/rewardAmount')
    const players = rowsOf(db, accounts, { merchant, username }).list()
    if (players.length === 0) refuse('unknown_account/player')
    const ids = db.transaction(() =>
      players.map(({ username: name, type }) => {
        const own = { merchant, username: name, at }
        // A trial player has no real wallet into which a reward could be paid.
        const hasReward = reward !== undefined && type !== TRIAL_TYPE
        const id = addMessage(db, {
          ...own,
          kind: 'custom',
          data: { title, text, topic },
          hasReward,
        })
        if (hasReward) {
          grantReward(db, {
            ...own,
            source: 'message',
            reference: String(id),
            title: { EN: title },
            kind: reward,
            amount: amount as number,
            multiplier: reward === 'bonus' ? Math.round(times * 100) : 0,
            expiresAt: at + days * DAY,
          })
        }
        return String(id)
      }),
    )
    for (const { username: name } of players) {
      sockets.tellMessage(merchant, name)
      if (reward) sockets.tellPromotions(merchant, name)
    }
    return { ids }
  }

  function show({ code: merchant }: Merchant) {
    const rows = listQuestionRows(db, merchant)
    return describeQuestions(db, rows).map((question, index) => ({
      ...question,
      username: rows[index]!.username,
      replies: question.replies.map(({ pictures, ...reply }) => ({
        ...reply,
        pictures: pictures.map((picture) => {
          const query = new URLSearchParams({ merchant, id: question.id, picture })
          return `${PATH}/picture?${query}`
        }),
      })),
    }))
  }

  addDesk(app, parts, {
    path: PATH,
    title: 'Messages',
    about: `What players read in their inbox, and what they ask customer service. Choose a merchant to
      write to its players and to answer. (SMS and mail are a page of their own.)`,
    show,
    orders: {
      send: order(MessageSchema, send),
      answer: order(
        AnswerSchema,
        ({ code: merchant }, { id, act, text }) => {
          const row = requireQuestion(db, { merchant }, id)
          const at = state.now(merchant).getTime()
          if (act === 'close') settleQuestion(db, row, at)
          else if (text.trim() === '') refuse('invalid_request/answer')
          else db.transaction(() => answerQuestion(db, row, text.trim(), at))
          sockets.tellMessage(merchant, row.username)
        },
        'rows',
      ),
    },
  })
  app.get(`${PATH}/picture`, (c) => {
    const { merchant = '', id = '', picture = '' } = c.req.query()
    const content = findPicture(db, requireQuestion(db, { merchant }, id), picture)
    return c.body(new Uint8Array(content), 200, { 'Content-Type': 'image/jpeg' })
  })
}
