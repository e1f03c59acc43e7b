import { DEMO_ACCOUNTS, NEWCOMER } from '../sandbox/world/identity/accounts.ts'

const agentOf = (type: number) => DEMO_ACCOUNTS.find((demo) => demo.type === type)!.username

/** A player who has months of history. */
export const MEMBER = DEMO_ACCOUNTS.find(({ role }) => role === 'member')!.username
export const AGENT = agentOf(1)
/** Who is above that agent, and has a large team below. */
export const LEADER = agentOf(2)

/** Accounts with full pages, and accounts with empty pages. */
export const ACCOUNTS = {
  member: { full: MEMBER, empty: NEWCOMER },
  agent: { full: AGENT, empty: agentOf(41) },
}
