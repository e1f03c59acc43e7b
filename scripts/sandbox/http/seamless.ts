import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as v from 'valibot'
import { AmountSchema } from '#core/contract/values.ts'
import type { Db } from '../db/open.ts'
import { readUnits, writeUnits } from '../world/money/money.ts'
import { balanceAt, placeBet, type Play, rollBackBet, settleRound } from '../world/play/seamless.ts'
import {
  addGameSession,
  findGameSession,
  refuseEndedSession,
  type GameSessionRow,
} from '../world/play/game-sessions.ts'
import type { LaunchHolder, TicketOffice } from '../world/tickets.ts'
import { findVendor } from '../world/play/vendor-state.ts'
import { isSigned, secretOf, SIGNED } from '../world/play/vendor-signature.ts'
import type { AnswerParts } from './answer.ts'
import { CallError, refusalOf, refuse, answerError } from './call-error.ts'
import { openMerchant, type Merchant, type Sockets } from './serve.ts'

export interface SeamlessParts extends Pick<AnswerParts, 'db' | 'sites' | 'state' | 'prepare'> {
  launches: TicketOffice<LaunchHolder>
  sockets: Pick<Sockets, 'tellBalance'>
}

const Id = v.pipe(v.string(), v.regex(/^[\w.~:-]{1,160}$/))
const RedeemSchema = v.strictObject({ ticket: v.string() })
const BalanceSchema = v.strictObject({ seatId: Id })
const PlaySchema = v.strictObject({
  seatId: Id,
  transactionId: Id,
  roundId: Id,
  amount: AmountSchema,
})

const OPERATIONS = { bet: placeBet, settle: settleRound, rollback: rollBackBet }

/**
 * Creates the routes by which vendors' servers book bets in players' wallets; each call is signed
 * (see `world/vendor-signature`).
 */
export function createSeamless(parts: SeamlessParts): Hono {
  const { db, launches, sockets } = parts
  const app = new Hono().basePath('/seamless')
  app.use(bodyLimit({ maxSize: 16 * 1024 }))

  app.post('/redeem', async (c) => {
    const { vendor, body } = await readSigned(c, db, RedeemSchema)
    const [code, ticket = ''] = body.ticket.split('.')
    const holder = code === vendor ? launches.use(ticket) : null
    if (!holder || holder.launch.vendor !== vendor) refuse('bad_ticket/launch')
    const merchant = merchantOf(parts, holder.launch.merchant)
    const { id, launch } = addGameSession(db, holder, merchant, parts.state.now(merchant.code))
    return c.json({ ...launch, id })
  })

  app.post('/balance', async (c) => {
    const { vendor, body } = await readSigned(c, db, BalanceSchema)
    const gameSession = findGameSession(db, body.seatId, vendor)
    refuseEndedSession(db, gameSession)
    return c.json(writeBalance(db, gameSession))
  })

  for (const [name, carryOut] of Object.entries(OPERATIONS)) {
    app.post(`/${name}`, async (c) => {
      const { vendor, body } = await readSigned(c, db, PlaySchema)
      const gameSession = findGameSession(db, body.seatId, vendor)
      const merchant = merchantOf(parts, gameSession.merchant)
      const amount = readUnits(body.amount, gameSession.launch.currency)
      if (amount === null) refuse('invalid_request/currency')
      const now = parts.state.now(merchant.code)
      const play: Play = { ...body, amount, db, gameSession, merchant, now }
      db.transaction(() => carryOut(play))
      sockets.tellBalance(gameSession.merchant, gameSession.launch.username)
      return c.json(writeBalance(db, gameSession))
    })
  }

  app.notFound((c) => c.json(refusalOf('unknown_call/seamless'), 404))
  app.onError(answerError)
  return app
}

const writeBalance = (db: Db, row: GameSessionRow) => ({
  balance: writeUnits(balanceAt(db, row), row.launch.currency),
  currency: row.launch.currency,
})

function merchantOf({ sites, state, prepare }: SeamlessParts, code: string): Merchant {
  const site = sites.findByMerchant(code) ?? refuse('unknown_merchant')
  prepare(site.brand)
  return openMerchant(site.brand, state.of(code))
}

/** Reads a vendor's call and checks its signature. Throws `CallError`. */
async function readSigned<Schema extends v.GenericSchema>(c: Context, db: Db, schema: Schema) {
  const vendor = c.req.header(SIGNED.vendor) ?? ''
  const time = c.req.header(SIGNED.time) ?? ''
  const signature = c.req.header(SIGNED.signature) ?? ''
  const text = await c.req.text()
  const call = { vendor, path: c.req.path, time, body: text }
  if (!findVendor(db, vendor) || !isSigned(secretOf(db, vendor), call, signature)) {
    refuse('bad_signature')
  }
  const parsed = v.safeParse(schema, readJson(text))
  if (parsed.success) return { vendor, body: parsed.output }
  throw new CallError(400, 'invalid_request', parsed.issues[0].message)
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
