import type * as v from 'valibot'
import type { updatePaymentPassword } from '#features/member/security/api.ts'
import { refuse } from '../../http/call-error.ts'
import { playerOf, type CallContext } from '../../http/serve.ts'
import {
  checkPaymentPassword,
  refusePaymentPassword,
  setPaymentPassword,
} from './payment-password.ts'
import { coolDownPayoutAccounts } from './payout-accounts.ts'
import { checkProof, checkTwoProofs } from '../identity/proofs.ts'

type Wanted = v.InferOutput<NonNullable<(typeof updatePaymentPassword)['definition']['body']>>

/**
 * Sets the player's payment password in one of three ways (docs/product.md §10.2). Faults of the
 * new password are reported before a code is used up.
 */
export async function changePaymentPassword(context: CallContext<unknown, Wanted>) {
  const { body } = context
  const player = playerOf(context)
  const isSet = player.paymentPasswordHash !== null
  if (body.way === 'first' && isSet) refuse('payment_password_set')
  if (body.way === 'forgotten' && !isSet) refuse('payment_password_missing')
  // Who knows only the session must not learn by this what the old one is not.
  if (body.way === 'known') await checkPaymentPassword(context, player, body.oldPaymentPassword)
  await refusePaymentPassword(context, player, body)
  if (body.way === 'first') await checkProof(context, player, body.proof)
  if (body.way === 'forgotten') await checkTwoProofs(context, player, body.proofs)
  setPaymentPassword(context, player, body.newPassword)
  if (body.way === 'forgotten') coolDownPayoutAccounts(context, player, 'paymentPassword')
  return {}
}
