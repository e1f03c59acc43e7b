import type { RuleName } from './rules.ts'

/** Parts of the contract that the doctor examines one by one. */
export const PROFILES = ['public', 'identity', 'games', 'cashier', 'promotions', 'agents'] as const
export type Profile = (typeof PROFILES)[number]

/** One rule, checked at one call or at the gateway as a whole. */
export interface Case {
  profile: Profile
  /** Name of a call as `api.ts` exports it, or a word such as `cors`. */
  subject: string
  rule: RuleName
  state: 'passed' | 'failed' | 'skipped'
  /** Method and path of the call; missing if the case is about no single call. */
  address?: string
  /** For a failed case the fault with its place, for a skipped one the reason. */
  found?: string
  /** Whether the gateway does not have the call at all. */
  missing?: boolean
}

export interface Report {
  gateway: string
  merchant: string
  /** When the examination began, in ISO 8601. */
  at: string
  profiles: readonly Profile[]
  cases: Case[]
}

/** The id by which reports name a case, such as `games/listGames/schema`. */
export const idOf = ({ profile, subject, rule }: Case): string => `${profile}/${subject}/${rule}`

export const isFailed = ({ state }: Case): boolean => state === 'failed'
