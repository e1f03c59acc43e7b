import { refuse } from '../../http/call-error.ts'
import type { CallContext } from '../../http/serve.ts'
import { requireCaptcha } from './captcha.ts'
import { type Proof, spendProof } from './human.ts'
import { makeCode } from '../team/agent-codes.ts'
import { findInvite, placeNewcomer, takePlace } from '../team/invitations.ts'
import { checkPhoneProof } from './phone-proof.ts'
import { addReferral } from '../promotions/referrals.ts'
import { insistsOnCaptcha, readFieldRules } from './registration-rules.ts'
import {
  addAccount,
  type Method,
  readGivenPhone,
  refuseByOthers,
  refuseInvalidFields,
  type Registration,
} from './registration.ts'
import { startSession } from './sessions.ts'

type Context = CallContext<unknown, Registration>

/**
 * Registers a player and logs in. Errors that a visitor can correct are refused before captcha,
 * human proof and code are used up. Only errors that reveal other players are refused after the
 * human check. The account is written last, since writes before a refusal stay.
 */
export function registerPlayer(context: Context, method: Method, proof: Proof | null | undefined) {
  const { body } = context
  refuseModeOff(context, method)
  if (!body.termsAccepted) refuse('terms_required')
  refuseInvalidFields(context, method, body)
  const invite = findInvite(context, body.affiliateCode)
  const phone = readGivenPhone(body)
  const provesPhone = phone !== null && context.merchant.brand.features.registrationSms
  if (!provesPhone || insistsOnCaptcha(context.merchant)) refuseRobots(context, proof)
  const username =
    method === 'username' ? (body.username ?? '').trim().toLowerCase() : (phone?.address ?? '')
  refuseByOthers(context, { username, phone, recommenderId: body.recommenderId })
  if (provesPhone) {
    checkPhoneProof(context, 'register', phone, body)
  }
  if (invite) takePlace(context, invite)
  const account = addAccount(context, body, {
    username,
    phone,
    affiliateCode: invite?.agent.ownAffiliateCode ?? null,
    password: body.password ?? '',
    ownAffiliateCode:
      invite?.link?.kind === 'AGENT' ? makeCode(context.db, context.merchant.code) : undefined,
  })
  if (invite) placeNewcomer(context, invite, account)
  noteReferral(context, username)
  return startSession(context, account)
}

/** An unknown referral code is ignored, since it is no reason to refuse a player. */
function noteReferral({ db, merchant, now, body, sockets }: Context, username: string): void {
  const scope = { db, merchant, at: now.getTime() }
  const code = body.referralCode || body.recommenderId
  const referrer = addReferral(scope, { username, code })
  if (referrer) sockets.tellPromotions(merchant.code, referrer)
}

/**
 * Refuses registration methods that the merchant has turned off, and a password if phone numbers
 * register without one.
 */
function refuseModeOff({ merchant, body }: Context, method: Method): void {
  const { usernameRegistration, mobileRegistration, mobilePasswordRegistration } =
    merchant.brand.features
  const isOn =
    method === 'username'
      ? usernameRegistration
      : mobileRegistration && (mobilePasswordRegistration || !body.password)
  if (!isOn) refuse('mode_disabled/registration')
}

/** Requires a human proof, or the captcha if the merchant's rules demand it. */
function refuseRobots(context: Context, proof: Proof | null | undefined): void {
  if (proof !== undefined) return spendProof(context, proof)
  const { enabled = false, required = false } = readFieldRules(context.merchant).captcha ?? {}
  if (enabled && required) requireCaptcha(context, context.body)
}
