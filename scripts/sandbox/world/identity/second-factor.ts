import { randomUUID } from 'node:crypto'
import type { PasswordChange } from '#core/session/schema.ts'
import type { SecondFactor, SecondFactorNeeded } from '#features/auth/schema.ts'
import type { WithdrawalFactor } from '#features/member/withdraw/schema.ts'
import { eq, lt, sql } from '../../db/drizzle.ts'
import { rowsOf, addRow } from '../../db/rows.ts'
import { knownAddresses, secondFactorChallenges } from '../../db/guard-tables.ts'
import { refuse } from '../../http/call-error.ts'
import type { CallContext } from '../../http/serve.ts'
import { type Account, findAccount } from './accounts.ts'
import { takeAuthenticatorAnswer } from './authenticator.ts'
import { type CodePurpose, tryCode } from './codes.ts'
import { beginTry, forgiveTries } from './lockout.ts'

type Context = Pick<CallContext, 'db' | 'merchant' | 'ip' | 'now'>

const LIFETIME = 10 * 60 * 1000
const MAX_TRIES = 5

/** Whether a login with a correct password needs a second factor. */
export function needsSecondFactor(context: Context, account: Account): boolean {
  const { db, merchant, ip } = context
  if (!merchant.settings.rules.secondFactor || listFactors(account).length === 0) return false
  if (account.alwaysAskFactor) return true
  const { username } = account
  return !rowsOf(db, knownAddresses, { merchant: merchant.code, username, ip }).find()
}

/** Opens a challenge for the account, which the login returns instead of a session. */
export function openChallenge(
  { db, merchant, ip, now }: Context,
  account: Account,
  mustChange: PasswordChange | null,
): SecondFactorNeeded {
  const challengeId = randomUUID()
  const at = now.getTime()
  const isOver = lt(secondFactorChallenges.expiresAt, at)
  rowsOf(db, secondFactorChallenges, { merchant: merchant.code }, isOver).remove()
  addRow(db, secondFactorChallenges, {
    id: challengeId,
    merchant: merchant.code,
    username: account.username,
    ip,
    mustChange,
    attempts: 0,
    expiresAt: at + LIFETIME,
  })
  return {
    outcome: 'secondFactor',
    challengeId,
    factors: listFactors(account) as SecondFactorNeeded['factors'],
  }
}

/** Finds an open challenge with its account. Throws `CallError` 410 `challenge_expired`. */
export function findChallenge({ db, merchant, now }: Context, id: string) {
  const challenge = rowsOf(db, secondFactorChallenges, { id, merchant: merchant.code }).find()
  const account = challenge && findAccount(db, challenge)
  const isOpen = challenge && challenge.expiresAt > now.getTime() && challenge.attempts < MAX_TRIES
  if (!isOpen || !account) refuse('challenge_expired')
  return { challenge, account }
}

/**
 * Returns the address for a factor's codes; null for a factor without codes, or one that the
 * account lacks.
 */
export function findCodeAddress(
  { mobileNum, countryDialingCode, email }: Account,
  factor: SecondFactor,
): { channel: 'sms' | 'email'; address: string } | null {
  if (factor === 'phone' && mobileNum) {
    return { channel: 'sms', address: `${countryDialingCode}${mobileNum}` }
  }
  return factor === 'email' && email ? { channel: 'email', address: email } : null
}

/**
 * Checks an answer to a challenge, and closes the challenge if the answer is correct. Tries also
 * count for the account, since a caller who knows its password can open any number of challenges.
 * Throws `CallError` 422 `wrong_second_factor` with the tries left of the challenge, 410
 * `challenge_expired`, 423 `account_locked` or 429 `too_many_requests`.
 */
export function answerChallenge(
  context: Context,
  { challengeId, factor, answer }: { challengeId: string; factor: SecondFactor; answer: string },
) {
  const { challenge, account } = findChallenge(context, challengeId)
  const { db } = context
  const isThis = eq(secondFactorChallenges.id, challenge.id)
  const subject = `factor of ${account.username}`
  beginTry(context, subject)
  if (isRight(context, account, factor, answer)) {
    forgiveTries(context, subject)
    rowsOf(db, secondFactorChallenges, isThis).remove()
    return { challenge, account }
  }
  rowsOf(db, secondFactorChallenges, isThis).change({
    attempts: sql`${secondFactorChallenges.attempts} + 1`,
  })
  refuse('wrong_second_factor', { attemptsLeft: MAX_TRIES - challenge.attempts - 1 })
}

function isRight(
  context: Context,
  account: Account,
  factor: SecondFactor,
  answer: string,
): boolean {
  if (factor === 'bankAccountName') {
    return account.payeeName !== null && plainName(answer) === plainName(account.payeeName)
  }
  return validateCode(context, account, { factor, purpose: 'secondFactor', code: answer }) === 'ok'
}

/**
 * Requires a code for a withdrawal, in addition to the payment password. Throws `CallError` 422
 * `second_factor_required`, `wrong_second_factor` or `second_factor_expired`, 423 `account_locked`
 * or 429 `too_many_requests`.
 */
export function proveByFactor(
  context: Context,
  account: Account,
  factor: WithdrawalFactor,
  code: string | undefined,
): void {
  if (!code) refuse('second_factor_required')
  const subject = `factor of ${account.username}`
  beginTry(context, subject)
  const outcome = validateCode(context, account, { factor, purpose: 'withdrawal', code })
  if (outcome === 'code_expired') refuse('second_factor_expired')
  if (outcome !== 'ok') refuse('wrong_second_factor')
  forgiveTries(context, subject)
}

/** Validates the code of a factor; a correct one is used up. */
export function validateCode(
  { db, merchant, now }: Pick<Context, 'db' | 'merchant' | 'now'>,
  account: Account,
  { factor, purpose, code }: { factor: WithdrawalFactor; purpose: CodePurpose; code: string },
) {
  if (factor === 'authenticator') {
    return takeAuthenticatorAnswer(db, account, code, now) ? 'ok' : 'code_wrong'
  }
  const to = findCodeAddress(account, factor)
  if (!to) return 'code_wrong'
  const { address } = to
  return tryCode(db, { merchant: merchant.code, purpose, address, code, now })
}

/** Removes the differences between names that banks ignore. */
const plainName = (name: string) =>
  name.normalize('NFKD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ').trim().toLowerCase()

/** Lists the factors that an account has, with the masked addresses for codes. */
export function listFactors({
  mobileNum,
  email,
  payeeName,
  totpSecret,
}: Account): { factor: SecondFactor; hint?: string }[] {
  return [
    ...(mobileNum ? [{ factor: 'phone' as const, hint: maskPhone(mobileNum) }] : []),
    ...(email ? [{ factor: 'email' as const, hint: maskEmail(email) }] : []),
    ...(payeeName ? [{ factor: 'bankAccountName' as const }] : []),
    ...(totpSecret ? [{ factor: 'authenticator' as const }] : []),
  ]
}

export const maskPhone = (mobileNum: string) => `•••• ${mobileNum.slice(-4)}`

export const maskEmail = (email: string) => email.replace(/^(.).*(?=@)/, '$1•••')
