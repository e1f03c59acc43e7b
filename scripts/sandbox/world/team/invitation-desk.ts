import { randomUUID } from 'node:crypto'
import type { NewInvitation } from '#features/agent/accounts/schema.ts'
import { and, desc, isNull } from '../../db/drizzle.ts'
import type { Db } from '../../db/open.ts'
import { matches, rowsOf, addRow } from '../../db/rows.ts'
import { invitations } from '../../db/invitation-tables.ts'
import { refuse } from '../../http/call-error.ts'
import { type CallContext, playerOf } from '../../http/serve.ts'
import type { Account } from '../identity/accounts.ts'
import { isCodeTaken, makeCode } from './agent-codes.ts'
import { zoneOf, boundsOfDay } from '../days.ts'
import { requireOwnNode, refuseRates } from './given-rates.ts'
import type { InvitationRow } from './invitations.ts'
import { invalidFields } from '../identity/registration.ts'

/** Actions of an agent on invitation links. */

/** The most invitation links that an agent may have. */
export const MOST_LINKS = 30

type Context = Pick<CallContext, 'db' | 'merchant' | 'now' | 'player'>
type Chosen = Omit<NewInvitation, 'kind' | 'code'>

const areOf = ({ merchant, username }: Account) =>
  and(matches(invitations, { merchant, agent: username }), isNull(invitations.deletedAt))

/** Lists the invitation links of an agent, newest first. */
export const listLinks = (db: Db, agent: Account): InvitationRow[] =>
  rowsOf(db, invitations, areOf(agent)).list({
    order: [desc(invitations.createdAt), desc(invitations.id)],
  })

export const countLinks = (db: Db, agent: Account): number =>
  rowsOf(db, invitations, areOf(agent)).count()

/** Finds an invitation link of the agent. Throws `CallError` 404 `invitation_not_found`. */
export function requireLink(context: Context, id: string): InvitationRow {
  return (
    rowsOf(context.db, invitations, { id }, areOf(playerOf(context))).find() ??
    refuse('invitation_not_found')
  )
}

/** Adds an invitation link. Throws `CallError` as `addInvitation` declares. */
export function addLink(context: Context, given: NewInvitation): InvitationRow {
  const { db, now } = context
  const agent = playerOf(context)
  const chosen = readChosen(context, given)
  if (countLinks(db, agent) >= MOST_LINKS) refuse('invitation_limit_reached')
  if (given.code !== undefined && isCodeTaken(db, agent.merchant, given.code)) {
    throw invalidFields({ code: 'taken' })
  }
  const row: InvitationRow = {
    ...chosen,
    merchant: agent.merchant,
    id: randomUUID(),
    agent: agent.username,
    code: given.code ?? makeCode(db, agent.merchant),
    kind: given.kind,
    createdAt: now.getTime(),
    uses: 0,
    pausedAt: null,
    deletedAt: null,
  }
  addRow(db, invitations, row)
  return row
}

/** Changes an invitation link. Throws `CallError` as `updateInvitation` declares. */
export function updateLink(context: Context, id: string, given: Chosen): InvitationRow {
  const row = requireLink(context, id)
  return change(context, row, readChosen(context, given, row.lastDay))
}

export function pauseLink(context: Context, id: string, paused: boolean): InvitationRow {
  const row = requireLink(context, id)
  const pausedAt = paused ? (row.pausedAt ?? context.now.getTime()) : null
  return change(context, row, { pausedAt })
}

export function removeLink(context: Context, id: string): void {
  change(context, requireLink(context, id), { deletedAt: context.now.getTime() })
}

function change({ db }: Context, row: InvitationRow, set: Partial<InvitationRow>): InvitationRow {
  rowsOf(db, invitations, { merchant: row.merchant, id: row.id }).change(set)
  return { ...row, ...set }
}

/** @param before the link's present last day, which may stay even if it has passed */
function readChosen(
  context: Context,
  { channel, rates, lastDay, usesLimit }: Chosen,
  before: string | null = null,
) {
  const { db, merchant, now } = context
  refuseRates(requireOwnNode(context), rates)
  const expiresAt = lastDay === null ? null : boundsOfDay(lastDay, zoneOf(db, merchant.code)).end
  if (expiresAt !== null && expiresAt <= now.getTime() && lastDay !== before) {
    throw invalidFields({ lastDay: 'pattern' })
  }
  return { channel, rates, lastDay, usesLimit, expiresAt }
}
