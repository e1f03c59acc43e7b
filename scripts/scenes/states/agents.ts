import { searchTeam } from '#features/agent/team/api.ts'
import { addDownline, listInvitations } from '#features/agent/accounts/api.ts'
import { RATE_GROUPS } from '#features/agent/schema.ts'
import { getTransferTerms, transferToMember } from '#parts/money/transfers/api.ts'
import { type AgentPage, paths } from '#core/navigation/paths.ts'
import { DEMO_PAYMENT_PASSWORD } from '../../sandbox/world/identity/accounts.ts'
import type { Actor } from '../actor.ts'
import { AGENT, MEMBER } from '../people.ts'
import type { Scene } from '../scene.ts'
import { popupWith, type Step } from '../steps.ts'

const TEAM: AgentPage = 'downlineManagmentView'
export const SUBMIT = 'main form button[type=submit]'
const AMOUNT = 'main input[name=amount]'
const CHECK: Step = { see: 'main #check-title' }
/** Opens the sheet of filters, which only phones have. */
const FILTERS: readonly Step[] = [
  { press: 'main button:has(.lucide-sliders-horizontal)' },
  popupWith('[data-dialog-body] :is(input, [role=combobox])'),
]
/** What a new account's owner gets from the agent. */
const NEW_ACCOUNT = { username: 'malee2026', password: 'Handed-2580', nickname: 'Malee' }
/** Account of an agent below `demoagent`, who has a contract. */
const DOWNLINE = 'thanakorn88'
/** Days whose turnover nobody reads here. */
const DAYS = { startDate: '2026-01-01', endDate: '2026-01-31' }

/** Makes the scene of a page of the agent center. */
export const agent = (name: string, page: AgentPage, more: Partial<Scene> = {}): Scene => ({
  name: `agent-${name}`,
  path: paths.agentHome(page),
  as: 'agent',
  flags: ['agents'],
  ...more,
})

/** Finds the id of a direct downline by the account name. */
export async function idOf(actor: Actor, upline: string, account: string): Promise<string> {
  const search = { ...DAYS, text: account, pageSize: 5 }
  const { list } = await actor.ask(upline, searchTeam, search)
  return list[0].id
}

/** Makes the scene of a page about one downline, or of a page within that page. */
export const ofDownline = (
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

async function firstLink(actor: Actor, page: 'link' | 'edit' = 'link'): Promise<string> {
  const { list } = await actor.ask(AGENT, listInvitations)
  const link = list.find(({ state }: { state: string }) => state === 'ACTIVE')
  return paths.agentHome('registerCenter', `${page}/${link.id}`)
}

/** Opens an account whose owner has not logged in yet. */
async function openAccount(actor: Actor): Promise<string> {
  const rates = Object.fromEntries(RATE_GROUPS.map((group) => [group, 10]))
  const { id } = await actor.ask(AGENT, addDownline, { ...NEW_ACCOUNT, kind: 'PLAYER', rates })
  return paths.agentHome('registerCenter', `opened/${id}`)
}

const POSTER = 'main button:has(.lucide-image-down)'

export const AGENT_SCENES: readonly Scene[] = [
  // A member's card: a page on phones, and a dialog over the team tree on desktops.
  ofDownline('member', (id) => id, { side: 'narrow' }),
  ofDownline('member', (id) => id, {
    side: 'wide',
    overlay: true,
    steps: [popupWith('article h2')],
  }),
  ofDownline('rates', (id) => `${id}/rates`, {}),
  ofDownline('rates-check', (id) => `${id}/rates`, {
    account: MEMBER,
    steps: [{ fill: 'main input[name=slots]', with: '0' }, { press: SUBMIT }, CHECK],
  }),
  ofDownline('level-below', (id) => `below/${id}`, { side: 'narrow' }),
  agent('team-filters', TEAM, { side: 'narrow', overlay: true, steps: FILTERS }),
  agent('team-found', TEAM, { path: `/agentHome?kind=AGENT#${TEAM}` }),
  ofDownline('transfer', (id) => `${id}/transfer`, { steps: [{ fill: AMOUNT, with: 300 }] }),
  ofDownline('transfer-check', (id) => `${id}/transfer`, {
    steps: [{ fill: AMOUNT, with: 300 }, { press: SUBMIT }, { see: 'main input[type=password]' }],
  }),
  agent('transfer-receipt', TEAM, { prepare: payDownline }),
  agent('invitation', 'registerCenter', { prepare: (actor) => firstLink(actor) }),
  agent('poster', 'registerCenter', {
    prepare: (actor) => firstLink(actor),
    overlay: true,
    steps: [{ press: POSTER }, popupWith('canvas')],
  }),
  agent('invitation-new', 'registerCenter', { path: paths.agentHome('registerCenter', 'new') }),
  agent('account-open', 'registerCenter', { path: paths.agentHome('registerCenter', 'open') }),
  agent('account-check', 'registerCenter', {
    path: paths.agentHome('registerCenter', 'open'),
    steps: [
      ...Object.entries(NEW_ACCOUNT).map(([name, value]): Step => ({
        fill: `main input[name=${name}]`,
        with: value,
      })),
      { press: 'main fieldset [role=group] button' },
      { press: SUBMIT },
      CHECK,
    ],
  }),
  agent('account-opened', 'registerCenter', { prepare: openAccount }),
  agent('account-handover', 'registerCenter', {
    prepare: openAccount,
    steps: [
      { press: 'main article section > button' },
      { press: SUBMIT },
      { see: 'main #hand-over' },
    ],
  }),
  agent('invitation-edit', 'registerCenter', {
    prepare: (actor) => firstLink(actor, 'edit'),
  }),
  agent('invitation-gone', 'registerCenter', {
    path: paths.agentHome('registerCenter', 'link/0'),
  }),
  agent('bets-filters', 'personalHistoryCopy', {
    side: 'narrow',
    overlay: true,
    steps: FILTERS,
  }),
  agent('bets-period', 'personalHistoryCopy', {
    side: 'narrow',
    overlay: true,
    steps: [{ press: 'main button:has(.lucide-calendar-days)' }, popupWith('button[aria-pressed]')],
  }),
  agent('bets-nobody', 'personalHistoryCopy', {
    path: '/agentHome?member=0#personalHistoryCopy',
    fails: /status of 404/,
  }),
  agent('income-day', 'agentRevenueReport', {
    steps: [{ press: 'main a[href*="#agentRevenueReport/"]' }, { see: 'main section dl' }],
  }),
  agent('income-table', 'agentRevenueReport', {
    path: '/agentHome?preset=last30#agentRevenueReport',
    steps: [{ press: 'main figure button[aria-pressed]' }, { see: 'main figure table' }],
  }),
]
