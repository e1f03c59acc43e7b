import type * as v from 'valibot'
import type { Call, CallDefinition } from '#core/contract/call.ts'
import { FEATURE_NAMES } from '#core/brand/features.ts'
import type { Brand } from '#core/brand/schema.ts'
import type { LanguageCode } from '#rules/languages.ts'
import type { SessionEnd } from '#core/session/schema.ts'
import type { CashierNews } from '#core/gateway/socket/api.ts'
import type { Db } from '../db/open.ts'
import type { RewardKind } from '../db/reward-tables.ts'
import type { PictureAddresses } from '#scripts/scenery/addresses.ts'
import type { FilePieces } from './file.ts'
import type { KeyStore } from './keys.ts'
import type { Settings } from '../state.ts'
import type { Account } from '../world/identity/accounts.ts'
import type { LaunchHolder, SocketHolder, TicketOffice } from '../world/tickets.ts'
import type { Session } from '../db/tables.ts'

/** The open sockets, as calls know them. */
export interface Sockets {
  /** Tells the pages of these sessions why they ended, and closes their sockets. */
  kick(sessionIds: readonly string[], reason: SessionEnd): void
  /** Closes the sockets of these sessions without an event. */
  drop(sessionIds: readonly string[]): void
  /** Tells a player's pages that a deposit or a withdrawal went on. */
  tellCashierNews(merchant: string, username: string, news: CashierNews): void
  /** Tells a player's pages that the balance is another one. */
  tellBalance(merchant: string, username: string): void
  /** Tells a player's pages that a message came in. */
  tellMessage(merchant: string, username: string): void
  /** Tells a player's pages, or those of all players, that promotions or rewards are others now. */
  tellPromotions(merchant: string, username?: string): void
  /** Tells an agent's pages that a contract, or what one paid, is another one now. */
  tellContracts(merchant: string, username: string): void
  /** Tells a player's pages that points, or what they are redeemed for, went on. */
  tellPoints(merchant: string, username: string): void
}

/** Tells a player's pages that a reward was paid out: money or points, and what there is to claim. */
export function tellReward(
  sockets: Pick<Sockets, 'tellBalance' | 'tellPoints' | 'tellPromotions'>,
  { merchant, username }: Pick<Account, 'merchant' | 'username'>,
  kinds: RewardKind | readonly RewardKind[],
): void {
  const paid = [kinds].flat()
  if (paid.includes('points')) sockets.tellPoints(merchant, username)
  if (paid.some((kind) => kind !== 'points')) sockets.tellBalance(merchant, username)
  sockets.tellPromotions(merchant, username)
}

export interface Merchant {
  code: string
  /** Its brand, with those features on that are on in the brand file and in the whitelabel flags. */
  brand: Brand
  /** What the console set for it. */
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
  /** Null for a visitor; never null if the call demands a member or an agent. */
  player: Account | null
  /** The player's session; null for a visitor. */
  session: Session | null
  merchant: Merchant
  /** What the caller reads, among the brand's languages. */
  language: LanguageCode
  /** The caller's address, or the one that a tester's rule pretends. */
  ip: string
  /** Origin on which the call came in, such as `http://gateway.localhost:4100`. */
  origin: string
  /** Time of the gateway's clock, which a tester can move. */
  now: Date
  db: Db
  keys: KeyStore
  pictures: PictureAddresses
  sockets: Sockets
  request: Request
}

/** The player of a call that demands one. */
export const playerOf = ({ player }: Pick<CallContext, 'player'>) => player as Account

/** A declared call together with what answers it. */
export interface ServedCall {
  definition: CallDefinition
  handle: (context: CallContext<never, never>, prepared: never) => unknown
  prepare?: (context: CallContext<never, never>) => Promise<unknown>
  keepsRefusals?: boolean
}

/** What calls need beyond their request. */
export interface RouteParts {
  tickets: TicketOffice<SocketHolder>
  launches: TicketOffice<LaunchHolder>
  /** Origins of a merchant's own sites, its address on this machine first. */
  siteOrigins(merchant: string): string[]
  /** Seed from which the whole sandbox world is invented. */
  seed: number
}

type Parsed<Schema> = Schema extends v.GenericSchema ? v.InferOutput<Schema> : undefined
type QuerySchema = v.GenericSchema<Record<string, unknown>, Record<string, unknown>> | undefined
type BodySchema = v.GenericSchema | undefined

/** What answers a call: its reply, or the pieces of its file. */
export type Answer<R extends v.GenericSchema> =
  v.InferInput<R> extends Blob ? FilePieces : v.InferInput<R>

/**
 * Answers a declared call. Query and body arrive parsed by the declared schemas; what the handler
 * returns is checked against the reply's. Calls declared with `intent` are answered inside one
 * transaction and therefore without a promise.
 *
 * @param more.prepare awaited before an intent's transaction, for work such as a signature check;
 * it changes nothing, and its result is the handler's second argument
 * @param more.keepsRefusals whether what an intent's handler wrote before a refusal is kept, such
 * as a used captcha or a counted try
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
