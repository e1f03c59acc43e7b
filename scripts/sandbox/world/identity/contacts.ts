import { rowsOf } from '../../db/rows.ts'
import { accounts } from '../../db/tables.ts'
import { refuse } from '../../http/call-error.ts'
import type { CallContext } from '../../http/serve.ts'
import { type Account, changeAccount } from './accounts.ts'
import { checkCode, sendCode } from './codes.ts'
import { checkPhoneProof } from './phone-proof.ts'
import { type Phone, readPhone } from './phones.ts'
import { findByPhone, invalidFields } from './registration.ts'

type Context = CallContext
type GivenPhone = Parameters<typeof readPhone>[0]

/**
 * Checks that a player may bind a phone number: no other player has it, and no number is bound yet.
 * Throws `CallError` 409 `phone_bound`, 422 `phone_invalid` or `invalid_fields`.
 */
export function admitPhone(context: Context, player: Account, given: GivenPhone): Phone {
  if (player.mobileNum !== null) refuse('phone_bound')
  const phone = readPhone(given) ?? refuse('phone_invalid')
  if (findByPhone(context, phone)) throw invalidFields({ mobileNum: 'taken' })
  return phone
}

export function sendPhoneBindCode(context: Context, player: Account, given: GivenPhone) {
  const { address } = admitPhone(context, player, given)
  return sendCode(context, { purpose: 'bind', channel: 'sms', address })
}

/** Binds a phone number that a code has proved. */
export function bindPhone(
  context: Context,
  player: Account,
  given: GivenPhone & Parameters<typeof checkPhoneProof>[3],
): void {
  const phone = admitPhone(context, player, given)
  checkPhoneProof(context, 'bind', phone, given)
  const { mobileNum, countryDialingCode } = phone
  changeAccount(context.db, player, { mobileNum, countryDialingCode })
}

/**
 * Throws `CallError` 422 `invalid_fields` if this player or another one already has the email
 * address.
 */
function admitEmail({ db, merchant }: Context, given: string): string {
  const email = given.toLowerCase()
  const other = rowsOf(db, accounts, { merchant: merchant.code, email }).find()
  if (other) throw invalidFields({ email: 'taken' })
  return email
}

export function sendEmailBindCode(context: Context, given: string) {
  const address = admitEmail(context, given)
  return sendCode(context, { purpose: 'bind', channel: 'email', address })
}

/** Binds an email address that a code has proved; it replaces an earlier one. */
export function bindEmail(
  context: Context,
  player: Account,
  given: { email: string; verificationCode: string },
): void {
  const { db, merchant, now } = context
  const address = admitEmail(context, given.email)
  const { verificationCode: code } = given
  checkCode(db, { merchant: merchant.code, purpose: 'bind', address, code, now })
  changeAccount(db, player, { email: address })
}
