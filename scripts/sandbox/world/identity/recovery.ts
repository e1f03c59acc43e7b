import * as v from 'valibot'
import type { recoverPasswordByEmail, recoverPasswordByPhone } from '#features/auth/api.ts'
import { HumanProofSchema, type HumanProof } from '#parts/identity/human/schema.ts'
import { TRIAL_TYPE } from './account-types.ts'
import { wordsOf } from '../../content/texts.ts'
import { fillIn, inLanguage } from '../../content/words.ts'
import { addRow } from '../../db/rows.ts'
import { outbox } from '../../db/guard-tables.ts'
import { refuse } from '../../http/call-error.ts'
import type { BodyOf, CallContext } from '../../http/serve.ts'
import { type Account, changeAccount, setPassword } from './accounts.ts'
import { checkHuman } from './human.ts'
import { readLoginName } from './credentials.ts'
import { forgiveTries } from './lockout.ts'
import { hashPassword } from './passwords.ts'
import { checkPhoneProof } from './phone-proof.ts'
import { readPhone } from './phones.ts'
import { findByName, findByPhone, invalidFields } from './registration.ts'
import { findPasswordFault } from './registration-rules.ts'
import { endSessions } from './sessions.ts'
import { randomText } from '../random-text.ts'
import { countAgainst } from '../throttle.ts'

const PER_NAME = { kind: 'recovery:name', max: 5, windowSeconds: 300, lockSeconds: 300 }
const PER_IP = { kind: 'recovery:ip', max: 20, windowSeconds: 300, lockSeconds: 300 }

const VALID_HOURS = 1
/** Letters and digits that are not confused when copied from a screen. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyzACDEFGHJKLMNPQRTUVWXYZ234679'

/**
 * Sends a temporary password by email if the name and the address belong together; the reply is
 * always the same.
 */
export async function recoverByEmail(
  context: CallContext<unknown, BodyOf<typeof recoverPasswordByEmail>>,
) {
  const { body, merchant } = context
  const username = readLoginName(context, body.username)
  countAgainst(context, PER_NAME, username)
  countAgainst(context, PER_IP, context.ip)
  await checkHuman(context, readFormProof(context, body.human))
  const password = randomText(ALPHABET, 12)
  // A hash is computed for an unknown name too, so that it takes as long as a known one.
  const temporaryHash = hashPassword(password)
  const account = findByName(context, username)
  const isOwner = account?.email?.toLowerCase() === body.email.toLowerCase()
  if (account && isOwner && account.type !== TRIAL_TYPE) {
    sendTemporaryPassword(context, account, body.email, { password, temporaryHash })
  } else {
    const text = `A temporary password was asked for “${username}”; no account of that name has this address.`
    addMail(context, body.email, { subject: '', text, isSent: false })
    if (merchant.settings.rules.tellUnknownAccounts) refuse('unknown_account')
  }
  return {}
}

/** Sets a new password for a caller who proves the account's phone number. */
export function recoverByPhone(
  context: CallContext<unknown, BodyOf<typeof recoverPasswordByPhone>>,
) {
  const { body, db, merchant, now, sockets } = context
  if (!merchant.brand.features.phonePasswordRecovery) refuse('mode_disabled/recovery')
  const phone = readPhone(body) ?? refuse('phone_invalid')
  const fault = findPasswordFault(merchant, body.newPassword)
  if (fault) throw invalidFields({ newPassword: fault })
  checkPhoneProof(context, 'recovery', phone, body)
  const account = findByPhone(context, phone) ?? refuse('unknown_account')
  setPassword(db, account, body.newPassword, now)
  sockets.kick(endSessions(db, account, 'ended', now), 'ended')
  forgiveTries(context, account.username)
  return { account: account.username }
}

function sendTemporaryPassword(
  context: CallContext,
  account: Account,
  to: string,
  { password, temporaryHash }: { password: string; temporaryHash: string },
): void {
  const { db, merchant, language, now } = context
  const write = (key: 'mails.password.subject' | 'mails.password.text') =>
    inLanguage(fillIn(wordsOf(key), { brand: merchant.brand.name, password }), language)
  const temporaryUntil = now.getTime() + VALID_HOURS * 60 * 60 * 1000
  changeAccount(db, account, { temporaryHash, temporaryUntil })
  addMail(context, to, {
    subject: write('mails.password.subject'),
    text: write('mails.password.text'),
    isSent: true,
  })
}

/** Stores an email for testers, or why none was sent, which the caller does not learn. */
function addMail(
  { db, merchant, now }: CallContext,
  to: string,
  mail: { subject: string; text: string; isSent: boolean },
): void {
  const about = { merchant: merchant.code, channel: 'email', to, at: now.getTime() } as const
  addRow(db, outbox, { ...about, ...mail })
}

/**
 * Reads the proof from a form, which carries only text: as JSON, or as the token of the brand's
 * provider.
 */
function readFormProof(
  { merchant }: CallContext,
  text: string | undefined,
): HumanProof | undefined {
  if (!text) return undefined
  const proof = v.safeParse(v.pipe(v.string(), v.parseJson(), HumanProofSchema), text)
  if (proof.success) return proof.output
  const { provider } = merchant.brand.verification.human
  return provider === 'none' ? undefined : { provider, token: text }
}
