import type { Hono } from 'hono'
import * as v from 'valibot'
import { and, desc, eq } from '../db/drizzle.ts'
import { captchas, outbox } from '../db/guard-tables.ts'
import { accounts, sessions, type Session } from '../db/tables.ts'
import type { Environment } from '../http/environment.ts'
import { resetPlayers } from '../world/identity/players.ts'
import { addSession, describeLogin, endSession } from '../world/identity/sessions.ts'
import type { ConsoleParts } from './parts.ts'
import { outboxPage } from './outbox-page.ts'
import { type SessionRow, sessionsPage } from './sessions-page.ts'

/** Rows that a page or a reply shows at most. */
const LIMIT = 200

const SessionSchema = v.strictObject({ merchant: v.string(), username: v.string() })

/** Adds what testers see of players: their sessions, and the messages sent to them. */
export function addPlayerPages(app: Hono<Environment>, parts: ConsoleParts): void {
  const { db, sites, state, sockets, prepare } = parts

  const listMessages = (merchant: string | undefined, to: string | undefined) =>
    db
      .select()
      .from(outbox)
      .where(
        and(
          merchant === undefined ? undefined : eq(outbox.merchant, merchant),
          to === undefined ? undefined : eq(outbox.to, to),
        ),
      )
      .orderBy(desc(outbox.id))
      .limit(LIMIT)
      .all()
      .map(({ at, ...message }) => ({ ...message, at: new Date(at).toISOString() }))

  const listSessions = (merchant: string | undefined) =>
    db
      .select()
      .from(sessions)
      .where(merchant === undefined ? undefined : eq(sessions.merchant, merchant))
      .orderBy(desc(sessions.lastSeenAt))
      .limit(LIMIT)
      .all()
      .map(describeSession)

  const end = (id: string): boolean => {
    const ended = endSession(db, id, 'ended', new Date())
    if (ended) sockets.kick([id], 'ended')
    return ended !== undefined
  }

  const reset = (merchant: string | undefined): void => {
    for (const { brand } of sites.list()) {
      if (merchant !== undefined && brand.merchant !== merchant) continue
      prepare(brand)
      const ids = db
        .select({ id: sessions.id })
        .from(sessions)
        .where(eq(sessions.merchant, brand.merchant))
        .all()
      resetPlayers(db, brand, Date.now())
      sockets.kick(
        ids.map(({ id }) => id),
        'ended',
      )
    }
  }

  app.get('/sandbox/outbox', (c) =>
    c.json(
      listMessages(c.req.query('merchant') || undefined, c.req.query('to') || undefined)
        .filter(({ isSent }) => isSent)
        .map(({ isSent: _isSent, ...message }) => message),
    ),
  )
  // What a captcha picture shows, for tests that cannot read it.
  app.get('/sandbox/captchas', (c) => {
    const id = c.req.query('id') ?? ''
    const row = db.select().from(captchas).where(eq(captchas.id, id)).get()
    if (row) return c.json({ answer: row.answer })
    return c.json({ code: 'unknown_captcha', message: 'There is no such picture.' }, 404)
  })
  app.get('/sandbox/sms', (c) => {
    const merchant = c.req.query('merchant') || undefined
    return c.html(outboxPage(sites.list(), merchant, listMessages(merchant, undefined)))
  })

  app.get('/sandbox/sessions', (c) => c.json(listSessions(c.req.query('merchant') || undefined)))
  app.post('/sandbox/sessions', async (c) => {
    const { merchant, username } = v.parse(SessionSchema, await c.req.json())
    const site = sites.findByMerchant(merchant)
    if (site) prepare(site.brand)
    const account = db
      .select()
      .from(accounts)
      .where(and(eq(accounts.merchant, merchant), eq(accounts.username, username)))
      .get()
    if (!account) return c.json({ code: 'unknown_account', message: 'No such account.' }, 404)
    const now = state.now(merchant)
    const { token, session } = addSession(db, { merchant, username, ip: '127.0.0.1' }, now)
    return c.json(describeLogin(token, session, account, state.of(merchant).rules), 201)
  })
  app.delete('/sandbox/sessions', (c) => {
    if (end(c.req.query('id') ?? '')) return c.json({})
    return c.json({ code: 'unknown_session', message: 'No such session lives.' }, 404)
  })
  app.delete('/sandbox/players', (c) => {
    reset(c.req.query('merchant') || undefined)
    return c.json({})
  })

  app.get('/sandbox/players', (c) => {
    const merchant = c.req.query('merchant') || undefined
    return c.html(sessionsPage(sites.list(), merchant, listSessions(merchant)))
  })
  app.post('/sandbox/players', async (c) => {
    const form = await c.req.parseBody()
    const merchant = String(form.merchant ?? '') || undefined
    if (typeof form.end === 'string') end(form.end)
    if (form.reset !== undefined) reset(merchant)
    return c.redirect(`/sandbox/players${merchant ? `?merchant=${merchant}` : ''}`, 303)
  })
}

function describeSession(row: Session): SessionRow {
  const { id, merchant, username, ip, endedReason, mustChange } = row
  return {
    id,
    merchant,
    username,
    ip,
    createdAt: new Date(row.createdAt).toISOString(),
    lastSeenAt: new Date(row.lastSeenAt).toISOString(),
    endedReason,
    mustChange,
  }
}
