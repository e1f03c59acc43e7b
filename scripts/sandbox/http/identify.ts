import { and, eq, gt } from '../db/drizzle.ts'
import type { Context } from 'hono'
import { HEADERS } from '#core/contract/headers.ts'
import type { Access } from '#core/contract/call.ts'
import { isLanguageCode, type LanguageCode } from '#core/locale/languages.ts'
import type { Db } from '../db/open.ts'
import { accounts, sessions } from '../db/tables.ts'
import type { SiteRegistry } from '../sites.ts'
import type { Brand } from '#core/brand/schema.ts'
import { CallError } from './call-error.ts'
import { findCaller } from './cors.ts'
import type { Environment } from './environment.ts'
import type { Player } from './serve.ts'

/** Account types that lead a team (specification §3). */
const AGENT_TYPES = [1, 2, 41, 42]

/**
 * The brand a call is for: that of the host, or of the calling page where the call came in on the
 * gateway's own host; the merchant header must name it. Throws `CallError`.
 */
export function identifyBrand(c: Context<Environment>, sites: SiteRegistry): Brand {
  const host = c.env.host.kind === 'gateway' ? findCaller(sites, c.req.raw) : c.env.host
  if (host?.kind === 'site' && !host.known) {
    throw new CallError(403, 'invalid_domain', 'Invalid URL, contact customer service.')
  }
  const brand = host?.kind === 'site' ? host.site.brand : undefined
  if (!brand || c.req.header(HEADERS.merchant) !== brand.merchant) {
    throw new CallError(400, 'unknown_merchant', 'The merchant is not the one of this host.')
  }
  return brand
}

/** The language to answer in; one that the brand does not offer counts as none. */
export function identifyLanguage(c: Context<Environment>, brand: Brand): LanguageCode {
  const asked = c.req.header(HEADERS.language)
  return isLanguageCode(asked) && brand.languages.includes(asked) ? asked : brand.defaultLanguage
}

/** The player whose session the call carries, held to the access that the call asks for. */
export function identifyPlayer(
  c: Context<Environment>,
  db: Db,
  merchant: string,
  access: Access,
): Player | null {
  const token = /^Bearer ([\w-]+)$/.exec(c.req.header(HEADERS.authorization) ?? '')?.[1]
  const player = token === undefined ? null : findPlayer(db, merchant, token)
  if (access === 'visitor') return player
  if (!player) {
    throw token === undefined
      ? new CallError(401, 'not_logged_in', 'You are not logged in, please login.')
      : new CallError(401, 'session_expired', 'Your session has ended, please login again.')
  }
  if (access === 'agent' && !AGENT_TYPES.includes(player.type)) {
    throw new CallError(403, 'error_not_agent', 'Non-agents cannot use the agent center.')
  }
  return player
}

function findPlayer(db: Db, merchant: string, token: string): Player | null {
  const row = db
    .select({ player: accounts })
    .from(sessions)
    .innerJoin(
      accounts,
      and(eq(accounts.merchant, sessions.merchant), eq(accounts.username, sessions.username)),
    )
    .where(
      and(
        eq(sessions.token, token),
        eq(sessions.merchant, merchant),
        gt(sessions.expiresAt, Date.now()),
      ),
    )
    .get()
  return row?.player ?? null
}
