import { CallError } from '../http/call-error.ts'
import type { CallContext } from '../http/serve.ts'
import { spendCaptcha } from './captcha.ts'
import { type Proof, spendProof } from './human.ts'
import { checkPhoneProof } from './phone-proof.ts'
import { readFieldRules } from './registration-rules.ts'
import {
  addAccount,
  findAffiliateCode,
  type Method,
  readGivenPhone,
  refuseByOthers,
  refuseInvalidFields,
  type Registration,
} from './registration.ts'
import { startSession } from './sessions.ts'

type Context = CallContext<unknown, Registration>

/**
 * Registers and logs in. What a visitor can correct is told before captcha, human proof and code
 * are used up, but for what is said of other players; the account is written last, since a refusal
 * keeps what stands.
 */
export function registerPlayer(context: Context, method: Method, proof: Proof | null | undefined) {
  const { body } = context
  refuseModeOff(context, method)
  if (!body.termsAccepted) {
    throw new CallError(422, 'terms_required', 'Please agree to the terms.')
  }
  refuseInvalidFields(context, method, body)
  const affiliateCode = findAffiliateCode(context, body.affiliateCode)
  refuseRobots(context, proof)
  const phone = readGivenPhone(body)
  const username =
    method === 'username' ? (body.username ?? '').trim().toLowerCase() : (phone?.address ?? '')
  refuseByOthers(context, { username, phone, recommenderId: body.recommenderId })
  if (phone && context.merchant.brand.features.registrationSms) {
    checkPhoneProof(context, 'register', phone, body)
  }
  const own = { username, phone, affiliateCode, password: body.password ?? '' }
  return startSession(context, addAccount(context, body, own))
}

/** What the merchant turned off is refused, also a password where numbers register without one. */
function refuseModeOff({ merchant, body }: Context, method: Method): void {
  const { usernameRegistration, mobileRegistration, mobilePasswordRegistration } =
    merchant.brand.features
  const isOn =
    method === 'username'
      ? usernameRegistration
      : mobileRegistration && (mobilePasswordRegistration || !body.password)
  if (isOn) return
  throw new CallError(403, 'mode_disabled', 'This site does not offer this way to register.')
}

/** The picture where it is demanded, or a human proof instead of it. */
function refuseRobots(context: Context, proof: Proof | null | undefined): void {
  const { captchaId, captcha } = context.body
  if (proof !== undefined) return spendProof(context, proof)
  const { enabled = false, required = false } = readFieldRules(context.merchant).captcha ?? {}
  if (!enabled || !required) return
  const data = { captcha: true }
  if (captchaId === undefined || captcha === undefined) {
    throw new CallError(422, 'captcha_required', 'Please enter the captcha.', data)
  }
  if (!spendCaptcha(context, { captchaId, captcha })) {
    throw new CallError(422, 'captcha_wrong', 'The captcha is wrong.', data)
  }
}
