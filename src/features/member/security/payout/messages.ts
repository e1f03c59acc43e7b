import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { GatewayError } from '#core/contract/error.ts'
import type { Fault } from '#parts/form/field-rules/faults.ts'
import { readFieldFaults } from '#parts/form/field-rules/fieldRefusals.ts'
import { paymentMessage } from '#parts/money/paymentPassword.ts'
import type { NumberFault } from '#rules/accountNumbers.ts'
import type { Institution, PayoutKind } from './schema.ts'

const MESSAGES: Record<string, MessageDescriptor> = {
  payout_account_exists: msg`You’ve already added this account.`,
  too_many_payout_accounts: msg`You can’t save more accounts. Remove one that you don’t need first.`,
  payout_account_unknown: msg`This account was already removed.`,
  payout_account_in_use: msg`A withdrawal to this account is still open. You can remove the account once it is settled.`,
}

/** What players read when a call about a payout account is refused. */
export function payoutMessage(error: GatewayError): MessageDescriptor {
  return MESSAGES[error.code] ?? paymentMessage(error)
}

export const KIND_NAMES: Record<PayoutKind, MessageDescriptor> = {
  bank: msg({ message: 'Bank account', comment: 'Kind of account to be paid to' }),
  ewallet: msg`E-wallet`,
  crypto: msg({ message: 'Crypto address', comment: 'Kind of account to be paid to' }),
}

/** Label of the field that chooses a bank, an e-wallet or a network, by the kind of account. */
export const INSTITUTION_NAMES: Record<PayoutKind, MessageDescriptor> = {
  bank: msg`Bank`,
  ewallet: msg`E-wallet`,
  crypto: msg`Network`,
}

export const NUMBER_NAMES: Record<PayoutKind, MessageDescriptor> = {
  bank: msg`Account number`,
  ewallet: msg({ message: 'Wallet number', comment: 'Label: the number that names an e-wallet' }),
  crypto: msg({ message: 'Address', context: 'of a crypto wallet' }),
}

/**
 * Returns the error for an account number that breaks the rule of its bank, e-wallet or network.
 */
export function numberFault(kind: NumberFault | 'taken', rule: Institution): Fault {
  if (kind === 'taken' || kind === 'checksum' || kind === 'otherNetwork') return { kind }
  if (rule.format !== 'digits') return { kind: 'address' }
  return { kind: 'pattern', patternId: 9, min: rule.minLength, max: rule.maxLength }
}

const NAME_FAULTS = { required: 'required', pattern: 'diacritics', length: 'realName' } as const

/** Errors for the fields of the payout form that a refusal names. */
export function payoutFaults(error: GatewayError, rule: Institution | undefined) {
  const { number, payeeName, institution } = readFieldFaults(error)
  const faults: { number?: Fault; payeeName?: Fault; institution?: Fault } = {}
  if (number && rule)
    faults.number = numberFault(number.kind === 'taken' ? 'taken' : 'pattern', rule)
  if (payeeName) {
    const known = NAME_FAULTS[payeeName.kind as keyof typeof NAME_FAULTS] ?? 'realName'
    faults.payeeName = { kind: known }
  }
  if (institution) faults.institution = { kind: 'unknown' }
  return faults
}
