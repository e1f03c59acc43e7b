import type * as v from 'valibot'
import type { FeatureName } from '#core/brand/features.ts'
import type { ContextFields, ContextOf } from './context.ts'

/**
 * Who may send a call: anyone, anyone logged in, only players, or only agents. An office agent does
 * not play (docs/product.md §6).
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
   * The query: a flat object of strings, numbers or booleans, which are sent as text and parsed by
   * their type.
   */
  query?: Query
  body?: Body
  reply: Reply
  /**
   * Fields of query or body that callers do not pass. The client fills each from its own settings,
   * such as `{ merchantCode: 'merchant' }`.
   */
  context?: ContextFields
  /**
   * The call needs no session: it is sent without the token, and its reply stays in the cache after
   * a logout.
   */
  anonymous?: true
  /**
   * Whether the body is sent as a compact JWE, encrypted with the gateway's published key
   * (docs/product.md §7).
   */
  encrypted?: boolean
  /** The body travels as `application/x-www-form-urlencoded`; its values are text. */
  form?: boolean
  /**
   * Names of headers whose values are sent as a compact JWE; the call's `headers` give the values.
   */
  encryptedHeaders?: readonly string[]
  /**
   * The gateway refuses the call with `mode_disabled` unless this feature is on for the merchant.
   */
  feature?: FeatureName
  /** The gateway refuses trial accounts with `in_need_true_account` (docs/product.md §6). */
  trial?: 'refused'
  /**
   * The call moves money or changes state once per intent, so the caller must give an idempotency
   * key.
   */
  intent?: boolean
  /**
   * For calls other than GET: a page may send this call when it opens, since it only marks or
   * prepares something. All other such calls wait for a press, because a link from anywhere can
   * open a page.
   */
  onArrival?: true
  /** Largest body in bytes; 64 KB by default. */
  bodyLimit?: number
  /**
   * The reply is a file of this media type, which the gateway sends while it writes it; the caller
   * gets a `Blob` (`core/contract/file.ts`).
   */
  file?: 'text/csv'
  /**
   * Milliseconds until the client gives up, or for a file, the longest pause between two pieces;
   * 15,000 by default.
   */
  timeout?: number
}

export interface CallOptions {
  signal?: AbortSignal
  /** One key per intent, the same for all retries; required by calls declared with `intent`. */
  idempotencyKey?: string
  /** Values of the headers that the call declares as encrypted. */
  headers?: Record<string, string>
  /** Called with the number of lines of a file that have arrived so far. */
  onLines?: (lines: number) => void
}

type Input<Query, Body> = (Query extends Schema ? v.InferInput<Query> : unknown) &
  (Body extends Schema ? v.InferInput<Body> : unknown)

/** Input that a caller passes: every field that the call's `context` does not fill. */
export type CallInput<Query, Body, Filled extends PropertyKey> = [Filled] extends [never]
  ? Input<Query, Body>
  : Omit<Input<Query, Body>, Filled>

/**
 * A declared call: a function of its input, with its declaration as a property. Query and body
 * share one flat input, and each field is sent in the part that declares it.
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

/**
 * Declares a backend call. It throws nothing itself; the returned function rejects with
 * `GatewayError`.
 */
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

/**
 * Declares the gateway's socket: a GET that upgrades the connection, and the events that follow.
 */
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
