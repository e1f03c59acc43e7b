import * as v from 'valibot'
import { REQUIRED } from '#parts/form/field-rules/faults.ts'
import type { HumanProof } from '#parts/identity/human/schema.ts'

/** What a form holds of the captcha and sends along as it is: the picture's text, or a proof. */
export interface CaptchaValue {
  captchaId?: string
  captcha?: string
  human?: HumanProof
}

/** Whether the field is filled in; both ways count. */
export function hasCaptcha({ captcha, human }: CaptchaValue): boolean {
  return human !== undefined || Boolean(captcha?.trim())
}

/** The captcha's entry in a form's schema. */
export const captchaEntry = (needed: boolean) =>
  v.custom<CaptchaValue>((value) => !needed || hasCaptcha(value as CaptchaValue), REQUIRED)
