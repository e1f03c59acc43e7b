import { getDownlineContract, processDividend } from '#features/agent/contracts/api.ts'
import type { Terms } from '#features/agent/contracts/schema.ts'
import { type AgentPage, paths } from '#core/navigation/paths.ts'
import type { Actor } from '../actor.ts'
import { AGENT, LEADER } from '../people.ts'
import type { Scene } from '../scene.ts'
import { agent, idOf, ofDownline, SUBMIT } from './agents.ts'

const KIND = 'dividend'
const DIVIDEND: AgentPage = 'agentDividendRecordCopy2'
/** The settlements of a month, since the dividend is paid once in a month or half of it. */
const RECORDS = `/agentHome?preset=last30#${DIVIDEND}/records`
/** A downline who has no contract. */
const NOBODY = 'somsak88'

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

/** States of contracts between an agent, the upline and the downlines. */
export const CONTRACT_SCENES: readonly Scene[] = [
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
  contract('reject', 'mine/reject', { prepare: offerLess }),
  contract('signed-already', 'mine/sign'),
  // At a desk a settlement has a page; on a phone it is a card, which opens in its place.
  contract('settlement', 'records', {
    path: RECORDS,
    side: 'wide',
    steps: [{ press: `main a[href*="#${DIVIDEND}/records/"]` }, { see: 'main section dl' }],
  }),
  contract('settlement-opened', 'records', {
    path: RECORDS,
    side: 'narrow',
    steps: [{ press: 'li[data-row] button' }, { see: 'li[data-row] dl' }],
  }),
]
