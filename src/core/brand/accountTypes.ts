import * as v from 'valibot'

/**
 * Account types of a brand whose file does not list its own (docs/product.md §3). Office agents are
 * agents without a player's wallet, who use the agent center only.
 */
export const ACCOUNT_TYPES = {
  agents: [1, 2, 41, 42],
  officeAgents: [41, 42],
  trials: [4],
} as const

const list = (types: readonly number[]) =>
  v.optional(
    v.pipe(
      v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9999))),
      v.maxLength(50),
    ),
    [...types],
  )
const filled = (types: readonly number[]) =>
  v.pipe(list(types), v.minLength(1, 'must name at least one type'))

/** The account types by which a gateway says who somebody is; all others are members. */
export const AccountTypesSchema = v.strictObject({
  agents: filled(ACCOUNT_TYPES.agents),
  officeAgents: list(ACCOUNT_TYPES.officeAgents),
  trials: filled(ACCOUNT_TYPES.trials),
})
