import type { Context } from 'hono'
import { HEADERS } from '#core/contract/headers.ts'
import type { CallDefinition } from '#core/contract/call.ts'
import { isLanguageCode, type LanguageCode } from '#rules/languages.ts'
import { OPEN_WHILE_CHANGING } from '#scripts/contract/open-while-changing.ts'
import { AGENT_ONLY_TYPES, AGENT_TYPES, TRIAL_TYPE } from '../world/identity/account-types.ts'
import type { Db } from '../db/open.ts'
import type { Session } from '../db/tables.ts'
import type { SiteRegistry } from '../site-registry.ts'
import type { Brand } from '#core/brand/schema.ts'
import { refuse } from './call-error.ts'
import { findCaller } from './cors.ts'
import type { Environment } from './environment.ts'
import { type Account, findAccount } from '../world/identity/accounts.ts'
import { useSession } from '../world/identity/sessions.ts'
import type { Merchant } from './serve.ts'

/**
 * Finds the brand of a call by its host, or by the calling page if the call came to the gateway's
 * own host. The merchant header must name the same brand. Throws `CallError`.
 */
export function identifyBrand(c: Context<Environment>, sites: SiteRegistry): Brand {
  const host = c.env.host.kind === 'gateway' ? findCaller(sites, c.req.raw) : c.env.host
  if (host?.kind === 'site' && !host.known) refuse('invalid_domain')
  const brand = host?.kind === 'site' ? host.site.brand : undefined
  if (!brand || c.req.header(HEADERS.merchant) !== brand.merchant) refuse('unknown_merchant/host')
  return brand
}

/** Chooses the language of the reply; a language that the brand does not offer is ignored. */
export function identifyLanguage(c: Context<Environment>, brand: Brand): LanguageCode {
  const asked = c.req.header(HEADERS.language)
  return isLanguageCode(asked) && brand.languages.includes(asked) ? asked : brand.defaultLanguage
}

/**
 * Finds the player of the call's session, and checks the access that the call declares. Throws
 * `CallError`.
 */
export function identifyPlayer(
  c: Context<Environment>,
  db: Db,
  merchant: Merchant,
  { access, trial, method, path }: CallDefinition,
  now: Date,
): { player: Account; session: Session } | { player: null; session: null } {
  const token = /^Bearer ([\w-]+)$/.exec(c.req.header(HEADERS.authorization) ?? '')?.[1]
  const session =
    token === undefined ? null : useSession(db, merchant.code, token, merchant.settings.rules, now)
  const player = session && session.endedReason === null ? findAccount(db, session) : undefined
  if (!session || !player) {
    if (access === 'visitor') return { player: null, session: null }
    if (token === undefined) refuse('not_logged_in')
    refuse('session_expired', { reason: session?.endedReason ?? 'ended' })
  }
  if (access === 'visitor') return { player, session }
  if (session.mustChange && !OPEN_WHILE_CHANGING.includes(`${method} ${path}`)) {
    refuse('password_change_required', { reason: session.mustChange })
  }
  if (trial === 'refused' && player.type === TRIAL_TYPE) refuse('in_need_true_account')
  if (access === 'player' && AGENT_ONLY_TYPES.includes(player.type)) refuse('error_not_member/play')
  if (access === 'agent' && !AGENT_TYPES.includes(player.type)) refuse('error_not_agent')
  return { player, session }
}
