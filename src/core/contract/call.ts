import type * as v from 'valibot'
import type { FeatureName } from '#core/brand/features.ts'
import type { ContextFields, ContextOf } from './context.ts'

/**
 * Who may call: anyone; whoever is logged in; of those, only players or only agents. An office
 * agent does not play (docs/product.md §6).
 */
export type Access = 'visitor' | 'member' | 'player' | 'agent'
type Schema = v.GenericSchema
type ObjectSchema = v.GenericSchema<Record<string, unknown>, Record<string, unknown>>

/** One backend call, declared once; client, sandbox, contract tests and OpenAPI all read it. */
export interface CallDefinition<
  Query extends ObjectSchema | undefined = ObjectSchema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Reply extends Schema = Schema,
> {
  method: 'get' | 'post' | 'put' | 'delete'
  path: `/${string}`
  /** Purpose of the call in one line; becomes the OpenAPI summary. */
  summary: string
  access: Access
  /**
   * A flat object; values are strings, numbers or booleans, sent as text and parsed by their type.
   */
  query?: Query
  body?: Body
  reply: Reply
  /**
   * Fields of query or body that no caller gives: the transport fills each with what the client
   * knows under that name, such as `{ merchantCode: 'merchant' }`.
   */
  context?: ContextFields
  /** Rests on no session: sent without the token, and its reply is kept after the session ends. */
  anonymous?: true
  /** Sends the body as a compact JWE under the gateway's published key (docs/product.md §7). */
  encrypted?: boolean
  /** The body travels as `application/x-www-form-urlencoded`; its values are text. */
  form?: boolean
  /** Names of headers that carry a compact JWE of their value; given per call in `headers`. */
  encryptedHeaders?: readonly string[]
  /** Refused with `mode_disabled` unless this is on for the merchant. */
  feature?: FeatureName
  /** Refuses trial accounts with `in_need_true_account` (docs/product.md §6). */
  trial?: 'refused'
  /** Moves money or state once per intent: the caller must give an idempotency key. */
  intent?: boolean
  /**
   * Of a call that is no GET: a page may send it by itself when it opens, since it only marks or
   * prepares something. All others wait for a press, because a link from anywhere can open a page.
   */
  onArrival?: true
  /** Largest body in bytes; 64 KB by default. */
  bodyLimit?: number
  /**
   * The reply is a file of this type, sent while it is written; the caller gets it as a `Blob`
   * (`core/contract/file.ts`).
   */
  file?: 'text/csv'
  /** Milliseconds until the client gives up, for a file without news; 15,000 by default. */
  timeout?: number
}

export interface CallOptions {
  signal?: AbortSignal
  /** One key per intent, kept over retries; required by calls declared with `intent`. */
  idempotencyKey?: string
  /** Values of the headers that the call declares as encrypted. */
  headers?: Record<string, string>
  /** Called with how many lines of a file came so far. */
  onLines?: (lines: number) => void
}

type Input<Query, Body> = (Query extends Schema ? v.InferInput<Query> : unknown) &
  (Body extends Schema ? v.InferInput<Body> : unknown)

/** Input that a caller passes: every field that the call's `context` does not fill. */
export type CallInput<Query, Body, Filled extends PropertyKey> = [Filled] extends [never]
  ? Input<Query, Body>
  : Omit<Input<Query, Body>, Filled>

/**
 * A declared call: a function of its input, with its declaration beside it. Query and body share
 * one flat input; each field goes where it is declared.
 */
export interface Call<
  Query extends ObjectSchema | undefined = ObjectSchema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Reply extends Schema = Schema,
  Filled extends PropertyKey = never,
> {
  (input: CallInput<Query, Body, Filled>, options?: CallOptions): Promise<v.InferOutput<Reply>>
  readonly definition: CallDefinition<Query, Body, Reply>
}

export type Transport = (
  definition: CallDefinition,
  input: Record<string, unknown>,
  options: CallOptions,
) => Promise<unknown>

let transport: Transport = (definition) =>
  Promise.reject(new Error(`${definition.path} was called before a transport was bound`))

/** Sets how calls are sent; the app binds the gateway client at boot, tests bind their own. */
export function bindTransport(next: Transport): void {
  transport = next
}

/** Declares a backend call. Throws nothing; the returned call rejects with `GatewayError`. */
export function call<
  const Query extends ObjectSchema | undefined = undefined,
  const Body extends Schema | undefined = undefined,
  const Reply extends Schema = Schema,
  const Context extends ContextOf<Input<Query, Body>> = {},
>(
  definition: CallDefinition<Query, Body, Reply> & { context?: Context },
): Call<Query, Body, Reply, keyof Context> {
  const send = (input: unknown, options: CallOptions = {}) =>
    transport(definition as CallDefinition, input as Record<string, unknown>, options)
  return Object.assign(send, { definition }) as Call<Query, Body, Reply, keyof Context>
}

/** The gateway's socket, declared beside the calls: a GET that upgrades, then events. */
export interface SocketDefinition {
  path: `/${string}`
  summary: string
  query: ObjectSchema
  event: Schema
}

/** Declares the socket, so that OpenAPI and the sandbox read the same shapes. */
export function socket<const Definition extends SocketDefinition>(definition: Definition) {
  return { socket: definition }
}
