import type * as v from 'valibot'
import type { PasswordChange } from '#core/session/schema.ts'
import type { LoginSchema } from '#features/auth/schema.ts'
import { AGENT_ONLY_TYPES, AGENT_TYPES } from './account-types.ts'
import { refusalOf, refuse } from '../../http/call-error.ts'
import type { CallContext } from '../../http/serve.ts'
import { type Account, changeAccount, findAccount } from './accounts.ts'
import { requireCaptcha } from './captcha.ts'
import { checkHuman } from './human.ts'
import * as lockout from './lockout.ts'
import { readDevice, recordLogin } from './login-records.ts'
import { checkPassword } from './passwords.ts'
import { checkPhoneProof } from './phone-proof.ts'
import { readPhone, readTypedPhones } from './phones.ts'
import { countryOf } from './players.ts'
import { findByName, findByPhone } from './registration.ts'
import { DAY } from '../days.ts'

type LoginInput = v.InferOutput<typeof LoginSchema>
type ByPassword = Extract<LoginInput, { type: 'username' }>
type ByCode = Extract<LoginInput, { type: 'sms' }>
type Context = CallContext

/** An account whose owner has proved their identity. */
export interface Proven {
  account: Account
  /** Why the password must be changed before anything else. */
  mustChange: PasswordChange | null
  /** Whether the proof also counts as a second factor. */
  factorDone: boolean
}

/**
 * Proves an account by its password, or by a temporary password from an email. An unknown name
 * costs the same work and gets the same answers as a known one. Throws `CallError`:
 * `account_locked`, `too_many_requests`, `captcha_required`, `captcha_wrong`, `human_check_failed`,
 * `wrong_credentials`, `unknown_account` if a rule allows it, and `error_not_member` or
 * `error_not_agent`, which do not use up a temporary password.
 */
export async function proveByPassword(context: Context, body: ByPassword): Promise<Proven> {
  const { db, merchant, now } = context
  const name = readLoginName(context, body.username)
  lockout.refuseLockedName(context, name)
  await refuseRobots(context, body, lockout.needsCaptcha(context, name))
  lockout.beginTry(context, name)
  const account = findAccount(db, { merchant: merchant.code, username: name })
  const temporary =
    (account?.temporaryUntil ?? 0) > now.getTime() ? account?.temporaryHash : undefined
  const [isPassword, isTemporary] = await Promise.all([
    checkPassword(body.password, account?.passwordHash),
    checkPassword(body.password, temporary),
  ])
  if (!account || !(isPassword || isTemporary)) {
    if (account) recordRefusedLogin(context, account)
    // If this try has reached the limit, the answer is already “locked”, not “wrong password”.
    lockout.refuseLockedName(context, name)
    if (!account && merchant.settings.rules.tellUnknownAccounts) refuse('unknown_account')
    throw wrongCredentials(lockout.needsCaptcha(context, name))
  }
  lockout.forgiveTries(context, name)
  refuseAtPortal(body.portal, account)
  if (isTemporary) changeAccount(db, account, { temporaryHash: null, temporaryUntil: null })
  return {
    account,
    mustChange: isTemporary ? 'temporary' : findDueChange(context, account),
    factorDone: false,
  }
}

/**
 * Reads the account name that a player means: it may be typed as the phone number of the account.
 * All forms of a number lead to one name, so that they share the limit of wrong tries.
 */
export function readLoginName(context: Context, typed: string): string {
  const name = typed.toLowerCase()
  if (findByName(context, name)) return name
  const phones = readTypedPhones(name, countryOf(context.merchant.brand).code)
  const known = phones.map((phone) => findByPhone(context, phone)).find((account) => account)
  return known?.username ?? phones[0]?.address ?? name
}

const recordRefusedLogin = ({ db, ip, now, request }: Context, { merchant, username }: Account) =>
  recordLogin(db, {
    merchant,
    username,
    ip,
    at: now.getTime(),
    device: readDevice(request),
    outcome: 'wrongPassword',
  })

/**
 * Proves an account by a code sent to its phone; refuses like `checkCode` and like the portal's
 * check.
 */
export async function proveByCode(context: Context, body: ByCode): Promise<Proven> {
  const phone = readPhone(body) ?? refuse('phone_invalid')
  await refuseRobots(context, body, false)
  lockout.beginAddressTry(context)
  checkPhoneProof(context, 'login', phone, body)
  const account = findByPhone(context, phone)
  if (!account) throw wrongCredentials(false)
  lockout.forgiveTries(context, null)
  refuseAtPortal(body.portal, account)
  return { account, mustChange: null, factorDone: true }
}

/**
 * Refuses agent-only accounts on the member site, and all others at the agents' login
 * (docs/product.md §6).
 */
export function refuseAtPortal(portal: LoginInput['portal'], { type }: Account): void {
  if (portal === 'member' && AGENT_ONLY_TYPES.includes(type)) refuse('error_not_member/login')
  if (portal === 'agent' && !AGENT_TYPES.includes(type)) refuse('error_not_agent/login')
}

const wrongCredentials = (captcha: boolean) => refusalOf('wrong_credentials', { captcha })

/**
 * Requires the captcha if it is due, or the brand's human check in its place. If a rule requires a
 * human check at each login, only that counts.
 */
async function refuseRobots(
  context: Context,
  given: Pick<LoginInput, 'captchaId' | 'captcha' | 'human'>,
  captchaDemanded: boolean,
): Promise<void> {
  const { human } = given
  const { loginNeedsHuman } = context.merchant.settings.rules
  if (human || loginNeedsHuman) await checkHuman(context, human)
  if (captchaDemanded && !human) requireCaptcha(context, given)
}

function findDueChange({ merchant, now }: Context, account: Account): PasswordChange | null {
  if (account.passwordChange) return account.passwordChange
  const { maxPasswordAgeDays } = merchant.settings.rules
  const isOld =
    maxPasswordAgeDays > 0 && now.getTime() - account.passwordChangedAt > maxPasswordAgeDays * DAY
  return isOld && merchant.brand.features.forcedPasswordChange ? 'expired' : null
}
