import { RATE_GROUPS, type Rates } from '#features/agent/schema.ts'
import { refuse } from '../../http/call-error.ts'
import type { CallContext } from '../../http/serve.ts'
import { playerOf } from '../../http/serve.ts'
import { findNode, MAX_DEPTH, type TeamNode } from './tree.ts'

/** Finds the calling agent in the team tree. Throws `CallError` 404 `not_in_team`. */
export const requireOwnNode = (context: Pick<CallContext, 'db' | 'player'>): TeamNode =>
  findNode(context.db, playerOf(context)) ?? refuse('not_in_team')

/**
 * Refuses rates for a downline above the agent's own, and a team that is too deep. Throws
 * `CallError` 422 `rate_above_own` or `team_too_deep`.
 */
export function refuseRates(own: TeamNode, rates: Rates): void {
  if (own.depth >= MAX_DEPTH) refuse('team_too_deep')
  if (RATE_GROUPS.every((group) => rates[group] <= own.rates[group])) return
  refuse('rate_above_own', { rates: own.rates })
}
