import * as v from 'valibot'
import { TEXT_FAULTS } from '#core/contract/fieldFaults.ts'
import { call } from '#core/contract/call.ts'
import { ReturnAddressSchema } from '#core/contract/returnAddress.ts'
import { listOf, optionalField } from '#core/contract/tolerant.ts'
import { NameSchema } from '#core/contract/values.ts'
import { LoggedInSchema } from '#core/session/schema.ts'
import { CodeSentSchema, MAX_CODE_LENGTH } from '#parts/identity/codes/schema.ts'
import {
  LoginReplySchema,
  LoginSchema,
  MobileRegistrationSchema,
  RegistrationSchema,
  SecondFactorSchema,
  REGISTRATION_FAULTS,
} from './schema.ts'
import { MobileSchema } from '#parts/form/phone/schema.ts'
import { SocialProviderSchema } from '#parts/identity/social/schema.ts'

/** Logs in with a password or an SMS code (docs/product.md §7.1). */
export const login = call({
  method: 'post',
  path: '/wps/session/login',
  summary: 'Login',
  access: 'visitor',
  anonymous: true,
  encrypted: true,
  body: LoginSchema,
  reply: LoginReplySchema,
})

/** Sends a code for the second factor to the account's phone or email address. */
export const requestSecondFactorCode = call({
  method: 'post',
  path: '/wps/session/secondFactor/code',
  summary: 'Code for a login from a new address',
  access: 'visitor',
  anonymous: true,
  body: v.object({ challengeId: v.string(), factor: SecondFactorSchema }),
  reply: CodeSentSchema,
})

export const loginWithSecondFactor = call({
  method: 'post',
  path: '/wps/session/secondFactor',
  summary: 'Second factor of a login',
  access: 'visitor',
  anonymous: true,
  encrypted: true,
  body: v.object({
    challengeId: v.string(),
    factor: SecondFactorSchema,
    answer: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(MAX_CODE_LENGTH)),
  }),
  reply: LoggedInSchema,
})

/** Lists the social providers that a player can log in with. */
export const listSocialProviders = call({
  method: 'get',
  path: '/wps/session/social',
  summary: 'Providers of social accounts',
  access: 'visitor',
  reply: v.object({ providers: listOf(SocialProviderSchema) }),
})

/**
 * Returns the address at which a visitor signs in with a provider, who sends the browser back to
 * `returnUrl` with a ticket. The ticket logs in only together with this reply's secret. Refusals:
 * `mode_disabled`, `bad_return_url`.
 */
export const beginSocialLogin = call({
  method: 'post',
  path: '/wps/session/social',
  summary: 'Way to a social provider, for a login',
  access: 'visitor',
  body: v.object({ provider: SocialProviderSchema, returnUrl: ReturnAddressSchema }),
  reply: v.object({
    url: v.pipe(v.string(), v.maxLength(2000), v.url()),
    secret: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)),
  }),
})

/**
 * Logs in with the ticket that a provider sent back. Refusals: `social_expired`, `social_unbound`
 * (with the name of the social account, which belongs to no player yet).
 */
export const loginBySocial = call({
  method: 'post',
  path: '/wps/session/login/social',
  summary: 'Login with a social account',
  access: 'visitor',
  anonymous: true,
  encrypted: true,
  body: v.object({
    ticket: v.pipe(v.string(), v.maxLength(100)),
    secret: v.pipe(v.string(), v.maxLength(100)),
  }),
  reply: LoginReplySchema,
})

export const register = call({
  method: 'put',
  path: '/wps/member/register',
  summary: 'Registration with a username',
  access: 'visitor',
  anonymous: true,
  encrypted: true,
  intent: true,
  body: RegistrationSchema,
  fieldFaults: REGISTRATION_FAULTS,
  reply: LoggedInSchema,
})

export const registerMobile = call({
  method: 'put',
  path: '/wps/member/register/mobile',
  summary: 'Registration with a mobile number',
  access: 'visitor',
  anonymous: true,
  encrypted: true,
  intent: true,
  body: MobileRegistrationSchema,
  fieldFaults: REGISTRATION_FAULTS,
  reply: LoggedInSchema,
})

/**
 * Returns only whether a username is free, and suggests similar names that are free. Refusals:
 * `invalid_fields` if the rules do not allow the username, `too_many_requests` if the visitor asks
 * too often.
 */
export const checkUsername = call({
  method: 'get',
  path: '/wps/member/register/username',
  summary: 'Whether a username is free',
  access: 'visitor',
  anonymous: true,
  query: v.object({ username: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(64)) }),
  fieldFaults: { username: TEXT_FAULTS },
  reply: v.object({
    free: v.boolean(),
    suggestions: optionalField(listOf(v.pipe(v.string(), v.nonEmpty(), v.maxLength(64))), []),
  }),
})

/**
 * Loads the affiliate who belongs to an invitation code or to this site's host name. A visit by an
 * invitation link adds to the link's number of visitors (docs/product.md §12.5). Refused with
 * `invitation_code_error`; if the code is a link's, `data.reason` says why.
 */
export const getAffiliate = call({
  method: 'get',
  path: '/wps/agent/affiliate',
  summary: 'Affiliate of a code or domain',
  access: 'visitor',
  query: v.object({ affiliateCode: v.optional(v.string()), domain: v.optional(v.string()) }),
  reply: v.object({
    affiliateCode: v.nullable(v.string()),
    /** Kind of account that a newcomer gets by the invitation. */
    kind: optionalField(v.optional(v.picklist(['PLAYER', 'AGENT'])), undefined),
    /** Name of the inviting affiliate, masked by the gateway. */
    inviter: optionalField(v.optional(v.nullable(NameSchema)), null),
  }),
})

/**
 * Sends a temporary password by email. The reply is always the same, so that nobody learns
 * whether the account and the address belong together.
 */
export const recoverPasswordByEmail = call({
  method: 'post',
  path: '/wps/member/password/email',
  summary: 'Password recovery by mail',
  access: 'visitor',
  form: true,
  body: v.object({
    username: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(64)),
    email: v.pipe(v.string(), v.trim(), v.email(), v.maxLength(255)),
    human: v.optional(v.string()),
  }),
  reply: v.object({}),
})

/**
 * Sets a new password by an SMS code. The reply's `account` is the name to log in with
 * afterwards.
 */
export const recoverPasswordByPhone = call({
  method: 'post',
  path: '/wps/member/password/verification',
  summary: 'Password recovery by phone',
  access: 'visitor',
  encrypted: true,
  body: v.object({
    ...MobileSchema.entries,
    newPassword: v.pipe(v.string(), v.minLength(1), v.maxLength(255)),
    verificationCode: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_CODE_LENGTH))),
    firebaseChannel: v.optional(v.literal('WEB')),
    firebaseIdToken: v.optional(v.string()),
  }),
  fieldFaults: { newPassword: TEXT_FAULTS },
  reply: v.object({ account: v.string() }),
})

/**
 * Changes the password. `oldPassword` may be left out if the session must change its password
 * before anything else.
 */
export const updatePassword = call({
  method: 'post',
  path: '/wps/member/password',
  summary: 'Change of password',
  access: 'member',
  trial: 'refused',
  encrypted: true,
  body: v.object({
    oldPassword: v.optional(v.pipe(v.string(), v.maxLength(255))),
    newPassword: v.pipe(v.string(), v.minLength(1), v.maxLength(255)),
    confirmNewPassword: v.pipe(v.string(), v.minLength(1), v.maxLength(255)),
  }),
  fieldFaults: { newPassword: [...TEXT_FAULTS, 'taken'], confirmNewPassword: ['mismatch'] },
  reply: v.object({}),
})
