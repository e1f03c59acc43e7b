import { setTimeout as wait } from 'node:timers/promises'
import type { Context } from 'hono'
import * as v from 'valibot'
import { FieldErrorsSchema } from '#core/contract/fieldFaults.ts'
import type { CallDefinition } from '#core/contract/call.ts'
import type { Brand } from '#core/brand/schema.ts'
import { ENCRYPTED_MEDIA_TYPE, HEADERS } from '#core/contract/headers.ts'
import { readReply } from '#core/contract/tolerant.ts'
import type { PictureAddresses } from '#scripts/scenery/addresses.ts'
import type { Db } from '../db/open.ts'
import type { SiteRegistry } from '../site-registry.ts'
import type { SandboxState, Settings } from '../state.ts'
import { ensureHistory } from '../world/history/history.ts'
import { endLapsedBonuses } from '../world/money/bonus-lapse.ts'
import { CallError, refuse } from './call-error.ts'
import { trackCall } from './calls-under-way.ts'
import type { Environment } from './environment.ts'
import { spoil } from './faults.ts'
import { type FilePieces, sendFile } from './file.ts'
import { identifyBrand, identifyLanguage, identifyPlayer } from './identify.ts'
import { answerIntent } from './intents.ts'
import type { KeyStore } from './keys.ts'
import { readQuery } from './query.ts'
import { openMerchant, type CallContext, type ServedCall, type Sockets } from './serve.ts'

const FORM_MEDIA_TYPE = 'application/x-www-form-urlencoded'

/** Calls that are answered while the site is closed, so that its page can give the reason. */
const OPEN_WHILE_CLOSED = /^\/wps\/(?:system\/|keys$|session\/language$|feedback$)/

/** The parts of the sandbox that are needed to answer a call, besides its request. */
export interface AnswerParts {
  db: Db
  keys: KeyStore
  pictures: PictureAddresses
  sites: SiteRegistry
  state: SandboxState
  sockets: Sockets
  /** Seeds a brand's demo data, unless that was done before. */
  prepare(brand: Brand): void
}

/** Answers one request for a declared call; applies the fault that a tester set, if any. */
export async function answer(
  served: ServedCall,
  parts: AnswerParts,
  c: Context<Environment>,
): Promise<Response> {
  const { method, path } = served.definition
  const brand = identifyBrand(c, parts.sites)
  parts.prepare(brand)
  const settings = parts.state.of(brand.merchant)
  c.set('clock', () => parts.state.now(brand.merchant))
  if (settings.delay > 0) await wait(settings.delay)
  const fault = settings.faults[`${method.toUpperCase()} ${path}`]
  const replyTo = () => trackCall(parts.db, carryOut(served, brand, settings, parts, c))
  if (fault === undefined) {
    const reply = await replyTo()
    const { file } = served.definition
    return file ? sendFile(c, file, reply as FilePieces) : c.json(reply as never)
  }
  // A fault that is an HTTP status refuses the call; every other fault only spoils the reply after
  // the call was carried out.
  if (typeof fault === 'number') return spoil(fault, null, served.definition, c)
  const spoilt = await replyTo().catch((error: unknown) => {
    if (error instanceof CallError) return error.toJSON()
    throw error
  })
  return spoil(fault, spoilt, served.definition, c)
}

async function carryOut(
  served: ServedCall,
  brand: Brand,
  settings: Settings,
  { db, keys, pictures, sockets, state }: AnswerParts,
  c: Context<Environment>,
): Promise<unknown> {
  const { definition } = served
  if (!OPEN_WHILE_CLOSED.test(definition.path)) {
    if (settings.systemStatus === 1) refuse('maintenance')
    if (settings.systemStatus === 2) refuse('region_restricted')
  }
  const now = state.now(brand.merchant)
  const merchant = openMerchant(brand, settings)
  if (definition.feature && !merchant.brand.features[definition.feature]) {
    throw new CallError(403, 'mode_disabled', `This site has no ${definition.feature}.`)
  }
  const context = {
    ...identifyPlayer(c, db, merchant, definition, now),
    query: parse(definition.query, readQuery(definition.query, new URL(c.req.url).searchParams)),
    body: parse(definition.body, await readBody(definition, c, keys)),
    headers: await readEncryptedHeaders(definition, c, keys),
    merchant,
    language: identifyLanguage(c, brand),
    ip: settings.rules.pretendIp ?? readAddress(c),
    origin: c.env.origin,
    now,
    db,
    keys,
    pictures,
    sockets,
    request: c.req.raw,
  } satisfies CallContext
  // The player's history is seeded at the first call, whichever it is, since nearly all calls
  // depend on it.
  if (context.player) {
    ensureHistory(db, merchant, context.player)
    if (endLapsedBonuses(db, context.player, now.getTime())) {
      sockets.tellBalance(merchant.code, context.player.username)
      sockets.tellMessage(merchant.code, context.player.username)
    }
  }
  const check = (value: unknown) => (definition.file ? value : checkReply(definition, value))
  try {
    const prepared = (await served.prepare?.(context as never)) as never
    if (!definition.intent) return check(await served.handle(context as never, prepared))
    return await answerIntent(
      served,
      context,
      prepared,
      c.req.header(HEADERS.idempotencyKey),
      check,
    )
  } catch (error) {
    if (error instanceof CallError) checkRefusal(definition, error)
    throw error
  }
}

/** Checks that a refusal names only fields and faults that the call declares. */
function checkRefusal({ path, fieldFaults = {} }: CallDefinition, { code, data }: CallError): void {
  if (code !== 'invalid_fields') return
  const { fields } = v.parse(FieldErrorsSchema, data)
  for (const [name, fault] of Object.entries(fields)) {
    if (fieldFaults[name]?.includes(fault)) continue
    throw new Error(`${path} refused ${name} as ${fault}, which its fieldFaults do not declare`)
  }
}

function parse(schema: v.GenericSchema | undefined, value: unknown): unknown {
  if (!schema) return undefined
  const result = v.safeParse(schema, value)
  if (result.success) return result.output
  refuse(
    'invalid_request',
    result.issues.map((issue) => ({ path: v.getDotPath(issue) ?? '', message: issue.message })),
  )
}

/** Checks a handler's reply against the declared schema. */
function checkReply(definition: CallDefinition, reply: unknown): unknown {
  const { read, mismatches } = readReply(definition.reply, reply)
  if (read.success && mismatches.length === 0) return reply
  const faults = [
    ...(read.issues ?? []).map((issue) => `${v.getDotPath(issue) ?? ''}: ${issue.message}`),
    ...mismatches.map(({ field, fault }) => `${field}: ${fault}`),
  ]
  throw new Error(`reply is not as declared: ${faults.join('; ')}`)
}

async function readBody(
  definition: CallDefinition,
  c: Context<Environment>,
  keys: KeyStore,
): Promise<unknown> {
  if (!definition.body) return undefined
  const expected = definition.encrypted
    ? ENCRYPTED_MEDIA_TYPE
    : definition.form
      ? FORM_MEDIA_TYPE
      : 'application/json'
  const given = c.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase()
  if (given !== expected) {
    throw new CallError(415, 'unsupported_media_type', `Send the body as ${expected}.`)
  }
  const text = await c.req.text()
  if (definition.form) return readQuery(definition.body, new URLSearchParams(text))
  return parseJson(definition.encrypted ? await keys.decrypt(text) : text)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    refuse('invalid_request/json')
  }
}

async function readEncryptedHeaders(
  definition: CallDefinition,
  c: Context<Environment>,
  keys: KeyStore,
): Promise<Record<string, string>> {
  const headers: Record<string, string> = {}
  for (const name of definition.encryptedHeaders ?? []) {
    const value = c.req.header(name)
    if (value === undefined) {
      throw new CallError(400, 'missing_header', `The header ${name} is missing.`)
    }
    headers[name] = await keys.decrypt(value)
  }
  return headers
}

const readAddress = (c: Context<Environment>) =>
  (c.env.incoming.socket.remoteAddress ?? '').replace(/^::ffff:/, '')
