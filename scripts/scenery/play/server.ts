import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as v from 'valibot'
import { isLanguageCode, LANGUAGES, type LanguageCode } from '#rules/languages.ts'
import { OperatorError, type Operator, type GameSession } from '../operator.ts'
import type { Money } from '../world.ts'
import { coloursOf } from './drawing.ts'
import { createPlayFiles } from './files.ts'
import { PLAY_KINDS, type PlayKind } from './kinds.ts'
import { hostilePage, playPage } from './page.ts'
import { createPlayPictures, findLook, type PlayPictureParts } from './pictures.ts'
import { pageHeaders } from './policy.ts'
import type { PlayErrorCode, PlayErrorReply, SessionReply } from './protocol.ts'
import { playRound, RoundConflict, RoundVoid, type RoundParts } from './rounds.ts'
import { rulesFor, stakesFor } from './rules/for-session.ts'
import type { Bets } from './rules/rules.ts'
import { PlaySessions, type PlaySession } from './sessions.ts'

export interface PlayParts extends PlayPictureParts, RoundParts {
  operator: Operator
  money: Money
  /** Present time in milliseconds since 1970. */
  now?(): number
}

/** A refused call of a game's page, with a code for which the page has a message. */
class PlayRefusal extends Error {
  readonly code: PlayErrorCode

  constructor(code: PlayErrorCode) {
    super(code)
    this.code = code
  }
}

const STATUSES: Record<PlayErrorCode, 400 | 401 | 402 | 409 | 502 | 503> = {
  bad_request: 400,
  session_expired: 401,
  insufficient_balance: 402,
  conflict: 409,
  round_running: 409,
  round_void: 409,
  wallet_unreachable: 502,
  maintenance: 503,
}

const TicketSchema = v.object({ ticket: v.pipe(v.string(), v.regex(/^[\w.~-]{8,512}$/)) })
const RoundSchema = v.object({
  roundId: v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/)),
  bets: v.pipe(
    v.array(v.object({ spot: v.pipe(v.string(), v.maxLength(64)), amount: v.string() })),
    v.minLength(1),
    v.maxLength(32),
  ),
})

/** Creates the demo games' own server: pages, pictures, sessions and rounds. */
export function createPlay(parts: PlayParts): Hono {
  const sessions = new PlaySessions(parts.now)
  const app = new Hono()
  app.use(async (c, next) => {
    await next()
    c.header('X-Content-Type-Options', 'nosniff')
  })
  app.use(bodyLimit({ maxSize: 16 * 1024 }))
  app.route('/', createPlayFiles())
  app.route('/', createPlayPictures(parts))

  app.get('/play/:kind', async (c) => {
    const kind = readKind(c)
    if (!kind) return c.notFound()
    const page = kind === 'hostile' ? hostilePage() : playPage(kind, guessLanguage(c))
    return c.body(String(await page), 200, pageHeaders(kind, parts.world.listDomains()))
  })

  app.post('/play/:kind/session', async (c) => {
    const kind = readKind(c)
    if (!kind || kind === 'hostile') return c.notFound()
    const { ticket } = await read(c, TicketSchema)
    const gameSession = await parts.operator.redeem(ticket)
    if (!gameSession) throw new PlayRefusal('session_expired')
    const balance = await parts.operator.balance(gameSession)
    const rules = rulesFor(kind, gameSession)
    const reply: SessionReply = {
      token: sessions.open(gameSession, rules),
      language: gameSession.language,
      locale: LANGUAGES[gameSession.language].locale,
      currency: gameSession.currency,
      balance,
      trial: gameSession.trial,
      backUrl: gameSession.backUrl,
      game: describe(parts, gameSession),
      ...stakesFor(kind, gameSession.currency, parts.money),
      table: rules.table,
    }
    return send(c, reply)
  })

  app.post('/play/:kind/balance', async (c) => {
    const { gameSession } = identify(c, sessions)
    return send(c, { balance: await parts.operator.balance(gameSession) })
  })

  app.post('/play/:kind/round', async (c) => {
    const session = identify(c, sessions)
    const { roundId, bets: asked } = await read(c, RoundSchema)
    const { most } = stakesFor(readKind(c) ?? 'slot', session.gameSession.currency, parts.money)
    const bets = readBets(session, parts.money.read, most, asked)
    return send(c, await playRound(parts, session, roundId, bets))
  })

  app.onError((error, c) => {
    const refusal = explain(error)
    if (refusal) return c.json(refusal, STATUSES[refusal.code], { 'Cache-Control': 'no-store' })
    console.error(`${c.req.method} ${c.req.path}:`, error)
    return c.json({ code: 'wallet_unreachable' } satisfies PlayErrorReply, 502)
  })
  return app
}

const send = (c: Context, reply: object) => c.json(reply, 200, { 'Cache-Control': 'no-store' })

const readKind = (c: Context): PlayKind | undefined =>
  PLAY_KINDS.find((kind) => kind === c.req.param('kind'))

/** Guesses the language from the address or the browser, until the ticket gives it. */
function guessLanguage(c: Context): LanguageCode {
  const asked = c.req.query('language')
  if (isLanguageCode(asked)) return asked
  const first = /^[a-z]+/.exec((c.req.header('Accept-Language') ?? '').toLowerCase())?.[0]
  const found = Object.entries(LANGUAGES).find(([, { tag }]) => tag.split('-')[0] === first)
  return (found?.[0] as LanguageCode | undefined) ?? 'EN'
}

function describe({ world, version }: PlayParts, gameSession: GameSession): SessionReply['game'] {
  const key = gameSession.nodeId ?? gameSession.vendor
  const look = findLook(world, key) ?? {
    key,
    name: gameSession.gameName,
    type: gameSession.gameType,
    vendor: { code: gameSession.vendor, name: gameSession.vendor },
  }
  return {
    name: gameSession.gameName,
    vendor: look.vendor.name,
    art: `/play/art/${look.key}/*.webp?v=${version}`,
    colours: coloursOf(look),
  }
}

async function read<Schema extends v.GenericSchema>(
  c: Context,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const parsed = v.safeParse(schema, await c.req.json().catch(() => null))
  if (!parsed.success) throw new PlayRefusal('bad_request')
  return parsed.output
}

function identify(c: Context, sessions: PlaySessions): PlaySession {
  const token = /^Bearer ([\w-]+)$/.exec(c.req.header('Authorization') ?? '')?.[1]
  const session = token === undefined ? null : sessions.find(token)
  if (!session) throw new PlayRefusal('session_expired')
  return session
}

function readBets(
  { rules, gameSession }: PlaySession,
  readUnits: Money['read'],
  most: string,
  asked: v.InferOutput<typeof RoundSchema>['bets'],
): Bets {
  const bets = new Map<string, number>()
  const limit = readUnits(most, gameSession.currency) ?? 0
  for (const { spot, amount } of asked) {
    const units = readUnits(amount, gameSession.currency)
    if (!rules.knows(spot) || bets.has(spot) || units === null || units <= 0 || units > limit) {
      throw new PlayRefusal('bad_request')
    }
    bets.set(spot, units)
  }
  if (bets.size > rules.mostSpots) throw new PlayRefusal('bad_request')
  return bets
}

function explain(error: unknown): PlayErrorReply | null {
  if (error instanceof RoundVoid) return { code: 'round_void', balance: error.balance }
  if (error instanceof PlayRefusal || error instanceof RoundConflict) return { code: error.code }
  if (!(error instanceof OperatorError)) return null
  return { code: error.code === 'refused' ? 'conflict' : error.code }
}
