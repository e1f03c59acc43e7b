import type * as v from 'valibot'
import * as api from '#features/auth/api.ts'
import { SOCIAL_PROVIDERS } from '#parts/identity/social/schema.ts'
import type { LoginSchema } from '#features/auth/schema.ts'
import { refuse } from '../http/call-error.ts'
import { refuseForeignReturn } from '../http/return-address.ts'
import { serve, type CallContext, type RouteParts } from '../http/serve.ts'
import { changePassword } from '../world/identity/change-password.ts'
import { sendCode } from '../world/identity/codes.ts'
import { proveByCode, proveByPassword, refuseAtPortal } from '../world/identity/credentials.ts'
import { findUsername } from '../world/identity/free-username.ts'
import { readProof } from '../world/identity/human.ts'
import { findInvite, noteOpen } from '../world/team/invitations.ts'
import { recoverByEmail, recoverByPhone } from '../world/identity/recovery.ts'
import { registerPlayer } from '../world/identity/register.ts'
import type { Registration } from '../world/identity/registration.ts'
import * as factors from '../world/identity/second-factor.ts'
import { startSession } from '../world/identity/sessions.ts'
import * as social from '../world/identity/social.ts'
import { maskPlayer } from '../world/play/winners.ts'

type LoginInput = v.InferOutput<typeof LoginSchema>

const registration = {
  prepare: (context: CallContext<unknown, Registration>) => readProof(context, context.body.human),
  keepsRefusals: true,
}

export const calls = ({ siteOrigins }: RouteParts) => [
  serve(api.login, async (context) => {
    const { body } = context
    refuseModeOff(context, body)
    const proven =
      body.type === 'sms' ? await proveByCode(context, body) : await proveByPassword(context, body)
    return proven.factorDone || !factors.needsSecondFactor(context, proven.account)
      ? startSession(context, proven.account, proven.mustChange)
      : factors.openChallenge(context, proven.account, proven.mustChange)
  }),

  serve(api.requestSecondFactorCode, (context) => {
    const { challengeId, factor } = context.body
    const { account } = factors.findChallenge(context, challengeId)
    const to = factors.findCodeAddress(account, factor) ?? refuse('wrong_second_factor/address', {})
    return sendCode(context, { purpose: 'secondFactor', ...to })
  }),

  serve(api.loginWithSecondFactor, (context) => {
    const { account, challenge } = factors.answerChallenge(context, context.body)
    return startSession(context, account, challenge.mustChange)
  }),

  serve(api.listSocialProviders, ({ merchant }) => ({
    providers: merchant.brand.features.socialLogin ? [...SOCIAL_PROVIDERS] : [],
  })),

  serve(api.beginSocialLogin, (context) => {
    social.refuseSocialOff(context)
    refuseForeignReturn(context, context.body.returnUrl, siteOrigins)
    return social.beginSocialLogin(context, context.body)
  }),

  serve(api.loginBySocial, (context) => {
    social.refuseSocialOff(context)
    const account = social.takeSocialLogin(context, context.body)
    refuseAtPortal('member', account)
    return factors.needsSecondFactor(context, account)
      ? factors.openChallenge(context, account, null)
      : startSession(context, account, null)
  }),

  serve(api.getAffiliate, (context) => {
    const invite = findInvite(context, context.query.affiliateCode)
    if (!invite) return { affiliateCode: null }
    noteOpen(context, invite)
    const { agent, link } = invite
    return {
      affiliateCode: link?.code ?? agent.ownAffiliateCode,
      kind: link?.kind ?? 'PLAYER',
      inviter: maskPlayer(agent.username),
    }
  }),

  serve(api.checkUsername, (context) => findUsername(context, context.query.username)),

  serve(api.register, (context, proof) => registerPlayer(context, 'username', proof), registration),
  serve(
    api.registerMobile,
    (context, proof) => registerPlayer(context, 'mobile', proof),
    registration,
  ),

  serve(api.recoverPasswordByEmail, recoverByEmail),
  serve(api.recoverPasswordByPhone, recoverByPhone),
  serve(api.updatePassword, changePassword),
]

function refuseModeOff({ merchant }: CallContext, { type, portal }: LoginInput): void {
  const { features } = merchant.brand
  if (type === 'sms' && !features.mobileCodeLogin) refuse('mode_disabled/login')
  if (portal === 'agent' && !features.agents) refuse('mode_disabled/login')
}
