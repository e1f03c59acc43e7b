import { getDownlineContract, processDividend } from '#features/agent/contracts/api.ts'
import { searchTeam } from '#features/agent/team/api.ts'
import { listInvitations } from '#features/agent/accounts/api.ts'
import type { Terms } from '#features/agent/contracts/schema.ts'
import { getTransferTerms, transferToMember } from '#parts/money/transfers/api.ts'
import { type AgentPage, paths } from '#core/navigation/paths.ts'
import { DEMO_PAYMENT_PASSWORD } from '../../sandbox/world/identity/accounts.ts'
import type { Actor } from '../actor.ts'
import { AGENT, LEADER } from '../people.ts'
import type { Scene } from '../scene.ts'
import { DIALOG } from '../steps.ts'

const KIND = 'dividend'
const TEAM: AgentPage = 'downlineManagmentView'
const DIVIDEND: AgentPage = 'agentDividendRecordCopy2'
const SUBMIT = 'main form button[type=submit]'
const AMOUNT = 'main input[name=amount]'
/** Account of an agent below `demoagent`, who has a contract. */
const DOWNLINE = 'thanakorn88'
/** Days whose turnover nobody reads here. */
const DAYS = { startDate: '2026-01-01', endDate: '2026-01-31' }
/** A downline who has no contract. */
const NOBODY = 'somsak88'

const agent = (name: string, page: AgentPage, more: Partial<Scene> = {}): Scene => ({
  name: `agent-${name}`,
  path: paths.agentHome(page),
  as: 'agent',
  flags: ['agents'],
  ...more,
})

/** Finds the id of a direct downline by the account name. */
async function idOf(actor: Actor, upline: string, account: string): Promise<string> {
  const search = { ...DAYS, text: account, pageSize: 5 }
  const { list } = await actor.ask(upline, searchTeam, search)
  return list[0].id
}

/** Makes the scene of a page about one downline, or of a page within that page. */
const ofDownline = (
  name: string,
  place: (id: string) => string,
  {
    account = DOWNLINE,
    page = TEAM,
    ...more
  }: Partial<Scene> & { account?: string; page?: AgentPage },
): Scene =>
  agent(name, page, {
    prepare: async (actor) => paths.agentHome(page, place(await idOf(actor, AGENT, account))),
    ...more,
  })

const contract = (name: string, place: string, more: Partial<Scene> = {}): Scene =>
  agent(`contract-${name}`, DIVIDEND, {
    path: paths.agentHome(DIVIDEND, place),
    flags: ['agents', KIND],
    ...more,
  })
const contractOf: typeof ofDownline = (name, place, more) =>
  ofDownline(`contract-${name}`, (id) => `downlines/${place(id)}`, {
    page: DIVIDEND,
    flags: ['agents', KIND],
    ...more,
  })

/**
 * Makes the leader offer lower terms than the agent gives to downlines: signing them ends contracts
 * further down.
 */
async function offerLess(actor: Actor): Promise<void> {
  const downlineId = await idOf(actor, LEADER, AGENT)
  const { current } = await actor.ask(LEADER, getDownlineContract, { kind: KIND, downlineId })
  const terms = current.terms as Terms & { kind: typeof KIND }
  const tiers = terms.tiers.map((tier, index) => ({ ...tier, rate: 500 + 200 * index }))
  await actor.ask(LEADER, processDividend, {
    action: 'offer',
    downlineId,
    terms: { ...terms, tiers },
  })
}

async function payDownline(actor: Actor): Promise<string> {
  const payeeId = await idOf(actor, AGENT, DOWNLINE)
  const way = { direction: 'DOWNLINE', payeeId }
  const { minAmount } = await actor.ask(AGENT, getTransferTerms, way)
  const { id } = await actor.ask(AGENT, transferToMember, {
    ...way,
    amount: minAmount,
    paymentPassword: DEMO_PAYMENT_PASSWORD,
  })
  return paths.agentHome(TEAM, `receipt/${id}`)
}

async function firstLink(actor: Actor): Promise<string> {
  const { list } = await actor.ask(AGENT, listInvitations)
  const link = list.find(({ state }: { state: string }) => state === 'ACTIVE')
  return paths.agentHome('registerCenter', `link/${link.id}`)
}

const POSTER = 'main .bg-linear-to-r button:nth-of-type(2)'

export const AGENT_SCENES: readonly Scene[] = [
  // A member's card: a page on phones, and a dialog over the team tree on desktops.
  ofDownline('member', (id) => id, { side: 'narrow' }),
  ofDownline('member', (id) => id, { side: 'wide', overlay: true, steps: [DIALOG] }),
  ofDownline('rates', (id) => `${id}/rates`, {}),
  ofDownline('transfer', (id) => `${id}/transfer`, { steps: [{ fill: AMOUNT, with: 300 }] }),
  ofDownline('transfer-check', (id) => `${id}/transfer`, {
    steps: [{ fill: AMOUNT, with: 300 }, { press: SUBMIT }, { see: 'main input[type=password]' }],
  }),
  agent('transfer-receipt', TEAM, { prepare: payDownline }),
  contract('downlines', 'downlines'),
  contract('records', 'records'),
  contract('history', 'mine', { steps: [{ press: 'main details summary' }] }),
  contractOf('downline', (id) => id, {}),
  contractOf('offer', (id) => `${id}/offer`, { account: NOBODY }),
  contractOf('offer-check', (id) => `${id}/offer`, {
    steps: [{ press: SUBMIT }, { see: 'main #check-title' }],
  }),
  contractOf('end', (id) => `${id}/end`, {}),
  contract('renegotiated', 'mine', { prepare: offerLess }),
  contract('cascade', 'mine/sign', {
    prepare: offerLess,
    steps: [{ see: 'main input[type=checkbox]' }],
  }),
  agent('invitation', 'registerCenter', { prepare: firstLink }),
  agent('poster', 'registerCenter', {
    prepare: firstLink,
    overlay: true,
    steps: [{ press: POSTER }, DIALOG],
  }),
  agent('invitation-new', 'registerCenter', { path: paths.agentHome('registerCenter', 'new') }),
  agent('account-open', 'registerCenter', { path: paths.agentHome('registerCenter', 'open') }),
]
