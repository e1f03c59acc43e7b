import { randomInt } from 'node:crypto'
import type { Brand } from '#core/brand/schema.ts'
import { addDownline, addInvitation } from '#features/agent/accounts/api.ts'
import { enter } from './player.ts'
import type { TestSandbox } from './sandbox.ts'
import { lastDays } from './periods.ts'

interface Caller {
  sandbox: TestSandbox
  brand: Brand
}

const nothing = () => ({})
const password = 'Handed-2580'
const rates = { slots: 10, live: 10, cards: 10, fishing: 10, sports: 10, lottery: 10 }
const link = { channel: 'Line group', rates, lastDay: null, usesLimit: null }
const newLink = () => ({ ...link, kind: 'PLAYER' })
const newAccount = () => ({
  kind: 'AGENT',
  username: `hand${randomInt(1e5, 1e6)}`,
  password,
  rates,
})

const makeLink = async ({ sandbox, brand }: Caller): Promise<string> =>
  (await (await enter(sandbox, brand, 'demoagent')).ask(addInvitation, newLink())).id
const openOne = async ({ sandbox, brand }: Caller): Promise<string> =>
  (await (await enter(sandbox, brand, 'demoagent')).ask(addDownline, newAccount())).id

/** Valid inputs for the calls about an agent's opened accounts and invitation links. */
export const AGENT_ACCOUNT_INPUTS = {
  getAccountTerms: nothing,
  checkDownline: newAccount,
  addDownline: newAccount,
  getOpenedAccount: async (_language: unknown, caller: Caller) => ({ id: await openOne(caller) }),
  listOpenedAccounts: nothing,
  renewFirstPassword: async (_language: unknown, caller: Caller) => ({
    id: await openOne(caller),
    password: 'Second-2580',
  }),
  listInvitations: nothing,
  addInvitation: newLink,
  updateInvitation: async (_language: unknown, caller: Caller) => ({
    id: await makeLink(caller),
    ...link,
  }),
  pauseInvitation: async (_language: unknown, caller: Caller) => ({
    id: await makeLink(caller),
    paused: true,
  }),
  removeInvitation: async (_language: unknown, caller: Caller) => ({ id: await makeLink(caller) }),
  listInvitationDays: async (_language: unknown, caller: Caller) => ({
    id: await makeLink(caller),
    ...lastDays(30),
  }),
}
