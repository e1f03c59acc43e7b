import * as api from '#features/member/security/api.ts'
import type { Session } from '../../db/tables.ts'
import { refuse } from '../../http/call-error.ts'
import { refuseForeignReturn } from '../../http/return-address.ts'
import { playerOf, serve, type CallContext, type RouteParts } from '../../http/serve.ts'
import * as authenticator from '../../world/identity/authenticator.ts'
import * as contacts from '../../world/identity/contacts.ts'
import { endSession, endSessions, listSessions } from '../../world/identity/sessions.ts'
import { listLoginRecords, locateIp } from '../../world/identity/login-records.ts'
import { findPaymentLock } from '../../world/money/payment-password.ts'
import { changePaymentPassword } from '../../world/money/payment-password-ways.ts'
import { coolDownPayoutAccounts, listPayoutAccounts } from '../../world/money/payout-accounts.ts'
import * as profile from '../../world/identity/profile.ts'
import { checkProof, listProofs, sendProofCode } from '../../world/identity/proofs.ts'
import { maskEmail, maskPhone } from '../../world/identity/second-factor.ts'
import * as social from '../../world/identity/social.ts'
import { writeTime } from '../../world/days.ts'

/** The session of a call that requires a player. */
const sessionOf = ({ session }: Pick<CallContext, 'session'>) => session as Session

export const calls = ({ siteOrigins }: RouteParts) => [
  serve(api.getSecurity, (context) => {
    const player = playerOf(context)
    const { db, merchant } = context
    const lockedUntil = findPaymentLock(context, player)
    const { features } = merchant.brand
    return {
      proofs: listProofs(player),
      paymentPassword: {
        isSet: player.paymentPasswordHash !== null,
        lockedUntil: writeTime(lockedUntil),
      },
      phone: player.mobileNum && maskPhone(player.mobileNum),
      email: player.email && maskEmail(player.email),
      authenticator: {
        isOn: player.totpSecret !== null,
        recoveryCodesLeft: authenticator.countRecoveryCodes(db, player),
      },
      payoutAccounts: listPayoutAccounts(db, player).length,
      socialAccounts: features.socialLogin
        ? social.listSocialAccounts(context, player).accounts.length
        : 0,
      sessions: listSessions(context, player).length,
      profile: profile.countProfile(context, player),
    }
  }),

  serve(api.requestProofCode, (context) =>
    sendProofCode(context, playerOf(context), context.body.kind),
  ),

  serve(api.updatePaymentPassword, changePaymentPassword),

  serve(api.getProfile, (context) => profile.readProfile(playerOf(context))),
  serve(api.updateProfile, (context) =>
    profile.fillProfile(context, playerOf(context), context.body),
  ),
  serve(api.listAvatars, (context) => ({ avatars: profile.listAvatars(context) })),
  serve(api.updateAvatar, (context) => {
    profile.chooseAvatar(context, playerOf(context), context.body.id)
    return {}
  }),

  serve(api.bindPhone, async (context) => {
    const player = playerOf(context)
    contacts.admitPhone(context, player, context.body)
    await checkProof(context, player, context.body.proof)
    contacts.bindPhone(context, player, context.body)
    return {}
  }),
  serve(api.requestEmailBindCode, (context) =>
    contacts.sendEmailBindCode(context, context.body.email),
  ),
  serve(api.bindEmail, async (context) => {
    const player = playerOf(context)
    await checkProof(context, player, context.body.proof)
    contacts.bindEmail(context, player, context.body)
    if (player.email !== null) coolDownPayoutAccounts(context, player, 'email')
    return {}
  }),

  serve(api.startAuthenticator, (context) =>
    authenticator.startAuthenticator(context, playerOf(context)),
  ),
  serve(
    api.confirmAuthenticator,
    (context) => authenticator.confirmAuthenticator(context, playerOf(context), context.body.code),
    { prepare: (context) => checkProof(context, playerOf(context), context.body.proof) },
  ),
  serve(api.removeAuthenticator, async (context) => {
    const player = playerOf(context)
    if (player.totpSecret === null) refuse('authenticator_off')
    await checkProof(context, player, context.body.proof)
    authenticator.removeAuthenticator(context.db, player)
    return {}
  }),

  serve(api.listDevices, (context) => ({
    devices: listSessions(context, playerOf(context)).map((session) => ({
      id: session.id,
      device: session.device,
      ip: session.ip,
      place: locateIp(session.ip),
      startedAt: writeTime(session.createdAt),
      lastSeenAt: writeTime(session.lastSeenAt),
      isThis: session.id === sessionOf(context).id,
    })),
  })),
  serve(api.endDevice, (context) => {
    const { id } = context.body
    const isOther = listSessions(context, playerOf(context)).some(
      (session) => session.id === id && id !== sessionOf(context).id,
    )
    if (isOther) {
      endSession(context.db, id, 'ended', context.now)
      context.sockets.kick([id], 'ended')
    }
    // A session that has already ended needs no refusal: the player wanted its end.
    return {}
  }),
  serve(api.endOtherDevices, (context) => {
    const { db, now, sockets } = context
    const ended = endSessions(db, playerOf(context), 'ended', now, sessionOf(context).id)
    sockets.kick(ended, 'ended')
    return { ended: ended.length }
  }),
  serve(api.listLogins, ({ db, query, ...context }) => {
    const { rows, total } = listLoginRecords(db, playerOf(context), query)
    return {
      total,
      logins: rows.map(({ id, at, device, ip, outcome }) => ({
        id: String(id),
        at: writeTime(at),
        device,
        ip,
        place: locateIp(ip),
        outcome,
      })),
    }
  }),

  serve(api.listSocialAccounts, (context) => {
    social.refuseSocialOff(context)
    return social.listSocialAccounts(context, playerOf(context))
  }),
  serve(api.beginSocialBinding, (context) => {
    social.refuseSocialOff(context)
    refuseForeignReturn(context, context.body.returnUrl, siteOrigins)
    return social.beginSocialBinding(context, playerOf(context), context.body)
  }),
  serve(api.getSocialTicket, (context) => {
    const { ticket } = context.query
    const { provider, name } = social.findSocialTicket(context, playerOf(context), ticket)
    return { provider, name }
  }),
  serve(api.bindSocialAccount, (context) => {
    social.refuseSocialOff(context)
    social.bindSocialAccount(context, playerOf(context), context.body.ticket)
    return {}
  }),
]
