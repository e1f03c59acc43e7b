import ky, { HTTPError } from 'ky'
import * as v from 'valibot'
import type { CallDefinition, CallOptions, Transport } from '#core/contract/call.ts'
import { addressOf, pickFields } from '#core/contract/address.ts'
import { fillContext } from '#core/contract/context.ts'
import { GatewayError } from '#core/contract/error.ts'
import { readReply, type Mismatch } from '#core/contract/tolerant.ts'
import { CLIENT_TYPE, ENCRYPTED_MEDIA_TYPE, HEADERS, PLATFORM } from '#core/contract/headers.ts'
import type { LanguageCode } from '#rules/languages.ts'
import { getKeys } from './api.ts'
import type { Encrypter } from './encryption.ts'
import { replyOf, takeFirstCall } from './firstCalls.ts'
import { loadEncryption } from './loadEncryption.ts'
import { readFile } from './readFile.ts'
import { holdPage } from '#core/platform/holdPage.ts'
import { mark } from '#core/platform/mark.ts'

export interface GatewayOptions {
  /** Origin of the gateway; in the browser, usually the page's own origin. */
  baseUrl: string
  merchant: string
  language: () => LanguageCode
  token: () => string | null
  /** RFC 7638 thumbprint of the gateway's key; only a key with this thumbprint is used. */
  thumbprint?: string | undefined
  fetch?: typeof globalThis.fetch
  /**
   * Called with the gateway's time from each reply; `sentAt` is when the request left, by
   * `performance.now()`.
   */
  onTime?: (time: string, sentAt: number) => void
  /** Called with the invalid parts of a reply, which were left out or replaced, and the reply. */
  onSchemaMismatch?: (
    definition: CallDefinition,
    mismatches: readonly Mismatch[],
    reply: unknown,
  ) => void
  /** Called with every refusal, the refused call and the token that was sent. */
  onRefusal?: (error: GatewayError, definition: CallDefinition, token: string | null) => void
}

type Input = Record<string, unknown> | undefined

const DEFAULT_TIMEOUT = 15_000

/**
 * The gateway's error code for a body that was encrypted with a key that the gateway has since
 * replaced.
 */
const UNKNOWN_KEY = 'unknown_key'

const ErrorReplySchema = v.object({
  // The app looks up messages by this code in an object. Codes such as `constructor`, which every
  // object has, are invalid.
  code: v.pipe(
    v.string(),
    v.check((code) => !(code in Object.prototype)),
  ),
  message: v.optional(v.string()),
  data: v.optional(v.unknown()),
})

/**
 * Creates the function by which all calls reach the gateway (docs/architecture.md §3). Rejects with
 * `GatewayError`.
 */
export function createGatewayTransport(gateway: GatewayOptions): Transport {
  let encrypter: Promise<Encrypter> | undefined

  const loadEncrypter = (): Promise<Encrypter> =>
    (encrypter ??= loadEncryption().then(
      ({ createEncrypter }) =>
        createEncrypter(() => send(getKeys.definition, {}, {}, null) as never, gateway.thumbprint),
      (error: unknown) => {
        encrypter = undefined
        throw error
      },
    ))

  async function send(
    definition: CallDefinition,
    given: Input,
    options: CallOptions,
    token: string | null,
  ): Promise<unknown> {
    let requestId: string = crypto.randomUUID()
    // Stops the call if the session that sent it has ended, since another player may be logged in
    // by now and must not get the reply.
    const stopIfEnded = () => {
      if (isEnded(token)) throw new GatewayError('aborted', { requestId })
    }
    const page = { language: gateway.language(), merchant: gateway.merchant }
    // Values that the caller gives replace those of the page. A query gives the language of its
    // cache key, since the page's language may have changed.
    const input = { ...fillContext(definition.context, page), ...given }
    const limit = definition.timeout ?? DEFAULT_TIMEOUT
    const late = new AbortController()
    const giveUp = () => late.abort(new DOMException('Nothing came.', 'TimeoutError'))
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(giveUp, limit)
    }
    try {
      const request = await writeRequest(definition, input, options, requestId, token)
      stopIfEnded()
      const address = addressOf(definition, input, gateway.baseUrl)
      const first = definition.method === 'get' && !token ? takeFirstCall(address) : undefined
      if (first) requestId = first.requestId
      // The time limit of the call starts only here: the code for encryption, loaded before, has a
      // time limit of its own.
      const sentAt = first?.sentAt ?? performance.now()
      wait()
      const response = await ky(address, {
        method: definition.method,
        signal: options.signal ? AbortSignal.any([options.signal, late.signal]) : late.signal,
        timeout: false,
        retry: 0,
        cache: 'no-store',
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        ...(gateway.fetch && { fetch: gateway.fetch }),
        ...(first && { fetch: (sent) => replyOf(first, (sent as Request).signal) }),
        hooks: { afterResponse: [(reply) => noteTime(reply.response, sentAt)] },
        ...request,
      })
      if (definition.file) {
        const file = await readFile(response, definition.file, requestId, (lines) => {
          wait()
          stopIfEnded()
          options.onLines?.(lines)
        })
        stopIfEnded()
        return file
      }
      const text = await response.text()
      stopIfEnded()
      const { json, reply, mismatches } = parseReply(definition, text, response.status, requestId)
      if (mismatches.length > 0) gateway.onSchemaMismatch?.(definition, mismatches, json)
      return reply
    } catch (cause) {
      stopIfEnded()
      const error = toGatewayError(cause, requestId, options.signal, late.signal)
      if (error instanceof GatewayError) {
        const { code, status } = error
        mark('call', { call: `${definition.method} ${definition.path}`, code, status, requestId })
        gateway.onRefusal?.(error, definition, token)
      }
      throw error
    } finally {
      clearTimeout(timer)
    }
  }

  function noteTime(response: Response, sentAt: number): void {
    const time = response.headers.get(HEADERS.time)
    if (time) gateway.onTime?.(time, sentAt)
  }

  async function writeRequest(
    definition: CallDefinition,
    input: Input,
    options: CallOptions,
    requestId: string,
    token: string | null,
  ) {
    const headers: Record<string, string> = {
      [HEADERS.merchant]: gateway.merchant,
      [HEADERS.language]: gateway.language(),
      [HEADERS.platform]: PLATFORM,
      [HEADERS.clientType]: String(CLIENT_TYPE),
      [HEADERS.requestId]: requestId,
      ...(token && { [HEADERS.authorization]: `Bearer ${token}` }),
      ...(options.idempotencyKey && { [HEADERS.idempotencyKey]: options.idempotencyKey }),
    }
    for (const name of definition.encryptedHeaders ?? []) {
      const value = options.headers?.[name]
      if (value !== undefined) headers[name] = await (await loadEncrypter()).encrypt(value)
    }
    if (!definition.body) return { headers }
    const body = pickFields(definition.body, input) ?? input
    if (definition.form) return { headers, body: new URLSearchParams(body as never) }
    const json = JSON.stringify(body)
    headers['Content-Type'] = definition.encrypted ? ENCRYPTED_MEDIA_TYPE : 'application/json'
    return {
      headers,
      body: definition.encrypted ? await (await loadEncrypter()).encrypt(json) : json,
    }
  }

  const isEnded = (token: string | null): boolean => token !== null && token !== gateway.token()

  return async (definition, input, options) => {
    if (definition.intent && !options.idempotencyKey) {
      throw new TypeError(`${definition.path} moves money or state: give it an idempotencyKey`)
    }
    const token = definition.anonymous ? null : gateway.token()
    const endWrite = definition.method === 'get' ? undefined : holdPage()
    try {
      return await send(definition, input, options, token)
    } catch (error) {
      if (!(encrypter && error instanceof GatewayError && error.code === UNKNOWN_KEY)) throw error
      ;(await encrypter).forgetKey()
      return await send(definition, input, options, token)
    } finally {
      endWrite?.()
    }
  }
}

function parseReply(definition: CallDefinition, text: string, status: number, requestId: string) {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (cause) {
    throw new GatewayError('malformed_reply', { status, requestId, cause })
  }
  const { read, mismatches } = readReply(definition.reply, json)
  if (read.success) return { json, reply: read.output, mismatches }
  const cause = new v.ValiError(read.issues)
  throw new GatewayError('malformed_reply', { status, requestId, cause })
}

function toGatewayError(
  error: unknown,
  requestId: string,
  signal: AbortSignal | undefined,
  late: AbortSignal,
): unknown {
  if (error instanceof GatewayError) return error
  if (error instanceof HTTPError) {
    const status = error.response.status
    const body = v.safeParse(ErrorReplySchema, error.data)
    if (!body.success)
      return new GatewayError('malformed_reply', { status, requestId, cause: error })
    const { code, message, data } = body.output
    return new GatewayError(code, { status, requestId, data, ...(message && { message }) })
  }
  if (signal?.aborted) return new GatewayError('aborted', { requestId, cause: error })
  if (late.aborted) return new GatewayError('timeout', { requestId, cause: error })
  return new GatewayError('network', { requestId, cause: error })
}
