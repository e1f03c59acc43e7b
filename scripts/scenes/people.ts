import { DEMO_ACCOUNTS, NEWCOMER } from '../sandbox/world/identity/accounts.ts'

const agentOf = (type: number) => DEMO_ACCOUNTS.find((demo) => demo.type === type)!.username

/** The demo player with months of history. */
export const MEMBER = DEMO_ACCOUNTS.find(({ role }) => role === 'member')!.username
export const AGENT = agentOf(1)
/** The demo agent who is the upline of `AGENT` and has a large team. */
export const LEADER = agentOf(2)

/** Demo accounts with full pages, and demo accounts with empty pages. */
export const ACCOUNTS = {
  member: { full: MEMBER, empty: NEWCOMER },
  agent: { full: AGENT, empty: agentOf(41) },
}
