import type * as v from 'valibot'
import { HEADERS } from '#core/contract/headers.ts'
import * as api from '#features/agent/accounts/api.ts'
import type { InvitationSchema, OpenedAccountSchema } from '#features/agent/accounts/schema.ts'
import { MOST_DAYS, countDays } from '#lib/periods.ts'
import { refuse } from '../../http/call-error.ts'
import { type CallContext, playerOf, serve } from '../../http/serve.ts'
import { serveAgent } from '../../http/serve-agent.ts'
import { type Account, nicknameOf } from '../../world/identity/accounts.ts'
import { requireOwnNode } from '../../world/team/given-rates.ts'
import * as desk from '../../world/team/invitation-desk.ts'
import { ensureDemoLinks } from '../../world/team/invitation-demo.ts'
import { type LinkResults, listLinkDays, sumLink } from '../../world/team/invitation-sums.ts'
import { type InvitationRow, stateOf } from '../../world/team/invitations.ts'
import { writeUnits } from '../../world/money/money.ts'
import * as opening from '../../world/team/opened-accounts.ts'
import { derivePasswordHash } from '../../world/identity/passwords.ts'
import { findNode, MAX_DEPTH } from '../../world/team/tree.ts'
import { ensureTeam } from '../../world/team/team-demo.ts'
import { writeTime } from '../../world/days.ts'

/** Work before a call's transaction: seeding the team, and hashing a new password. */
const prepare = async ({
  db,
  merchant,
  now,
  body,
}: CallContext<unknown, { password: string }>): Promise<string> => {
  await ensureTeam(db, merchant, now.getTime())
  return derivePasswordHash(body.password)
}

export const calls = [
  serveAgent(api.getAccountTerms, (context) => {
    const { db } = context
    const agent = playerOf(context)
    const own = requireOwnNode(context)
    return {
      rates: own.rates,
      ownCode: agent.ownAffiliateCode,
      mayOpen: own.depth < MAX_DEPTH,
      links: desk.countLinks(db, agent),
      mostLinks: desk.MOST_LINKS,
    }
  }),

  serveAgent(api.checkDownline, (context) => {
    opening.checkAccount(context)
    return {}
  }),
  serve(
    api.addDownline,
    (context, passwordHash: string) => {
      const intentKey = context.request.headers.get(HEADERS.idempotencyKey) as string
      return writeOpened(context, opening.openAccount(context, { passwordHash, intentKey }))
    },
    { prepare, keepsRefusals: true },
  ),
  serveAgent(api.getOpenedAccount, (context) =>
    writeOpened(context, opening.requireOpened(context, context.query)),
  ),
  serveAgent(api.listOpenedAccounts, (context) => ({
    list: opening.listOpened(context).map((each) => writeOpened(context, each)),
  })),
  serve(
    api.renewFirstPassword,
    (context, passwordHash: string) =>
      writeOpened(context, opening.renewPassword(context, passwordHash)),
    { prepare },
  ),

  serveAgent(api.listInvitations, (context) => {
    const { db, merchant, now } = context
    ensureDemoLinks(db, merchant.code, now.getTime())
    return {
      currency: merchant.brand.currency,
      list: desk.listLinks(db, playerOf(context)).map((link) => writeLink(context, link)),
    }
  }),
  serveAgent(api.addInvitation, (context) =>
    writeLink(context, desk.addLink(context, context.body)),
  ),
  serveAgent(api.updateInvitation, (context) => {
    const { id, ...chosen } = context.body
    return writeLink(context, desk.updateLink(context, id, chosen))
  }),
  serveAgent(api.pauseInvitation, (context) => {
    const { id, paused } = context.body
    return writeLink(context, desk.pauseLink(context, id, paused))
  }),
  serveAgent(api.removeInvitation, (context) => {
    desk.removeLink(context, context.query.id)
    return {}
  }),
  serveAgent(api.listInvitationDays, (context) => {
    const { db, merchant, query } = context
    const { currency } = merchant.brand
    const link = desk.requireLink(context, query.id)
    const days = { from: query.startDate, to: query.endDate }
    if (days.from > days.to || countDays(days) > MOST_DAYS) refuse('bad_period')
    const { list, totals } = listLinkDays(db, link, days)
    return {
      currency,
      totals: writeResults(totals, currency),
      days: list.map(({ day, ...results }) => ({ day, ...writeResults(results, currency) })),
    }
  }),
]

type Context = Pick<CallContext, 'db' | 'merchant' | 'now'>

const writeResults = ({ validBet, ...counts }: LinkResults, currency: string) => ({
  ...counts,
  validBet: writeUnits(validBet, currency),
})

const writeLink = (
  { db, merchant, now }: Context,
  link: InvitationRow,
): v.InferInput<typeof InvitationSchema> => ({
  id: link.id,
  code: link.code,
  kind: link.kind,
  channel: link.channel,
  rates: link.rates,
  state: stateOf(link, now.getTime()),
  createdAt: writeTime(link.createdAt),
  lastDay: link.lastDay,
  usesLimit: link.usesLimit,
  results: writeResults(sumLink(db, link), merchant.brand.currency),
})

/** Writes an account's receipt with its present data; the rates may have changed since. */
const writeOpened = (
  { db }: Pick<Context, 'db'>,
  { opened, account }: { opened: opening.OpenedRow; account: Account },
): v.InferInput<typeof OpenedAccountSchema> => {
  const node = findNode(db, account)
  if (!node) throw new Error(`${account.username} is in no team`)
  return {
    id: opened.id,
    account: account.username,
    nickname: nicknameOf(account),
    kind: account.role === 'agent' ? 'AGENT' : 'PLAYER',
    rates: node.rates,
    at: writeTime(opened.at),
    taken: opening.isTaken(account),
  }
}
