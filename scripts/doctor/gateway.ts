import * as v from 'valibot'
import type { CallDefinition, CallOptions } from '#core/contract/call.ts'
import { GatewayError } from '#core/contract/error.ts'
import { CLIENT_TYPE, HEADERS, PLATFORM } from '#core/contract/headers.ts'
import { createGatewayTransport } from '#core/gateway/client.ts'
import { findMismatches } from '#core/gateway/reportMismatches.ts'
import type { LanguageCode } from '#rules/languages.ts'
import { reach } from './reach.ts'

/** One request that the doctor sent, and what came back. */
export interface Exchange {
  method: string
  path: string
  requestId: string
  status: number
  headers: Headers
  text: string
  /** Whether the request carried a session's token. */
  isPersonal: boolean
  /** Whether the request named another page or merchant than the brand's. */
  isStrange: boolean
  /** When the request left and when the whole reply was there, by this machine's clock. */
  sentAt: number
  receivedAt: number
  milliseconds: number
}

/** Where a reply is not as declared. */
export interface Misfit {
  /** Path of the wrong field, such as `games.0.gameType`; empty for the reply itself. */
  place: string
  fault: string
}

export interface Answer {
  definition: CallDefinition
  /** The reply as the site reads it; undefined after a refusal. */
  reply?: unknown
  error?: GatewayError
  /** All places where the reply is not as declared; at least one if there are any. */
  misfits?: readonly Misfit[]
  /** The last request of the call; missing if no reply came. */
  exchange?: Exchange
}

interface Place {
  gateway: string
  merchant: string
  /** Origin of the brand's pages, which every request names as a browser would. */
  origin: string
  language: LanguageCode
  thumbprint?: string | undefined
}

interface Sender {
  token?: string | null
  options?: CallOptions
  language?: LanguageCode
}

/** The gateway under examination, asked by the site's own client; keeps every exchange. */
export class Gateway {
  readonly place: Place
  readonly exchanges: Exchange[] = []

  constructor(place: Place) {
    this.place = place
  }

  /** Sends a call as the site does. Never rejects for what the gateway does. */
  async ask(
    definition: CallDefinition,
    input: Record<string, unknown>,
    { token = null, options = {}, language = this.place.language }: Sender = {},
  ): Promise<Answer> {
    const answer: Answer = { definition }
    const send = createGatewayTransport({
      baseUrl: this.place.gateway,
      merchant: this.place.merchant,
      language: () => language,
      token: () => token,
      thumbprint: this.place.thumbprint,
      fetch: async (request, init) => {
        const { exchange, response } = await this.#exchange(new Request(request, init))
        answer.exchange = exchange
        return response
      },
      onSchemaMismatch: (_, mismatches, json) => {
        const found = [...findMismatches(definition.reply, json)]
        answer.misfits = (found.length > 0 ? found : mismatches).map(({ field, fault }) => ({
          place: field,
          fault: complete(fault, json, field),
        }))
      },
    })
    try {
      answer.reply = await send(definition, input, options)
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error
      answer.error = error
      if (error.cause instanceof v.ValiError) {
        const json: unknown = JSON.parse(answer.exchange!.text)
        const found = [...findMismatches(definition.reply, json)]
        // Inside a choice between shapes, only the issues themselves know their places.
        const isKnown = found.length > 0 && found.every(({ field }) => field !== '')
        const places = isKnown
          ? found.map(({ field, fault }) => ({ place: field, fault }))
          : error.cause.issues.map((issue) => ({
              place: v.getDotPath(issue) ?? '',
              fault: issue.message,
            }))
        answer.misfits = places.map(({ place, fault }) => ({
          place,
          fault: complete(fault, json, place),
        }))
      }
    }
    return answer
  }

  /** Sends a request that the site would not send. Rejects if no reply comes. */
  async probe(path: string, probe: ProbeInit = {}): Promise<Exchange> {
    const { headers = {}, isBare = false, ...init } = probe
    const { merchant, language, gateway } = this.place
    const common = {
      [HEADERS.merchant]: merchant,
      [HEADERS.language]: language,
      [HEADERS.platform]: PLATFORM,
      [HEADERS.clientType]: String(CLIENT_TYPE),
      [HEADERS.requestId]: crypto.randomUUID(),
    }
    const request = new Request(new URL(path, gateway), {
      ...init,
      signal: AbortSignal.timeout(15_000),
      headers: { ...(!isBare && common), ...headers },
    })
    return (await this.#exchange(request)).exchange
  }

  async #exchange(request: Request) {
    if (!request.headers.has('Origin')) request.headers.set('Origin', this.place.origin)
    const { method } = request
    const path = new URL(request.url).pathname
    const requestId = request.headers.get(HEADERS.requestId) ?? ''
    const isPersonal = request.headers.has(HEADERS.authorization)
    const sentAt = Date.now()
    const started = performance.now()
    const response = await reach(request)
    const text = await response.clone().text()
    const milliseconds = performance.now() - started
    const { status, headers } = response
    const times = { sentAt, receivedAt: Date.now(), milliseconds }
    const isStrange =
      request.headers.get('Origin') !== this.place.origin ||
      request.headers.get(HEADERS.merchant) !== this.place.merchant
    const sent = { method, path, requestId, isPersonal, isStrange }
    const exchange: Exchange = { ...sent, status, headers, text, ...times }
    this.exchanges.push(exchange)
    return { exchange, response }
  }
}

/** Length at which the site's own messages about mismatches are cut. */
const CUT = 99

/** Adds what came to a message that was cut before it says so. */
function complete(fault: string, json: unknown, place: string): string {
  if (fault.length < CUT) return fault
  const keys = place.split('.')
  const value = keys.reduce<unknown>((found, key) => (found as never)?.[key], json)
  return `${fault}… received ${JSON.stringify(value)?.slice(0, 60)}`
}

interface ProbeInit {
  method?: string
  headers?: Record<string, string>
  body?: string
  /** Whether to leave out the headers that every call has, as browsers do with OPTIONS. */
  isBare?: boolean
}
