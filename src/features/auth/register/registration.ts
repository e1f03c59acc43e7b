import { register, registerMobile } from '../api.ts'
import type { PhoneProof } from '#parts/identity/codes/provider.ts'
import type { HumanProof } from '#parts/identity/human/schema.ts'
import type { RuntimeBrand } from '#core/brand/runtime.ts'
import type { LinkCodes } from '#core/session/linkCodes.ts'
import type { CallOptions } from '#core/contract/call.ts'
import type { LoggedIn } from '#core/session/schema.ts'
import type { RegisterMethod } from './registerFields.ts'
import type { RegisterValues } from './registerSchema.ts'

export type Registration = Parameters<typeof register>[0] | Parameters<typeof registerMobile>[0]

/** Data of a registration in addition to the form's values. */
interface Extras {
  /** Address of the registration page; its query string is not sent. */
  page: string
  platform: RuntimeBrand['platform']
  /** Codes of the invitation link for fields that the form does not show. */
  link: LinkCodes
  phone: PhoneProof | undefined
  human: HumanProof | undefined
}

/** Builds the registration request (docs/product.md §7.1). */
export function makeRegistration(
  {
    terms: _terms,
    captcha,
    firebaseIdToken: _token,
    verificationCode: _code,
    ...values
  }: RegisterValues,
  { page, platform, link, phone, human }: Extras,
): Registration {
  const { origin, pathname, hostname } = new URL(page)
  return {
    ...link,
    ...values,
    ...captcha,
    ...phone,
    ...(human && { human }),
    registerUrl: origin + pathname,
    domain: hostname,
    registerMethod: platform,
    login: true,
    termsAccepted: true,
  } as Registration
}

export const SEND = { username: register, mobile: registerMobile } as unknown as Record<
  RegisterMethod,
  (body: Registration, options: CallOptions) => Promise<LoggedIn>
>
