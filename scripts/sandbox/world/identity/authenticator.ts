import { createHash } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { and, isNull, lt, or } from '../../db/drizzle.ts'
import type { Db } from '../../db/open.ts'
import { matches, rowsOf, addRow, putRow } from '../../db/rows.ts'
import { authenticatorSetups, recoveryCodes } from '../../db/security-tables.ts'
import { accounts } from '../../db/tables.ts'
import { refuse } from '../../http/call-error.ts'
import type { CallContext } from '../../http/serve.ts'
import { randomText } from '../random-text.ts'
import { type Account, changeAccount } from './accounts.ts'

type Context = Pick<CallContext, 'db' | 'merchant' | 'now'>

const SETUP_LIFETIME = 15 * 60 * 1000
const RECOVERY_CODES = 10
/** Letters and digits that are not confused when copied from paper. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

/**
 * Creates a secret for an authenticator app; it replaces an unconfirmed one. Throws `CallError`
 * 409.
 */
export function startAuthenticator({ db, merchant, now }: Context, player: Account) {
  refuseIfOn(player)
  const secret = new Secret({ size: 20 }).base32
  const set = { secret, expiresAt: now.getTime() + SETUP_LIFETIME }
  putRow(db, authenticatorSetups, { merchant: player.merchant, username: player.username }, set)
  const label = { issuer: merchant.brand.name, label: player.username }
  return { secret, uri: new TOTP({ ...label, secret: Secret.fromBase32(secret) }).toString() }
}

const refuseIfOn = ({ totpSecret }: Account) => {
  if (totpSecret !== null) refuse('authenticator_on')
}

/**
 * Turns the authenticator on if the code matches the secret that was started. Throws `CallError`
 * 409 `authenticator_on`, 410 `setup_expired` or 422 `code_wrong`.
 *
 * @returns new recovery codes, which only their owner has from now on
 */
export function confirmAuthenticator({ db, now }: Context, player: Account, code: string) {
  refuseIfOn(player)
  const { merchant, username } = player
  const own = rowsOf(db, authenticatorSetups, { merchant, username })
  const setup = own.find()
  if (!setup || setup.expiresAt <= now.getTime()) refuse('setup_expired')
  const step = findStep(setup.secret, code, now.getTime())
  if (step === null) refuse('code_wrong')
  own.remove()
  changeAccount(db, player, { totpSecret: setup.secret, totpUsedStep: step })
  return { recoveryCodes: replaceRecoveryCodes(db, player) }
}

export function removeAuthenticator(db: Db, player: Account): void {
  changeAccount(db, player, { totpSecret: null, totpUsedStep: null })
  forgetRecoveryCodes(db, player)
}

/** Whether an answer is a code of the player's app or a recovery code. Each code works once. */
export function takeAuthenticatorAnswer(
  db: Db,
  account: Account,
  answer: string,
  now: Date,
): boolean {
  if (account.totpSecret === null) return false
  const code = answer.replaceAll(/[\s-]/g, '').toUpperCase()
  if (!/^\d{6}$/.test(code)) return takeRecoveryCode(db, account, code, now)
  const step = findStep(account.totpSecret, code, now.getTime())
  if (step === null) return false
  const { merchant, username } = account
  const isUnused = or(isNull(accounts.totpUsedStep), lt(accounts.totpUsedStep, step))
  const own = rowsOf(db, accounts, { merchant, username }, isUnused)
  return own.change({ totpUsedStep: step }) > 0
}

/** Finds the half minute to which a code belongs; null for a wrong code. */
function findStep(secret: string, code: string, timestamp: number): number | null {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  // The clock of the phone may be one step ahead or behind (RFC 6238 §5.2).
  const delta = totp.validate({ token: code.trim(), timestamp, window: 1 })
  return delta === null ? null : totp.counter({ timestamp }) + delta
}

const hashCode = (code: string) => createHash('sha256').update(code).digest('base64url')

const isCodeOf = ({ merchant, username }: Pick<Account, 'merchant' | 'username'>) =>
  matches(recoveryCodes, { merchant, username })

/** Counts the recovery codes that have not been used. */
export function countRecoveryCodes(db: Db, player: Account): number {
  const left = and(isCodeOf(player), isNull(recoveryCodes.usedAt))
  return rowsOf(db, recoveryCodes, left).count()
}

function replaceRecoveryCodes(db: Db, player: Account): string[] {
  forgetRecoveryCodes(db, player)
  const codes = Array.from({ length: RECOVERY_CODES }, () => randomText(ALPHABET, 10))
  const { merchant, username } = player
  addRow(
    db,
    recoveryCodes,
    codes.map((code) => ({ merchant, username, codeHash: hashCode(code), usedAt: null })),
  )
  return codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`)
}

function forgetRecoveryCodes(db: Db, player: Account): void {
  rowsOf(db, recoveryCodes, isCodeOf(player)).remove()
}

function takeRecoveryCode(db: Db, player: Account, code: string, now: Date): boolean {
  const { merchant, username } = player
  const own = { merchant, username, codeHash: hashCode(code) }
  const unused = rowsOf(db, recoveryCodes, { ...own, usedAt: null })
  return unused.change({ usedAt: now.getTime() }) > 0
}
