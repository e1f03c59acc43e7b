import type { Deposit, Method } from './schema.ts'

/** States of deposits that brought no money, so that their method is not worth repeating. */
const IN_VAIN: readonly Deposit['state'][] = ['failed', 'expired', 'cancelled', 'returned']

/**
 * Puts the payment method of the player's latest deposit first, if it can be used now. The deposits
 * are those of the session's player, so nothing is stored on the device.
 */
export function arrangeMethods(
  methods: readonly Method[],
  deposits: readonly Pick<Deposit, 'methodId' | 'state' | 'createdAt'>[],
): { methods: readonly Method[]; lastUsed: string | undefined } {
  const [latest] = deposits
    .filter(({ state }) => !IN_VAIN.includes(state))
    .toSorted((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt))
  const last = methods.find(({ id, maintenance }) => id === latest?.methodId && !maintenance)
  if (!last) return { methods, lastUsed: undefined }
  return { methods: [last, ...methods.filter((each) => each !== last)], lastUsed: last.id }
}
