import { ACCOUNT_TYPES } from '#core/brand/accountTypes.ts'
import type { Brand } from '#core/brand/schema.ts'

/*
 * The sandbox stores the default account types for every brand. Replies have the types of the
 * brand's own lists, which stand at the same place.
 */

export const AGENT_TYPES: readonly number[] = ACCOUNT_TYPES.agents
export const AGENT_ONLY_TYPES: readonly number[] = ACCOUNT_TYPES.officeAgents
export const [TRIAL_TYPE] = ACCOUNT_TYPES.trials

/** The number by which the brand's gateway names the type of an account. */
export function writeType({ accountTypes }: Pick<Brand, 'accountTypes'>, type: number): number {
  const { agents, officeAgents, trials } = accountTypes
  const playing = agents.filter((agent) => !officeAgents.includes(agent))
  const pick = (own: readonly number[], at: number) => own[at] ?? own[0] ?? agents[0]!
  if (type === TRIAL_TYPE) return pick(trials, 0)
  const office = AGENT_ONLY_TYPES.indexOf(type)
  if (office !== -1) return pick(officeAgents, office)
  const agent = AGENT_TYPES.indexOf(type)
  if (agent !== -1) return pick(playing, agent)
  const taken = [...agents, ...trials]
  // A number in none of the lists; at most 100 are taken.
  return taken.includes(type)
    ? Array.from({ length: 101 }, (_, at) => at).find((at) => !taken.includes(at))!
    : type
}
