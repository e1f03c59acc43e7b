import type * as v from 'valibot'
import type { Call, CallDefinition } from '#core/contract/call.ts'
import type { Brand } from '#core/brand/schema.ts'
import type { LanguageCode } from '#core/locale/languages.ts'
import type { Db } from '../db/open.ts'
import type { accounts } from '../db/tables.ts'
import type { PictureAddresses } from '../pictures/addresses.ts'
import type { KeyStore } from './keys.ts'
import type { Settings } from '../state.ts'

export type Player = typeof accounts.$inferSelect

interface Merchant {
  code: string
  brand: Brand
  /** What the console set for it. */
  settings: Settings
}

export interface CallContext<Query = unknown, Body = unknown> {
  query: Query
  body: Body
  /** Decrypted values of the declared `encryptedHeaders`, by name. */
  headers: Record<string, string>
  /** Null for a visitor; never null where the call asks for a member or an agent. */
  player: Player | null
  merchant: Merchant
  /** What the caller reads, among the brand's languages. */
  language: LanguageCode
  /** The caller's address. */
  ip: string
  /** Origin on which the call came in, such as `http://gateway.localhost:4100`. */
  origin: string
  /** The gateway's clock. */
  now: Date
  db: Db
  keys: KeyStore
  pictures: PictureAddresses
  request: Request
}

/** A declared call together with what answers it. */
export interface ServedCall {
  definition: CallDefinition
  handle: (context: CallContext<never, never>) => unknown
}

type Parsed<Schema> = Schema extends v.GenericSchema ? v.InferOutput<Schema> : undefined
type QuerySchema = v.GenericSchema<Record<string, unknown>, Record<string, unknown>> | undefined
type BodySchema = v.GenericSchema | undefined

/**
 * Answers a declared call. Query and body arrive parsed by the declared schemas; what the handler
 * returns is checked against the reply's. Calls declared with `intent` are answered inside one
 * transaction and therefore without a promise.
 */
export function serve<
  const Q extends QuerySchema,
  const B extends BodySchema,
  const R extends v.GenericSchema,
>(
  call: Call<Q, B, R>,
  handle: (
    context: CallContext<Parsed<Q>, Parsed<B>>,
  ) => v.InferInput<R> | Promise<v.InferInput<R>>,
): ServedCall {
  return { definition: call.definition as CallDefinition, handle }
}
