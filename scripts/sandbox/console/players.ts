import type { Hono } from 'hono'
import { html } from 'hono/html'
import * as v from 'valibot'
import { desc } from '../db/drizzle.ts'
import { rowsOf } from '../db/rows.ts'
import { captchas, outbox } from '../db/guard-tables.ts'
import { accounts, sessions, type Session } from '../db/tables.ts'
import { waitForCalls } from '../http/calls-under-way.ts'
import type { Environment } from '../http/environment.ts'
import type { SiteRegistry } from '../site-registry.ts'
import { resetPlayers } from '../world/identity/players.ts'
import { addSession, describeLogin, endSession } from '../world/identity/sessions.ts'
import { addDesk, order } from './desk.ts'
import { layout, scopeLinks, table, time } from './kit.ts'
import type { ConsoleParts } from './parts.ts'
import { writeTime } from '../world/days.ts'

/** Most rows that a page or a reply shows. */
const LIMIT = 200

const SessionSchema = v.strictObject({ merchant: v.string(), username: v.string() })

/** Adds the console pages about players: their sessions, and the messages sent to them. */
export function addPlayerPages(app: Hono<Environment>, parts: ConsoleParts): void {
  const { db, sites, state, sockets, prepare } = parts

  const listMessages = (merchant: string | undefined, to?: string) =>
    rowsOf(db, outbox, { merchant, to })
      .list({ order: [desc(outbox.id)], limit: LIMIT })
      .map(({ at, ...message }) => ({ ...message, at: writeTime(at) }))

  const listSessions = (merchant: string | undefined) =>
    rowsOf(db, sessions, { merchant })
      .list({ order: [desc(sessions.lastSeenAt)], limit: LIMIT })
      .map(describeSession)

  const end = (id: string): boolean => {
    const ended = endSession(db, id, 'ended', new Date())
    if (ended) sockets.kick([id], 'ended')
    return ended !== undefined
  }

  const reset = async (merchant: string | undefined): Promise<void> => {
    await waitForCalls(db)
    for (const { brand } of sites.list()) {
      if (merchant !== undefined && brand.merchant !== merchant) continue
      prepare(brand)
      const rows = rowsOf(db, sessions, { merchant: brand.merchant }).list()
      resetPlayers(db, brand, Date.now())
      const ids = rows.map(({ id }) => id)
      sockets.kick(ids, 'ended')
    }
  }

  app.get('/sandbox/outbox', (c) =>
    c.json(
      listMessages(c.req.query('merchant') || undefined, c.req.query('to') || undefined)
        .filter(({ isSent }) => isSent)
        .map(({ isSent: _isSent, ...message }) => message),
    ),
  )
  // The text of a captcha picture, or of a merchant's newest, for tests that cannot read it.
  app.get('/sandbox/captchas', (c) => {
    const { id = '', merchant } = c.req.query()
    const meant = rowsOf(db, captchas, merchant === undefined ? { id } : { merchant })
    const [row] = meant.list({ order: [desc(captchas.expiresAt)], limit: 1 })
    if (row) return c.json({ answer: row.answer })
    return c.json({ code: 'unknown_captcha', message: 'There is no such picture.' }, 404)
  })
  app.get('/sandbox/sms', (c) => {
    const merchant = c.req.query('merchant') || undefined
    return c.html(outboxPage(sites, merchant, listMessages(merchant)))
  })

  app.get('/sandbox/sessions', (c) => c.json(listSessions(c.req.query('merchant') || undefined)))
  app.post('/sandbox/sessions', async (c) => {
    const { merchant, username } = v.parse(SessionSchema, await c.req.json())
    const site = sites.findByMerchant(merchant)
    if (site) prepare(site.brand)
    const account = rowsOf(db, accounts, { merchant, username }).find()
    if (!site || !account)
      return c.json({ code: 'unknown_account', message: 'No such account.' }, 404)
    const now = state.now(merchant)
    const { token, session } = addSession(db, { merchant, username, ip: '127.0.0.1' }, now)
    const own = { brand: site.brand, settings: state.of(merchant) }
    return c.json(describeLogin(token, session, account, own), 201)
  })
  app.delete('/sandbox/sessions', (c) => {
    if (end(c.req.query('id') ?? '')) return c.json({})
    return c.json({ code: 'unknown_session', message: 'No such session lives.' }, 404)
  })
  app.delete('/sandbox/players', async (c) => {
    await reset(c.req.query('merchant') || undefined)
    return c.json({})
  })

  addDesk(app, parts, {
    path: '/sandbox/players',
    title: 'Players',
    about: `Who is logged in, last seen first. A reset leaves only the demo accounts, as they were at
      first; all sessions, codes, messages and locks go.`,
    show: ({ code: merchant }) => ({ sessions: listSessions(merchant) }),
    orders: {
      reset: order(v.strictObject({}), ({ code: merchant }) => reset(merchant)),
      end: order(v.strictObject({ id: v.string() }), (_, { id }) => void end(id), 'sessions'),
    },
  })
}

function describeSession(row: Session) {
  const { id, merchant, username, ip, endedReason, mustChange } = row
  const createdAt = writeTime(row.createdAt)
  const lastSeenAt = writeTime(row.lastSeenAt)
  return { id, merchant, username, ip, createdAt, lastSeenAt, endedReason, mustChange }
}

const nameOf = (sites: SiteRegistry, merchant: string) =>
  sites.findByMerchant(merchant)?.brand.name ?? merchant

type Sent = Omit<typeof outbox.$inferSelect, 'at'> & { at: string }

/** Lists every SMS and email that would have been sent, newest first. */
const outboxPage = (sites: SiteRegistry, merchant: string | undefined, rows: readonly Sent[]) =>
  layout(
    'SMS and mail',
    `SMS and mail that a real gateway would have sent, newest first, and those that it would
      not have: visitors are never told which.`,
    html`${scopeLinks('/sandbox/sms', sites.list(), merchant)}
    ${table(
      'Messages',
      ['At (UTC)', 'Merchant', 'By', 'To', 'Text'],
      rows.map(({ channel, to, isSent, subject, text, at, merchant: own }) => [
        time(at),
        nameOf(sites, own),
        `${channel}${isSent ? '' : ', not sent'}`,
        to,
        html`<span class="wrap">${subject} ${text}</span>`,
      ]),
    )}`,
  )
