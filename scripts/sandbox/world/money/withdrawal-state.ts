import type { PayoutState, WithdrawalState } from '#features/member/withdraw/schema.ts'
import type { payouts, withdrawals } from '../../db/withdrawal-tables.ts'

export type WithdrawalRow = typeof withdrawals.$inferSelect
export type PayoutRow = typeof payouts.$inferSelect

/** Milliseconds for which a payout waits for a proof that was begun before its deadline. */
const PROOF_MS = 15 * 60_000

type Deadline = Pick<PayoutRow, 'confirmBy' | 'proofStartedAt'>

/**
 * Returns when a payout counts as received. A proof that was begun before the deadline postpones
 * it: the gateway's time decides, however long the upload takes (docs/product.md §10.4).
 */
export const deadlineOf = ({ confirmBy, proofStartedAt }: Deadline): number =>
  proofStartedAt === null || proofStartedAt >= confirmBy
    ? confirmBy
    : Math.max(confirmBy, proofStartedAt + PROOF_MS)

/**
 * Returns a payout's state at a time: a deadline that has passed counts, whether or not it was
 * stored.
 */
export const stateOfPayout = (row: Deadline & Pick<PayoutRow, 'state'>, now: number): PayoutState =>
  row.state === 'sent' && now >= deadlineOf(row) ? 'autoReceived' : row.state

/** States sorted from the most urgent one to finished ones. */
const BY_URGENCY: readonly PayoutState[] = [
  'disputed',
  'bounced',
  'sent',
  'repaid',
  'upheld',
  'refunded',
  'autoReceived',
  'received',
]

/** Returns the state of a withdrawal, which is the state of its payouts once all of it is sent. */
export function stateOfWithdrawal(
  { state }: Pick<WithdrawalRow, 'state'>,
  parts: readonly (Deadline & Pick<PayoutRow, 'state'>)[],
  now: number,
): WithdrawalState {
  if (state !== 'sent') return state
  const states = parts.map((part) => stateOfPayout(part, now))
  return BY_URGENCY.find((one) => states.includes(one)) ?? state
}
