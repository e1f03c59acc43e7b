import { createHmac, randomBytes } from 'node:crypto'
import type { LinkState } from '#features/agent/accounts/schema.ts'
import { AGENT_TYPES } from '../identity/account-types.ts'
import { and, eq, gt, isNull, lt, or, sql } from '../../db/drizzle.ts'
import type { Db } from '../../db/open.ts'
import { perDatabase } from '../../db/prepared-statements.ts'
import { rowsOf, addMissing, addRow } from '../../db/rows.ts'
import { invitationArrivals, invitationOpens, invitations } from '../../db/invitation-tables.ts'
import { accounts } from '../../db/tables.ts'
import { refusalOf } from '../../http/call-error.ts'
import type { CallContext } from '../../http/serve.ts'
import type { Account } from '../identity/accounts.ts'
import { dayAt } from '../days.ts'
import { lowestRates } from './rates.ts'
import { addNode, joinByCode } from './team.ts'
import { findNode, MAX_DEPTH } from './tree.ts'

/*
 * Codes by which newcomers join an agent's team: the agent's own code, which gives no rates, and
 * those of invitation links (docs/product.md §12.5).
 */

export type InvitationRow = typeof invitations.$inferSelect
type Context = Pick<CallContext, 'db' | 'merchant' | 'now'>

/**
 * The agent whose code a newcomer used, and the invitation link; the agent's own code is not a
 * link.
 */
export interface Invite {
  agent: Account
  link: InvitationRow | null
}

/** Returns the state of a link: whether it accepts newcomers, and why not. */
export function stateOf(
  { pausedAt, expiresAt, usesLimit, uses }: InvitationRow,
  now: number,
): Exclude<LinkState, 'UNKNOWN'> {
  if (expiresAt !== null && expiresAt <= now) return 'EXPIRED'
  if (usesLimit !== null && uses >= usesLimit) return 'USED_UP'
  return pausedAt === null ? 'ACTIVE' : 'PAUSED'
}

const invalidCode = (data?: { reason: string }) => refusalOf('invitation_code_error', data)

/**
 * Finds the agent and link of a code; throws `CallError` 422 `invitation_code_error`, with a reason
 * if the code is a link's.
 */
export function findInvite(context: Context, given: string | undefined): Invite | null {
  const code = given?.trim().toUpperCase()
  if (!code) return null
  const { db, merchant, now } = context
  const link = findLink(db, merchant.code, code)
  const agent = findAgent(
    db,
    merchant.code,
    link ? eq(accounts.username, link.agent) : eq(accounts.ownAffiliateCode, code),
  )
  if (!agent) throw invalidCode()
  if (link) {
    const state = stateOf(link, now.getTime())
    if (state !== 'ACTIVE') throw invalidCode({ reason: state })
  }
  const node = findNode(db, agent)
  if (node && node.depth >= MAX_DEPTH) throw invalidCode()
  return { agent, link: link ?? null }
}

const findLink = (db: Db, merchant: string, code: string): InvitationRow | undefined =>
  rowsOf(db, invitations, { merchant, code }, isNull(invitations.deletedAt)).find()

function findAgent(db: Db, merchant: string, is: ReturnType<typeof eq>): Account | undefined {
  const account = rowsOf(db, accounts, { merchant }, is).find()
  return account && AGENT_TYPES.includes(account.type) ? account : undefined
}

/**
 * Secret key of the day's visitor hashes. It is kept in memory only for that day, so that nobody
 * can later test which IP addresses visited.
 */
const visitorKeys = perDatabase(() => ({ day: '', key: Buffer.of() }))

function visitorKey(db: Db, day: string): Buffer {
  const known = visitorKeys(db)
  if (known.day !== day) Object.assign(known, { day, key: randomBytes(32) })
  return known.key
}

/** Counts a visit by a link, once for each visitor and day. */
export function noteOpen(
  { db, merchant, now, ip, request }: Context & Pick<CallContext, 'ip' | 'request'>,
  { link }: Invite,
): void {
  if (!link) return
  const day = dayAt(db, merchant.code, now.getTime())
  const facts = [link.id, day, ip, request.headers.get('User-Agent') ?? '']
  const key = visitorKey(db, day)
  const visitor = createHmac('sha256', key).update(facts.join(' ')).digest('base64url').slice(0, 16)
  addMissing(db, invitationOpens, { merchant: merchant.code, invitation: link.id, day, visitor })
}

/**
 * Counts one registration against a link's limit, in a single statement, so that parallel
 * registrations cannot exceed it. Throws `CallError` 422 `invitation_code_error`.
 */
export function takePlace({ db, now }: Context, { link }: Invite): void {
  if (!link) return
  const open = rowsOf(
    db,
    invitations,
    { merchant: link.merchant, id: link.id, deletedAt: null, pausedAt: null },
    and(
      or(isNull(invitations.expiresAt), gt(invitations.expiresAt, now.getTime())),
      or(isNull(invitations.usesLimit), lt(invitations.uses, invitations.usesLimit)),
    ),
  )
  if (open.change({ uses: sql`${invitations.uses} + 1` }) === 0)
    throw invalidCode({ reason: 'USED_UP' })
}

/** Adds a newcomer to the team below the agent, with the rates of the link. */
export function placeNewcomer({ db, now }: Context, invite: Invite, newcomer: Account): void {
  const { agent, link } = invite
  const { merchant, username } = newcomer
  const at = now.getTime()
  const own = findNode(db, agent)?.rates
  if (!link || !own) return joinByCode(db, newcomer, { agent: agent.username, at })
  // The agent's own rates may be lower by now than when the link was made.
  const rates = lowestRates(link.rates, own)
  addNode(db, { merchant, username }, { parent: agent.username, rates, at })
  addRow(db, invitationArrivals, {
    merchant,
    username,
    invitation: link.id,
    day: dayAt(db, merchant, at),
  })
}
