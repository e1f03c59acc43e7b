import * as v from 'valibot'
import { REQUIRED } from '#parts/form/field-rules/faults.ts'
import type { HumanProof } from '#parts/identity/human/schema.ts'

/**
 * The captcha fields of a form, which are sent unchanged: the text of the picture, or a proof of
 * the human check.
 */
export interface CaptchaValue {
  captchaId?: string
  captcha?: string
  human?: HumanProof
}

/** Whether the captcha is filled in, by the picture's text or by a proof. */
export function hasCaptcha({ captcha, human }: CaptchaValue): boolean {
  return human !== undefined || Boolean(captcha?.trim())
}

/** The captcha's entry in a form's schema. */
export const captchaEntry = (needed: boolean) =>
  v.custom<CaptchaValue>((value) => !needed || hasCaptcha(value as CaptchaValue), REQUIRED)
