import type { CaptchaValue } from '#parts/identity/captcha/captchaValue.ts'
import { NO_PHONE, type PhoneValue } from '#parts/form/phone/phoneValue.ts'
import { REGISTRATION_FIELDS, type RegistrationField } from '#core/brand/registrationFields.ts'
import type { LinkCodes } from '#core/session/linkCodes.ts'

export type TextFieldName = Exclude<RegistrationField, 'captcha' | 'mobileNum'>

/**
 * Values of the form's controls for every field; `toValues` turns them into values for the
 * schema.
 */
export type RegisterInput = Record<TextFieldName, string> & {
  mobileNum: PhoneValue
  captcha: CaptchaValue
  terms: boolean
}

export const EMPTY_INPUT: RegisterInput = {
  ...(Object.fromEntries(REGISTRATION_FIELDS.map((name) => [name, ''])) as Record<
    TextFieldName,
    string
  >),
  mobileNum: NO_PHONE,
  captcha: {},
  terms: false,
}

/**
 * Fills in what an invitation link brought. A rule may require the ID of the inviter, which the
 * visitor cannot know, since names are masked: the link's code stands for this ID.
 */
export const startFromLink = (codes: LinkCodes): RegisterInput => ({
  ...EMPTY_INPUT,
  ...codes,
  recommenderId: codes.referralCode ?? codes.affiliateCode ?? '',
})

/**
 * Turns the values of the inputs into plain values for the schema. An impossible phone number
 * becomes a value that the schema rejects.
 */
export function toValues({ mobileNum: phone, ...input }: RegisterInput): Record<string, unknown> {
  return {
    ...input,
    mobileNum: phone.problem === 'invalid' ? '?' : phone.mobileNum,
    countryDialingCode: phone.countryDialingCode,
  }
}
