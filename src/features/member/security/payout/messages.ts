import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import * as v from 'valibot'
import type { GatewayError } from '#core/contract/error.ts'
import type { Fault } from '#parts/form/field-rules/faults.ts'
import { FieldErrorsSchema } from '#parts/form/field-rules/schema.ts'
import { paymentMessage } from '#parts/money/paymentPassword.ts'
import type { Institution, PayoutKind } from './schema.ts'

const MESSAGES: Record<string, MessageDescriptor> = {
  payout_account_exists: msg`You have added this account already.`,
  too_many_payout_accounts: msg`You can’t save more accounts. Remove one that you don’t need first.`,
  payout_account_unknown: msg`This account was removed already.`,
  payout_account_in_use: msg`A withdrawal to this account is still open. You can remove the account once it is settled.`,
}

/** Words for a refusal about an account to be paid to. */
export function payoutMessage(error: GatewayError): MessageDescriptor {
  return MESSAGES[error.code] ?? paymentMessage(error)
}

export const KIND_NAMES: Record<PayoutKind, MessageDescriptor> = {
  bank: msg`Bank account`,
  ewallet: msg`E-wallet`,
  crypto: msg`Crypto address`,
}

/** What is asked for, if one of a kind is chosen. */
export const INSTITUTION_NAMES: Record<PayoutKind, MessageDescriptor> = {
  bank: msg`Bank`,
  ewallet: msg`E-wallet`,
  crypto: msg`Network`,
}

export const NUMBER_NAMES: Record<PayoutKind, MessageDescriptor> = {
  bank: msg`Account number`,
  ewallet: msg`Number of the wallet`,
  crypto: msg({ message: 'Address', context: 'of a crypto wallet' }),
}

/** What an institution asks of a number, as a fault that its words explain. */
export function numberFault(kind: 'length' | 'pattern' | 'taken', rule: Institution): Fault {
  if (kind === 'taken') return { kind: 'taken' }
  if (rule.format !== 'digits') return { kind: 'pattern' }
  return { kind: 'pattern', patternId: 9, min: rule.minLength, max: rule.maxLength }
}

const NAME_FAULTS = { required: 'required', pattern: 'diacritics', length: 'realName' } as const

/** What a refusal says of the form's fields. */
export function payoutFaults(error: GatewayError, rule: Institution | undefined) {
  if (error.code !== 'invalid_fields') return {}
  const data = v.safeParse(FieldErrorsSchema, error.data)
  const { number, payeeName, institution } = data.success ? data.output.fields : {}
  const faults: { number?: Fault; payeeName?: Fault; institution?: Fault } = {}
  if (number && rule) faults.number = numberFault(number === 'taken' ? number : 'pattern', rule)
  if (payeeName) {
    const known = NAME_FAULTS[payeeName as keyof typeof NAME_FAULTS] ?? 'realName'
    faults.payeeName = { kind: known }
  }
  if (institution) faults.institution = { kind: 'unknown' }
  return faults
}
