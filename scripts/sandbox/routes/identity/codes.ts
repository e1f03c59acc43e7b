import * as api from '#parts/identity/codes/api.ts'
import type { HumanProof } from '#parts/identity/human/schema.ts'
import { refuse } from '../../http/call-error.ts'
import { playerOf, serve, type CallContext } from '../../http/serve.ts'
import { type CodePurpose, refuseCodeTooSoon, sendCode } from '../../world/identity/codes.ts'
import { sendPhoneBindCode } from '../../world/identity/contacts.ts'
import { checkHuman } from '../../world/identity/human.ts'
import { type Phone, readPhone } from '../../world/identity/phones.ts'
import { findByPhone, refuseByOthers } from '../../world/identity/registration.ts'

export const calls = [
  serve(api.requestRegisterCode, async (context) => {
    const { mobileNo, countryDialingCode, username, human } = context.body
    const { features } = context.merchant.brand
    const phone = await admit(context, 'register', features.registrationSms, {
      mobileNum: mobileNo,
      countryDialingCode,
      human,
    })
    refuseByOthers(context, { username: username?.trim().toLowerCase() || null, phone })
    return send(context, 'register', phone)
  }),

  serve(api.requestLoginCode, async (context) => {
    const { features } = context.merchant.brand
    const phone = await admit(context, 'login', features.mobileCodeLogin, context.body)
    return send(context, 'login', phone, isKnown(context, phone))
  }),

  serve(api.requestRecoveryCode, async (context) => {
    const { features } = context.merchant.brand
    const phone = await admit(context, 'recovery', features.phonePasswordRecovery, context.body)
    return send(context, 'recovery', phone, isKnown(context, phone))
  }),

  serve(api.requestPhoneBindCode, (context) =>
    sendPhoneBindCode(context, playerOf(context), context.body),
  ),
]

/**
 * Checks that a code may now be sent to a phone. The human proof is used up last, so that a caller
 * who is refused for another reason can use it again. Throws `CallError`.
 */
async function admit(
  context: CallContext,
  purpose: CodePurpose,
  isOn: boolean,
  given: { mobileNum: string; countryDialingCode: string; human?: HumanProof | undefined },
): Promise<Phone> {
  if (!isOn || context.merchant.brand.verification.phone.provider !== 'gateway') {
    refuse('sms_not_enabled')
  }
  const phone = readPhone(given) ?? refuse('phone_invalid')
  refuseCodeTooSoon(context, purpose, phone.address)
  await checkHuman(context, given.human)
  return phone
}

/**
 * Whether the phone number belongs to a player. The reply reveals this only if a rule allows it.
 */
function isKnown(context: CallContext, phone: Phone): boolean {
  const known = findByPhone(context, phone) !== undefined
  if (known || !context.merchant.settings.rules.tellUnknownAccounts) return known
  refuse('unknown_account')
}

const send = (context: CallContext, purpose: CodePurpose, { address }: Phone, deliver = true) =>
  sendCode(context, { purpose, channel: 'sms', address, deliver })
