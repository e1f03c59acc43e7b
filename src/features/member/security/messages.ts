import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import * as v from 'valibot'
import { GatewayError } from '#core/contract/error.ts'
import { gatewayErrorMessage } from '#core/gateway/messages.ts'
import { FACTOR_LABELS, phoneCodeMessage } from '#parts/identity/codes/messages.ts'
import type { Fault } from '#parts/form/field-rules/faults.ts'
import { retryAfterSeconds } from '#parts/form/retryAfter.ts'
import { paymentMessage, triesLeftOf } from '#parts/money/paymentPassword.ts'
import type { ProofKind } from './schema.ts'

/** What players read when a call of the security center is refused. */
const MESSAGES: Record<string, MessageDescriptor> = {
  proof_unavailable: msg`This way of confirming is no longer set up. Choose another one.`,
  proofs_too_few: msg`Confirm in two different ways.`,
  payment_password_set: msg`You already have a payment password.`,
  phone_bound: msg`A phone is already linked to this account.`,
  authenticator_on: msg`An authenticator app is already set up.`,
  authenticator_off: msg`The authenticator app is already turned off.`,
  setup_expired: msg`That took too long. Please start again with a new QR code.`,
  profile_locked: msg`Some of this has been set since you opened the page, and can no longer be changed.`,
  social_bound: msg`You’ve already linked an account with this provider.`,
  social_taken: msg`Another player has already linked this account.`,
  social_expired: msg`That took too long. Please log in with the provider again.`,
  mode_disabled: msg`Social accounts aren’t available here.`,
}

/** Returns what players read when a call of the security center is refused. */
export function securityMessage(error: GatewayError): MessageDescriptor {
  if (error.code === 'account_locked') {
    const minutes = Math.ceil(retryAfterSeconds(error) / 60)
    return msg`${plural(minutes, {
      one: 'Too many failed attempts. To keep your account safe, try again in # minute.',
      other: 'Too many failed attempts. To keep your account safe, try again in # minutes.',
    })}`
  }
  if (error.code === 'payment_password_locked') return paymentMessage(error)
  return MESSAGES[error.code] ?? phoneCodeMessage(error) ?? gatewayErrorMessage(error)
}

/** Tells how many tries are left after a wrong payment password. */
export function triesLeftMessage(error: GatewayError): MessageDescriptor | undefined {
  const left = error.code === 'payment_password_wrong' ? triesLeftOf(error) : undefined
  if (left === undefined) return undefined
  if (left === 0) {
    return paymentMessage(new GatewayError('payment_password_locked', { data: error.data }))
  }
  return msg`${plural(left, {
    one: 'The payment password isn’t right. You have # more attempt.',
    other: 'The payment password isn’t right. You have # more attempts.',
  })}`
}

const ProofRefusalSchema = v.object({ kind: v.string() })

/**
 * Error for the field in which the player gave a proof that was refused; undefined if the refusal
 * has another reason.
 */
export function proofFault(error: GatewayError, kind: ProofKind): Fault | undefined {
  const isWrong = error.code === 'proof_wrong'
  if (!isWrong && error.code !== 'proof_expired') return undefined
  const data = v.safeParse(ProofRefusalSchema, error.data)
  if (data.success && data.output.kind !== kind) return undefined
  return { kind: isWrong ? 'wrong' : 'codeExpired' }
}

/** Name of each kind of proof in the list of choices. */
export const PROOF_NAMES: Record<ProofKind, MessageDescriptor> = {
  password: msg`Login password`,
  phone: msg`Code by SMS`,
  email: msg`Code by email`,
  authenticator: msg`Authenticator app`,
}

export const PROOF_ANSWERS: Record<ProofKind, MessageDescriptor> = {
  ...FACTOR_LABELS,
  password: PROOF_NAMES.password,
}
