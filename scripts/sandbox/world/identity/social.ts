import { randomUUID } from 'node:crypto'
import { SOCIAL_PROVIDERS, type SocialProvider } from '#parts/identity/social/schema.ts'
import { SOCIAL_HOST } from '#scripts/scenery/addresses.ts'
import { readSocialCode } from '#scripts/scenery/social.ts'
import { asc } from '../../db/drizzle.ts'
import type { Db } from '../../db/open.ts'
import { matches, rowsOf, addRow, addMissing } from '../../db/rows.ts'
import { socialAccounts, socialVisits } from '../../db/security-tables.ts'
import { refuse } from '../../http/call-error.ts'
import type { CallContext } from '../../http/serve.ts'
import type { SandboxState } from '../../state.ts'
import { type Account, findAccount } from './accounts.ts'
import { writeTime } from '../days.ts'

type Context = Pick<CallContext, 'db' | 'merchant' | 'now' | 'origin'>

interface Visit {
  provider: SocialProvider
  returnUrl: string
  /** Username of the player who binds an account; null for a login. */
  username: string | null
  /** Secret that a login needs in addition to the ticket. */
  secret: string | null
}

const LIFETIME = 10 * 60 * 1000

/**
 * Path to which social providers send the browser back. It is not a call, since it answers with a
 * redirect.
 */
export const SOCIAL_RETURN = '/wps/social/return'

/** Throws `CallError` 403 at merchants without social accounts. */
export function refuseSocialOff({ merchant }: Pick<Context, 'merchant'>): void {
  if (!merchant.brand.features.socialLogin) refuse('mode_disabled/social')
}

export function listSocialAccounts({ db, merchant }: Context, { username }: Account) {
  const bound = rowsOf(db, socialAccounts, { merchant: merchant.code, username }).list({
    order: [asc(socialAccounts.boundAt)],
  })
  return {
    providers: [...SOCIAL_PROVIDERS],
    accounts: bound.map(({ provider, name, boundAt }) => ({
      provider,
      name,
      boundAt: writeTime(boundAt),
    })),
  }
}

/**
 * Begins a visit to a provider, who sends the browser back to the gateway, and the gateway to
 * `returnUrl`, which the caller has checked. Throws `CallError` 409 `social_bound`.
 */
export function beginSocialBinding(
  context: Context,
  player: Account,
  { provider, returnUrl }: { provider: SocialProvider; returnUrl: string },
): { url: string } {
  refuseBound(context, player, provider)
  return openVisit(context, { username: player.username, secret: null, provider, returnUrl })
}

/**
 * Begins a visit to a provider for a login; the returned ticket logs in only together with the
 * secret.
 */
export function beginSocialLogin(
  context: Context,
  request: { provider: SocialProvider; returnUrl: string },
): { url: string; secret: string } {
  const secret = randomUUID()
  return { ...openVisit(context, { ...request, username: null, secret }), secret }
}

function openVisit(
  { db, merchant, now, origin }: Context,
  { provider, returnUrl, ...whose }: Visit,
): { url: string } {
  const id = randomUUID()
  addRow(db, socialVisits, {
    id,
    merchant: merchant.code,
    ...whose,
    provider,
    returnUrl,
    expiresAt: now.getTime() + LIFETIME,
  })
  const url = new URL(`/${provider}/authorize`, origin)
  url.hostname = SOCIAL_HOST
  url.searchParams.set('state', id)
  url.searchParams.set('redirect_uri', new URL(SOCIAL_RETURN, origin).href)
  return { url: url.href }
}

/**
 * Finds the player of the social account that came back from a login's visit; works once. Throws
 * `CallError` 410 `social_expired`, or 404 `social_unbound` with the name of the social account.
 */
export function takeSocialLogin(
  { db, merchant, now }: Context,
  { ticket, secret }: { ticket: string; secret: string },
): Account {
  const visit = db
    .delete(socialVisits)
    .where(matches(socialVisits, { ticket, secret, merchant: merchant.code }))
    .returning()
    .get()
  if (!visit?.subject || !visit.name || visit.expiresAt <= now.getTime()) refuse('social_expired')
  const { provider, subject, name } = visit
  const bound = rowsOf(db, socialAccounts, { merchant: merchant.code, provider, subject }).find()
  return (bound && findAccount(db, bound)) ?? refuse('social_unbound', { provider, name })
}

function refuseBound({ db, merchant }: Context, player: Account, provider: SocialProvider): void {
  const { username } = player
  const bound = rowsOf(db, socialAccounts, { merchant: merchant.code, username, provider })
  if (bound.find()) refuse('social_bound')
}

/** Receives the browser that a provider sends back, and redirects it to the merchant's page. */
export function takeSocialReturn(db: Db, state: SandboxState, request: Request): Response {
  const { searchParams } = new URL(request.url)
  const own = rowsOf(db, socialVisits, { id: searchParams.get('state') ?? '', ticket: null })
  const visit = own.find()
  if (!visit || visit.expiresAt <= state.now(visit.merchant).getTime()) {
    return new Response('This way in has expired. Go back to the site and start again.', {
      status: 410,
      headers: { 'Content-Type': 'text/plain; charset=utf-8' },
    })
  }
  const user = readSocialCode(searchParams.get('code'))
  const ticket = user ? randomUUID() : null
  own.change({ ...user, ticket })
  const target = new URL(visit.returnUrl)
  target.searchParams.set('social', ticket ?? 'cancelled')
  return new Response(null, {
    status: 302,
    headers: { Location: target.href, 'Cache-Control': 'no-store' },
  })
}

/**
 * Finds the social account that came back, before it is bound. Throws `CallError` 410
 * `social_expired`.
 */
export function findSocialTicket({ db, merchant, now }: Context, player: Account, ticket: string) {
  const visit = rowsOf(db, socialVisits, {
    ticket,
    merchant: merchant.code,
    username: player.username,
  }).find()
  if (!visit?.subject || !visit.name || visit.expiresAt <= now.getTime()) refuse('social_expired')
  return { provider: visit.provider, subject: visit.subject, name: visit.name }
}

/**
 * Binds the social account that came back, permanently. Throws `CallError` 409 `social_bound` or
 * `social_taken`.
 */
export function bindSocialAccount(context: Context, player: Account, ticket: string): void {
  const { db, merchant, now } = context
  const { provider, subject, name } = findSocialTicket(context, player, ticket)
  refuseBound(context, player, provider)
  const changes = addMissing(db, socialAccounts, {
    merchant: merchant.code,
    provider,
    subject,
    username: player.username,
    name,
    boundAt: now.getTime(),
  })
  if (changes === 0) refuse('social_taken')
  rowsOf(db, socialVisits, { ticket }).remove()
}
