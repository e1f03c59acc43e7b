import * as v from 'valibot'
import { captchaEntry } from '#parts/identity/captcha/captchaValue.ts'
import { knownPassword, requiredText } from '#parts/form/field-rules/entries.ts'
import { phoneEntry } from '#parts/form/phone/phoneValue.ts'

/** A text with only the digits of a phone number, its plus sign, and signs between its groups. */
const PHONE = /^\+?[\d\s().-]{8,}$/

/** Drops the signs between the groups of a phone number that stands for a username. */
const tidyName = (name: string) => (PHONE.test(name) ? name.replaceAll(/[\s().-]/g, '') : name)

interface LoginNeeds {
  /** Whether an earlier refusal requires the captcha. */
  needsCaptcha: boolean
  /** Whether accounts may have a phone number as their name. */
  takesPhones: boolean
}

/** Schema of the login with name and password. */
export const makeUsernameSchema = ({ needsCaptcha, takesPhones }: LoginNeeds) =>
  v.object({
    username: takesPhones ? v.pipe(requiredText, v.transform(tidyName)) : requiredText,
    password: knownPassword,
    remember: v.boolean(),
    captcha: captchaEntry(needsCaptcha),
  })

/** Schema of the login with an SMS code. */
export const makePhoneSchema = (needsCaptcha: boolean) =>
  v.object({
    mobileNum: phoneEntry,
    verificationCode: requiredText,
    captcha: captchaEntry(needsCaptcha),
  })
