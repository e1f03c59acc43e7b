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
  /** For a failed case the first fault with its place, for a skipped one the reason. */
  found?: string
  /** If there are several faults, the first {@link MOST_FAULTS} of them, each with its place. */
  faults?: string[]
  /** Number of all faults, if there are several. */
  faultCount?: number
}

/** Most faults that one case names, since a whole reply may be of another shape. */
export const MOST_FAULTS = 20

/** A screen that does not work, and the calls with which it would. */
export interface NextScreen {
  /** Folder under `src/features`, as `npm run openapi -- --of` takes it. */
  screen: string
  /** Method and path of each call. */
  calls: string[]
}

/** All cases of one examination, with the gateway that it was about. */
export interface Findings {
  gateway: string
  merchant: string
  /** When the examination began, in ISO 8601. */
  at: string
  profiles: readonly Profile[]
  cases: Case[]
}

export interface Report extends Findings {
  /** Screens that need calls which the gateway lacks, those that need the fewest first. */
  next: NextScreen[]
}

/** The id by which reports name a case, such as `games/listGames/schema`. */
export const idOf = ({ profile, subject, rule }: Case): string => `${profile}/${subject}/${rule}`

/** Lists what a case has found, one line each: every fault if there are several. */
export function linesOf({ found, faults, faultCount = 0 }: Case): string[] {
  if (!faults) return found === undefined ? [] : [found]
  const more = faultCount - faults.length
  return more > 0 ? [...faults, `and ${more} more`] : faults
}

export const isFailed = ({ state }: Case): boolean => state === 'failed'
