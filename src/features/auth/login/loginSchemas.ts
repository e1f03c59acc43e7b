import * as v from 'valibot'
import { captchaEntry } from '#parts/identity/captcha/captchaValue.ts'
import { knownPassword, requiredText } from '#parts/form/field-rules/entries.ts'
import { phoneEntry } from '#parts/form/phone/phoneValue.ts'

/**
 * Schema of the login with name and password.
 * @param needsCaptcha whether an earlier refusal requires the captcha
 */
export const makeUsernameSchema = (needsCaptcha: boolean) =>
  v.object({
    username: requiredText,
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
