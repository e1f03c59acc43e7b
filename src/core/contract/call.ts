import type * as v from 'valibot'
import type { FeatureName } from '#core/brand/features.ts'
import type { ContextFields, ContextOf } from './context.ts'
import type { FieldFaults } from './fieldFaults.ts'

/**
 * Who may send a call: anyone, anyone logged in, only players, or only agents. An office agent does
 * not play (docs/product.md §6).
 */
export type Access = 'visitor' | 'member' | 'player' | 'agent'
type Schema = v.GenericSchema
type ObjectSchema = v.GenericSchema<Record<string, unknown>, Record<string, unknown>>

/**
 * Declaration of one call to the gateway; the client, the sandbox, the contract tests and the
 * OpenAPI file all use it.
 */
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
   * Schema of the query: a flat object of strings, numbers or booleans. They are sent as text, and
   * the gateway parses them by their type.
   */
  query?: Query
  body?: Body
  reply: Reply
  /**
   * Fields of query or body that callers do not pass, because the client fills them in. Each names
   * one of the client's settings, such as `{ merchantCode: 'merchant' }`.
   */
  context?: ContextFields
  /**
   * True if the call needs no session: it is sent without the token, and its reply stays in the
   * cache after a logout.
   */
  anonymous?: true
  /**
   * Whether the body is sent as a compact JWE, encrypted with the gateway's published key
   * (docs/product.md §7).
   */
  encrypted?: boolean
  /** True if the body is sent as `application/x-www-form-urlencoded`; its values are text. */
  form?: boolean
  /**
   * Names of headers whose values are sent as a compact JWE; the call's `headers` give the values.
   */
  encryptedHeaders?: readonly string[]
  /**
   * Feature without which the gateway refuses the call with `mode_disabled`; it must be on for the
   * merchant.
   */
  feature?: FeatureName
  /**
   * Set if the gateway refuses the call to trial accounts, with `in_need_true_account`
   * (docs/product.md §6).
   */
  trial?: 'refused'
  /**
   * True if the call moves money or changes state once per intent, so that the caller must give an
   * idempotency key.
   */
  intent?: boolean
  /**
   * For calls other than GET: true if a page may send this call when it opens, since the call only
   * marks or prepares something. All other such calls wait for a press, because a link from
   * anywhere can open a page.
   */
  onArrival?: true
  /**
   * The fields that the call may refuse with `invalid_fields`, and what may be wrong with each. The
   * forms have words for all of them.
   */
  fieldFaults?: FieldFaults
  /** Largest body in bytes; 64 KB by default. */
  bodyLimit?: number
  /**
   * Set if the reply is a file of this media type, which the gateway sends while it is still
   * writing it. The caller gets a `Blob` (`core/contract/file.ts`).
   */
  file?: 'text/csv'
  /**
   * Milliseconds without a reply after which the client gives up, 15,000 by default. For a file:
   * the longest pause between two pieces.
   */
  timeout?: number
}

export interface CallOptions {
  signal?: AbortSignal
  /**
   * Idempotency key: one per intent, and the same for all its retries. Calls declared with `intent`
   * require it.
   */
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
