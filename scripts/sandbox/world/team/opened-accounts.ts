import type { FieldFault } from '#core/contract/fieldFaults.ts'
import type * as v from 'valibot'
import type { NewAccountSchema } from '#features/agent/accounts/schema.ts'
import { and, desc, eq } from '../../db/drizzle.ts'
import { matches, addRow } from '../../db/rows.ts'
import { openedAccounts } from '../../db/invitation-tables.ts'
import { accounts } from '../../db/tables.ts'
import { teamNodes } from '../../db/team-tables.ts'
import { refuse } from '../../http/call-error.ts'
import { type CallContext, playerOf } from '../../http/serve.ts'
import { type Account, changeAccount, makeAccount } from '../identity/accounts.ts'
import { makeCode } from './agent-codes.ts'
import { requireOwnNode, refuseRates } from './given-rates.ts'
import * as fields from '../identity/registration-rules.ts'
import { findByName, INVITED_AGENT_TYPE, invalidFields } from '../identity/registration.ts'
import { addNode, isOfNode } from './team.ts'
import { countAgainst } from '../throttle.ts'

/*
 * Accounts that agents open for downlines, who choose a password at their first login
 * (docs/product.md §12.5).
 */

type NewAccount = v.InferOutput<typeof NewAccountSchema>
export type OpenedRow = typeof openedAccounts.$inferSelect
type Context = CallContext

/** Most accounts in the list, newest first. */
const LISTED = 20

/**
 * Checks the values of a new account, and returns those to store. Throws `CallError` as
 * `addDownline` declares.
 */
export function checkAccount(context: Context & { body: NewAccount }) {
  const { merchant, body } = context
  const agent = playerOf(context)
  refuseRates(requireOwnNode(context), body.rates)
  const username = fields.cleanValue('username', body.username).toLowerCase()
  const nickname = fields.cleanValue('nickname', body.nickname)
  refuseFaults(context, username, nickname)
  // Counted, so that nobody can list the players by trying names.
  const { addressLimit: max, lockMinutes } = merchant.settings.rules
  countAgainst(context, { kind: 'taken:agent', max, windowSeconds: lockMinutes * 60 }, agent.id)
  if (findByName(context, username)) throw invalidFields({ username: 'taken' })
  return { agent, username, nickname }
}

/**
 * Opens the account of a downline. The account is written last, since writes before a refusal stay.
 * Throws `CallError` as `addDownline` declares.
 *
 * @param passwordHash hash of the password that the agent gives to the downline
 */
export function openAccount(
  context: Context & { body: NewAccount },
  { passwordHash, intentKey }: { passwordHash: string; intentKey: string },
): { opened: OpenedRow; account: Account } {
  const { db, merchant, now, body } = context
  const { agent, username, nickname } = checkAccount(context)
  const at = now.getTime()
  const isAgent = body.kind === 'AGENT'
  const account = makeAccount(
    {
      merchant: merchant.code,
      username,
      passwordHash,
      passwordChange: 'firstLogin',
      affiliateCode: agent.ownAffiliateCode,
      ...(nickname !== '' && { nickname }),
      ...(isAgent && {
        role: 'agent',
        type: INVITED_AGENT_TYPE,
        ownAffiliateCode: makeCode(db, merchant.code),
      }),
    },
    at,
  )
  addRow(db, accounts, account)
  const person = { merchant: merchant.code, username }
  addNode(db, person, { parent: agent.username, rates: body.rates, at })
  const opened = { ...person, id: account.id, agent: agent.username, intentKey, at }
  addRow(db, openedAccounts, opened)
  return { opened, account }
}

function refuseFaults(
  { merchant, body }: Context & { body: NewAccount },
  username: string,
  nickname: string,
): void {
  const rules = fields.readFieldRules(merchant)
  const faults: Record<string, FieldFault | undefined> = {
    username: username === '' ? 'required' : fields.findValueFault(username, rules.username ?? {}),
    password:
      body.password === body.password.trim()
        ? fields.findPasswordFault(merchant, body.password)
        : 'pattern',
    nickname: nickname === '' ? undefined : fields.findValueFault(nickname, rules.nickname ?? {}),
  }
  const wrong = Object.entries(faults).filter(([, fault]) => fault !== undefined)
  if (wrong.length > 0) throw invalidFields(Object.fromEntries(wrong))
}

/**
 * Finds an account that the agent has opened and that is still a direct downline. Throws
 * `CallError` 404 `account_not_opened`.
 */
export function requireOpened(
  context: Context,
  { id, intentKey }: { id?: string | undefined; intentKey?: string | undefined },
): { opened: OpenedRow; account: Account } {
  const is =
    id === undefined ? eq(openedAccounts.intentKey, intentKey ?? '') : eq(openedAccounts.id, id)
  return listOpened(context, is)[0] ?? refuse('account_not_opened')
}

/**
 * Lists the accounts that an agent opened last, without those that were moved to another upline.
 */
export function listOpened(context: Context, is?: ReturnType<typeof eq>) {
  const { merchant, username } = playerOf(context)
  return context.db
    .select({ opened: openedAccounts, account: accounts })
    .from(openedAccounts)
    .innerJoin(
      teamNodes,
      matches(teamNodes, {
        merchant: openedAccounts.merchant,
        username: openedAccounts.username,
        parent: username,
      }),
    )
    .innerJoin(accounts, isOfNode)
    .where(and(matches(openedAccounts, { merchant, agent: username }), is))
    .orderBy(desc(openedAccounts.at), desc(openedAccounts.id))
    .limit(LISTED)
    .all()
}

/** Whether the owner of an opened account has chosen a password. */
export const isTaken = ({ passwordChange }: Account): boolean => passwordChange !== 'firstLogin'

/** Replaces a first password. Throws `CallError` as `renewFirstPassword` declares. */
export function renewPassword(
  context: Context & { body: { id: string; password: string } },
  passwordHash: string,
) {
  const { db, merchant, now, body } = context
  const found = requireOpened(context, { id: body.id })
  const { account } = found
  if (isTaken(account)) refuse('account_taken')
  const fault = fields.findPasswordFault(merchant, body.password)
  if (fault) throw invalidFields({ password: fault })
  changeAccount(db, account, { passwordHash, passwordChangedAt: now.getTime() })
  return found
}
