import {
  requestLoginCode,
  requestPhoneBindCode,
  requestRecoveryCode,
  requestRegisterCode,
} from '#parts/identity/codes/api.ts'
import type { HumanProof } from '#parts/identity/human/schema.ts'
import { CallError } from '../../http/call-error.ts'
import { playerOf, serve, type CallContext } from '../../http/serve.ts'
import { type CodePurpose, refuseCodeTooSoon, sendCode } from '../../world/identity/codes.ts'
import { sendPhoneBindCode } from '../../world/identity/contacts.ts'
import { checkHuman } from '../../world/identity/human.ts'
import { type Phone, readPhone } from '../../world/identity/phones.ts'
import { findByPhone, refuseByOthers } from '../../world/identity/registration.ts'

export const calls = [
  serve(requestRegisterCode, async (context) => {
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

  serve(requestLoginCode, async (context) => {
    const { features } = context.merchant.brand
    const phone = await admit(context, 'login', features.mobileCodeLogin, context.body)
    return send(context, 'login', phone, isKnown(context, phone))
  }),

  serve(requestRecoveryCode, async (context) => {
    const { features } = context.merchant.brand
    const phone = await admit(context, 'recovery', features.phonePasswordRecovery, context.body)
    return send(context, 'recovery', phone, isKnown(context, phone))
  }),

  serve(requestPhoneBindCode, (context) =>
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
    throw new CallError(422, 'sms_not_enabled', 'SMS is not enabled, contact customer service.')
  }
  const phone = readPhone(given)
  if (!phone) throw new CallError(422, 'phone_invalid', 'There is no such phone number.')
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
  throw new CallError(404, 'unknown_account', 'There is no such account.')
}

const send = (context: CallContext, purpose: CodePurpose, { address }: Phone, deliver = true) =>
  sendCode(context, { purpose, channel: 'sms', address, deliver })
