import * as v from 'valibot'
import { TEXT_FAULTS } from '#core/contract/fieldFaults.ts'
import { call } from '#core/contract/call.ts'
import { ReturnAddressSchema } from '#core/contract/returnAddress.ts'
import { listOf } from '#core/contract/tolerant.ts'
import { CountSchema, NameSchema, TimestampSchema } from '#core/contract/values.ts'
import {
  CodeSentSchema,
  FirebaseProofSchema,
  MAX_CODE_LENGTH,
} from '#parts/identity/codes/schema.ts'
import { MobileSchema } from '#parts/form/phone/schema.ts'
import {
  DeviceSchema,
  IdSchema,
  LoginRecordSchema,
  PROFILE_FIELDS,
  ProfileSchema,
  ProofSchema,
  SecretSchema,
  SecuritySchema,
} from './schema.ts'
import { SocialProviderSchema } from '#parts/identity/social/schema.ts'

/**
 * Options of every call in this file: only a player with a real account may send it
 * (docs/product.md §6).
 */
const own = { access: 'player', trial: 'refused' } as const
const done = v.object({})
const CodeTextSchema = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(MAX_CODE_LENGTH))
const AddressSchema = v.pipe(v.string(), v.maxLength(2000))
const EmailSchema = v.pipe(v.string(), v.trim(), v.email(), v.maxLength(255))
const newPassword = { newPassword: SecretSchema, confirmNewPassword: SecretSchema }

export const getSecurity = call({
  ...own,
  method: 'get',
  path: '/wps/relay/MCSFE_getSecurityCenter',
  summary: 'What keeps the account safe',
  reply: SecuritySchema,
})

/**
 * Sends a code to the bound phone or email address. With the code the player proves to be the
 * account's owner.
 */
export const requestProofCode = call({
  ...own,
  method: 'post',
  path: '/wps/relay/MCSFE_requestProofCode',
  summary: 'Code that proves the owner of an account',
  body: v.object({ kind: v.picklist(['phone', 'email']) }),
  reply: CodeSentSchema,
})

/** Sets, changes or resets the payment password, which confirms withdrawals. */
export const updatePaymentPassword = call({
  ...own,
  method: 'post',
  path: '/wps/relay/MCSFE_updatePaymentPassword',
  summary: 'Payment password',
  encrypted: true,
  body: v.variant('way', [
    v.object({ way: v.literal('first'), proof: ProofSchema, ...newPassword }),
    v.object({ way: v.literal('known'), oldPaymentPassword: SecretSchema, ...newPassword }),
    /**
     * Resets the payment password by two kinds of proof. The payout accounts must then wait again
     * before they are used.
     */
    v.object({
      way: v.literal('forgotten'),
      proofs: v.pipe(v.array(ProofSchema), v.minLength(2), v.maxLength(2)),
      ...newPassword,
    }),
  ]),
  fieldFaults: { newPassword: [...TEXT_FAULTS, 'taken'], confirmNewPassword: ['mismatch'] },
  reply: done,
})

export const getProfile = call({
  ...own,
  method: 'get',
  path: '/wps/relay/MCSFE_getProfile',
  summary: 'Personal data',
  reply: ProfileSchema,
})

/**
 * Saves personal data of the player. The gateway accepts only fields that are not set yet, or that
 * have the given value already, so that a save whose reply was lost can be sent again.
 */
export const updateProfile = call({
  ...own,
  method: 'post',
  path: '/wps/relay/MCSFE_updateProfile',
  summary: 'Personal data, once',
  body: v.object(
    v.entriesFromList(PROFILE_FIELDS, v.optional(v.pipe(v.string(), v.maxLength(255)))),
  ),
  fieldFaults: {
    ...Object.fromEntries(PROFILE_FIELDS.map((field) => [field, TEXT_FAULTS])),
    birthday: [...TEXT_FAULTS, 'age'],
  },
  reply: ProfileSchema,
})

export const listAvatars = call({
  ...own,
  method: 'get',
  path: '/wps/relay/MCSFE_listAvatars',
  summary: 'Pictures to choose from',
  reply: v.object({ avatars: listOf(v.object({ id: IdSchema, url: AddressSchema })) }),
})

export const updateAvatar = call({
  ...own,
  method: 'post',
  path: '/wps/relay/MCSFE_updateAvatar',
  summary: 'Choice of a picture',
  body: v.object({ id: v.pipe(v.string(), v.maxLength(40)) }),
  fieldFaults: { avatar: ['unknown'] },
  reply: done,
})

/** Binds a phone number, which cannot be changed or removed afterwards (docs/product.md §4.3). */
export const bindPhone = call({
  ...own,
  method: 'post',
  path: '/wps/relay/MCSFE_bindPhone',
  summary: 'Phone, once',
  encrypted: true,
  body: v.object({
    ...MobileSchema.entries,
    verificationCode: v.optional(CodeTextSchema),
    ...v.partial(FirebaseProofSchema).entries,
    proof: ProofSchema,
  }),
  fieldFaults: { mobileNum: ['taken'] },
  reply: done,
})

export const requestEmailBindCode = call({
  ...own,
  method: 'post',
  path: '/wps/verification/email/bind',
  summary: 'Code to a mail address that is to be bound',
  body: v.object({ email: EmailSchema }),
  fieldFaults: { email: ['taken'] },
  reply: CodeSentSchema,
})

/** Binds an email address, or replaces the bound one. */
export const bindEmail = call({
  ...own,
  method: 'post',
  path: '/wps/relay/MCSFE_bindEmail',
  summary: 'Mail address',
  encrypted: true,
  body: v.object({ email: EmailSchema, verificationCode: CodeTextSchema, proof: ProofSchema }),
  fieldFaults: { email: ['taken'] },
  reply: done,
})

/**
 * Creates the secret of an authenticator app. It takes effect once `confirmAuthenticator` has
 * accepted a code.
 */
export const startAuthenticator = call({
  ...own,
  method: 'post',
  path: '/wps/relay/MCSFE_startAuthenticator',
  summary: 'Secret for an authenticator app',
  reply: v.object({
    /** Secret of the authenticator app in Base32. */
    secret: v.pipe(v.string(), v.regex(/^[A-Z2-7]{16,128}$/)),
    uri: v.pipe(v.string(), v.regex(/^otpauth:\/\/totp\//), v.maxLength(500)),
  }),
})

/** Turns the authenticator app on. Only this reply contains the recovery codes. */
export const confirmAuthenticator = call({
  ...own,
  method: 'post',
  path: '/wps/relay/MCSFE_confirmAuthenticator',
  summary: 'Authenticator app, turned on',
  encrypted: true,
  intent: true,
  body: v.object({ code: CodeTextSchema, proof: ProofSchema }),
  reply: v.object({ recoveryCodes: v.array(v.pipe(v.string(), v.maxLength(40))) }),
})

export const removeAuthenticator = call({
  ...own,
  method: 'post',
  path: '/wps/relay/MCSFE_removeAuthenticator',
  summary: 'Authenticator app, turned off',
  encrypted: true,
  body: v.object({ proof: ProofSchema }),
  reply: done,
})

export const listDevices = call({
  ...own,
  method: 'get',
  path: '/wps/relay/MCSFE_listSessions',
  summary: 'Devices that are logged in',
  reply: v.object({ devices: listOf(DeviceSchema) }),
})

export const endDevice = call({
  ...own,
  method: 'post',
  path: '/wps/relay/MCSFE_endSession',
  summary: 'Logout of another device',
  body: v.object({ id: IdSchema }),
  reply: done,
})

export const endOtherDevices = call({
  ...own,
  method: 'post',
  path: '/wps/relay/MCSFE_endOtherSessions',
  summary: 'Logout of all other devices',
  reply: v.object({ ended: CountSchema }),
})

export const listLogins = call({
  ...own,
  method: 'get',
  path: '/wps/relay/MCSFE_listLogins',
  summary: 'Login history',
  query: v.object({
    pageNo: v.pipe(v.number(), v.integer(), v.minValue(1)),
    pageSize: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
  }),
  reply: v.object({ logins: listOf(LoginRecordSchema), total: CountSchema }),
})

export const listSocialAccounts = call({
  ...own,
  method: 'get',
  path: '/wps/relay/MCSFE_listSocialAccounts',
  summary: 'Social accounts that are bound',
  reply: v.object({
    /** Social login providers that the merchant offers for binding. */
    providers: listOf(SocialProviderSchema),
    accounts: listOf(
      v.object({ provider: SocialProviderSchema, name: NameSchema, boundAt: TimestampSchema }),
    ),
  }),
})

/**
 * Returns the address at which the player signs in with the provider. The provider sends the
 * browser back to `returnUrl`.
 */
export const beginSocialBinding = call({
  ...own,
  method: 'post',
  path: '/wps/relay/MCSFE_beginSocialBinding',
  summary: 'Way to a social provider',
  body: v.object({ provider: SocialProviderSchema, returnUrl: ReturnAddressSchema }),
  reply: v.object({ url: v.pipe(AddressSchema, v.url()) }),
})

/** Loads the social account that the provider returned, before it is bound. */
export const getSocialTicket = call({
  ...own,
  method: 'get',
  path: '/wps/relay/MCSFE_getSocialTicket',
  summary: 'Social account that waits to be bound',
  query: v.object({ ticket: v.pipe(v.string(), v.maxLength(100)) }),
  reply: v.object({ provider: SocialProviderSchema, name: NameSchema }),
})

/** Binds a social account, which cannot be changed or undone afterwards (docs/product.md §4.3). */
export const bindSocialAccount = call({
  ...own,
  method: 'post',
  path: '/wps/relay/MCSFE_bindSocialAccount',
  summary: 'Social account, for good',
  body: v.object({ ticket: v.pipe(v.string(), v.maxLength(100)) }),
  reply: done,
})
