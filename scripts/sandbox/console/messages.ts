import type { Hono } from 'hono'
import * as v from 'valibot'
import { TRIAL_TYPE } from '#core/session/schema.ts'
import { and, eq } from '../db/drizzle.ts'
import { accounts } from '../db/tables.ts'
import { CallError } from '../http/call-error.ts'
import type { Environment } from '../http/environment.ts'
import { addMessage } from '../world/inbox.ts'
import { readUnits } from '../world/money.ts'
import {
  answerQuestion,
  demandQuestion,
  describeQuestions,
  findPicture,
  listQuestionRows,
  settleQuestion,
} from '../world/questions.ts'
import { grantReward } from '../world/rewards.ts'
import { messagesPage } from './messages-page.ts'
import type { ConsoleParts } from './parts.ts'

const PATH = '/sandbox/messages'
const DAY = 24 * 60 * 60_000
const LONG = v.pipe(v.string(), v.maxLength(50_000))

const MessageOrderSchema = v.strictObject({
  merchant: v.string(),
  /** All players of the merchant without it. */
  username: v.optional(v.string()),
  title: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(300)),
  /** HTML. */
  text: LONG,
  topic: v.optional(v.picklist(['SYSTEM', 'PROMOTION']), 'SYSTEM'),
  reward: v.optional(v.picklist(['cash', 'bonus', 'points'])),
  amount: v.optional(v.string()),
  /** How many times a bonus must be bet. */
  times: v.optional(v.pipe(v.unknown(), v.transform(Number), v.minValue(0), v.maxValue(100)), 3),
  /** For how many days it can be claimed. */
  days: v.optional(v.pipe(v.unknown(), v.transform(Number), v.minValue(1), v.maxValue(365)), 14),
})

const AnswerSchema = v.strictObject({
  merchant: v.string(),
  id: v.string(),
  act: v.picklist(['answer', 'close']),
  text: v.optional(v.pipe(v.string(), v.maxLength(4000)), ''),
})

/** Adds the desk that writes to players and answers their questions, as a page and as JSON. */
export function addMessagePages(app: Hono<Environment>, parts: ConsoleParts): void {
  const { db, sites, state, sockets, prepare } = parts

  const demandBrand = (merchant: string) => {
    const site = sites.findByMerchant(merchant)
    if (!site) throw new CallError(404, 'unknown_merchant', 'There is no such merchant.')
    prepare(site.brand)
    return site.brand
  }

  /** Writes to one player or to all; returns the ids of the messages. */
  function send(given: unknown): { ids: string[] } {
    const order = v.parse(MessageOrderSchema, given)
    const { merchant, username, title, text, topic, reward, times, days } = order
    const { currency } = demandBrand(merchant)
    const at = state.now(merchant).getTime()
    const amount =
      reward === 'points' ? Number(order.amount) : readUnits(order.amount ?? '', currency)
    if (reward && !(amount && Number.isSafeInteger(amount))) {
      throw new CallError(400, 'invalid_request', 'A reward needs an amount.')
    }
    const players = db
      .select({ username: accounts.username, type: accounts.type })
      .from(accounts)
      .where(
        and(
          eq(accounts.merchant, merchant),
          username === undefined ? undefined : eq(accounts.username, username),
        ),
      )
      .all()
    if (players.length === 0) throw new CallError(404, 'unknown_account', 'No such player.')
    const ids = db.transaction(() =>
      players.map(({ username: name, type }) => {
        const own = { merchant, username: name }
        // A trial has nothing that a reward could be paid into.
        const hasReward = reward !== undefined && type !== TRIAL_TYPE
        const id = addMessage(db, {
          ...own,
          kind: 'custom',
          data: { title, text, topic },
          at,
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
            at,
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

  function answer(given: unknown): void {
    const { merchant, id, act, text } = v.parse(AnswerSchema, given)
    demandBrand(merchant)
    const row = demandQuestion(db, { merchant }, id)
    const at = state.now(merchant).getTime()
    if (act === 'close') settleQuestion(db, row, at)
    else if (text.trim() === '') throw new CallError(400, 'invalid_request', 'Write an answer.')
    else db.transaction(() => answerQuestion(db, row, text.trim(), at))
    sockets.tellMessage(merchant, row.username)
  }

  const list = (merchant: string) => {
    const rows = listQuestionRows(db, merchant)
    return describeQuestions(db, rows).map((question, index) => ({
      ...question,
      username: rows[index]!.username,
    }))
  }

  app.get(PATH, (c) => {
    const site = sites.findByMerchant(c.req.query('merchant') ?? '')
    const merchant = site?.brand.merchant
    if (site) prepare(site.brand)
    return c.html(
      messagesPage(sites.list(), merchant, merchant ? list(merchant) : null, c.req.query('news')),
    )
  })
  app.post(PATH, async (c) => {
    const entries = Object.entries(await c.req.parseBody()).filter(([, value]) => value !== '')
    const form = Object.fromEntries(entries)
    let news: string
    try {
      if (form['act'] === undefined) news = `Sent to ${send(form).ids.length}.`
      else {
        answer(form)
        news = 'Done.'
      }
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      news = error.message
    }
    const query = new URLSearchParams({ merchant: String(form['merchant'] ?? ''), news })
    return c.redirect(`${PATH}?${query}`, 303)
  })
  app.get(`${PATH}/picture`, (c) => {
    const { merchant = '', id = '', picture = '' } = c.req.query()
    const content = findPicture(db, demandQuestion(db, { merchant }, id), picture)
    return c.body(new Uint8Array(content), 200, { 'Content-Type': 'image/jpeg' })
  })

  // For tests.
  app.post(`${PATH}/send`, async (c) => {
    try {
      return c.json(send(await c.req.json()), 201)
    } catch (error) {
      if (error instanceof CallError) return c.json(error, error.status)
      throw error
    }
  })
  app.get(`${PATH}/questions`, (c) => c.json(list(c.req.query('merchant') ?? '')))
  app.post(`${PATH}/answer`, async (c) => {
    try {
      answer(await c.req.json())
      return c.json({})
    } catch (error) {
      if (error instanceof CallError) return c.json(error, error.status)
      throw error
    }
  })
}
