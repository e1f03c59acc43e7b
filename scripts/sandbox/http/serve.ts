import type * as v from 'valibot'
import type { Call, CallDefinition } from '#core/contract/call.ts'
import { FEATURE_NAMES } from '#core/brand/features.ts'
import type { Brand } from '#core/brand/schema.ts'
import type { LanguageCode } from '#rules/languages.ts'
import type { Db } from '../db/open.ts'
import type { RewardKind } from '../db/reward-tables.ts'
import type { PictureAddresses } from '#scripts/scenery/addresses.ts'
import type { FilePieces } from './file.ts'
import type { KeyStore } from './keys.ts'
import type { Settings } from '../state.ts'
import type { Account } from '../world/identity/accounts.ts'
import type { LaunchHolder, SocketHolder, TicketOffice } from '../world/tickets.ts'
import type { Session } from '../db/tables.ts'
import type { Person } from '../world/team/tree.ts'
import { createSocket } from './socket.ts'

/** The open sockets, by which handlers of calls notify pages. */
export type Sockets = ReturnType<typeof createSocket>

/** Notifies a player's pages that a reward was paid: money or points, and the list of rewards. */
export function tellReward(
  sockets: Pick<Sockets, 'tellBalance' | 'tellPoints' | 'tellPromotions'>,
  { merchant, username }: Person,
  kinds: RewardKind | readonly RewardKind[],
): void {
  const paid = [kinds].flat()
  if (paid.includes('points')) sockets.tellPoints(merchant, username)
  if (paid.some((kind) => kind !== 'points')) sockets.tellBalance(merchant, username)
  sockets.tellPromotions(merchant, username)
}

export interface Merchant {
  code: string
  /**
   * The merchant's brand, with only those features that are on in both the brand file and the
   * whitelabel flags.
   */
  brand: Brand
  /** Settings that a tester made in the console for this merchant. */
  settings: Settings
}

export function openMerchant(brand: Brand, settings: Settings): Merchant {
  const features = { ...brand.features }
  for (const name of FEATURE_NAMES) features[name] &&= settings.rules.flags[name] ?? true
  return { code: brand.merchant, brand: { ...brand, features }, settings }
}

export interface CallContext<Query = unknown, Body = unknown> {
  query: Query
  body: Body
  /** Decrypted values of the declared `encryptedHeaders`, by name. */
  headers: Record<string, string>
  /**
   * Account of the player; null for a visitor; never null if the call requires a member or an
   * agent.
   */
  player: Account | null
  /** The player's session; null for a visitor. */
  session: Session | null
  merchant: Merchant
  /** Language of the reply, one of the brand's languages. */
  language: LanguageCode
  /** IP address of the caller, or the one that a tester's rule pretends. */
  ip: string
  /** Origin to which the call was sent, such as `http://gateway.localhost:4100`. */
  origin: string
  /** Time of the gateway's clock, which a tester can move. */
  now: Date
  db: Db
  keys: KeyStore
  pictures: PictureAddresses
  sockets: Sockets
  request: Request
}

/** The player of a call that requires one. */
export const playerOf = ({ player }: Pick<CallContext, 'player'>) => player as Account

/** A declared call together with its handler. */
export interface ServedCall {
  definition: CallDefinition
  handle: (context: CallContext<never, never>, prepared: never) => unknown
  prepare?: (context: CallContext<never, never>) => Promise<unknown>
  keepsRefusals?: boolean
}

/** The parts of the sandbox that handlers need besides the request. */
export interface RouteParts {
  tickets: TicketOffice<SocketHolder>
  launches: TicketOffice<LaunchHolder>
  /** Origins of a merchant's own sites, its address on this machine first. */
  siteOrigins(merchant: string): string[]
  /** Seed of all random demo data of the sandbox. */
  seed: number
}

/** The parsed query of a declared call. */
export type QueryOf<Declared extends { definition: { query?: v.GenericSchema } }> = v.InferOutput<
  NonNullable<Declared['definition']['query']>
>
/** The parsed body of a declared call. */
export type BodyOf<Declared extends { definition: { body?: v.GenericSchema } }> = v.InferOutput<
  NonNullable<Declared['definition']['body']>
>
export type Parsed<Schema> = Schema extends v.GenericSchema ? v.InferOutput<Schema> : undefined
export type QuerySchema =
  | v.GenericSchema<Record<string, unknown>, Record<string, unknown>>
  | undefined
export type BodySchema = v.GenericSchema | undefined

/** Result of a handler: a reply, or the pieces of a file. */
export type Answer<R extends v.GenericSchema> =
  v.InferInput<R> extends Blob ? FilePieces : v.InferInput<R>

/**
 * Declares the handler of a call. Query and body are already parsed by the declared schemas; the
 * returned value is checked against the reply's schema. Calls declared with `intent` run inside one
 * transaction, so their handler must be synchronous.
 *
 * @param more.prepare awaited before an intent's transaction, for work such as a signature check;
 *   it changes nothing, and its result is the handler's second argument
 * @param more.keepsRefusals whether an intent's writes before a refusal are kept, such as a used
 *   captcha or a counted try
 */
export function serve<
  const Q extends QuerySchema,
  const B extends BodySchema,
  const R extends v.GenericSchema,
  Prepared = undefined,
>(
  call: Call<Q, B, R>,
  handle: (
    context: CallContext<Parsed<Q>, Parsed<B>>,
    prepared: Prepared,
  ) => Answer<R> | Promise<Answer<R>>,
  more: {
    prepare?: (context: CallContext<Parsed<Q>, Parsed<B>>) => Promise<Prepared>
    keepsRefusals?: boolean
  } = {},
): ServedCall {
  return { definition: call.definition as CallDefinition, handle, ...more }
}
