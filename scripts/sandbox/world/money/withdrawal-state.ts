import type { PayoutState, WithdrawalState } from '#features/member/withdraw/schema.ts'
import type { payouts, withdrawals } from '../../db/withdrawal-tables.ts'

export type WithdrawalRow = typeof withdrawals.$inferSelect
export type PayoutRow = typeof payouts.$inferSelect

/** How long a payout waits for a proof that was begun before its deadline. */
const PROOF_MS = 15 * 60_000

type Deadline = Pick<PayoutRow, 'confirmBy' | 'proofStartedAt'>

/**
 * When a payout counts as received. A proof that was begun before holds that off: the earlier time
 * of the gateway wins, however long the upload takes (docs/product.md §10.4).
 */
export const deadlineOf = ({ confirmBy, proofStartedAt }: Deadline): number =>
  proofStartedAt === null || proofStartedAt >= confirmBy
    ? confirmBy
    : Math.max(confirmBy, proofStartedAt + PROOF_MS)

/** A payout's state at a time: a deadline that has passed holds, whether or not it was written down. */
export const stateOfPayout = (row: Deadline & Pick<PayoutRow, 'state'>, now: number): PayoutState =>
  row.state === 'sent' && now >= deadlineOf(row) ? 'autoReceived' : row.state

/** From what is to be done first to what is over. */
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

/** The state of the whole, which is that of its payouts once all of it is sent. */
export function stateOfWithdrawal(
  { state }: Pick<WithdrawalRow, 'state'>,
  parts: readonly (Deadline & Pick<PayoutRow, 'state'>)[],
  now: number,
): WithdrawalState {
  if (state !== 'sent') return state
  const states = parts.map((part) => stateOfPayout(part, now))
  return BY_URGENCY.find((one) => states.includes(one)) ?? state
}
