import * as v from 'valibot'
import { REGISTRATION_FIELDS, type RegistrationField } from '#core/brand/registrationFields.ts'
import { type FieldFault, TEXT_FAULTS } from '#core/contract/fieldFaults.ts'
import { optionalField } from '#core/contract/tolerant.ts'
import { CountSchema } from '#core/contract/values.ts'
import { LoggedInSchema } from '#core/session/schema.ts'
import { FirebaseProofSchema, MAX_CODE_LENGTH } from '#parts/identity/codes/schema.ts'
import { HumanProofSchema } from '#parts/identity/human/schema.ts'
import { MobileSchema } from '#parts/form/phone/schema.ts'

const text = (max: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(max))

/** What a registration may refuse besides texts that break their rule. */
const OWN_FAULTS: Partial<Record<RegistrationField, readonly FieldFault[]>> = {
  username: ['taken'],
  mobileNum: ['taken'],
  recommenderId: ['unknown'],
  confirmPassword: ['mismatch'],
  birthday: ['age'],
}

/** The fields that a registration may refuse, and what may be wrong with each. */
export const REGISTRATION_FAULTS = Object.fromEntries(
  REGISTRATION_FIELDS.map((field) => [field, [...TEXT_FAULTS, ...(OWN_FAULTS[field] ?? [])]]),
)

const challenge = {
  captchaId: v.optional(text(64)),
  captcha: v.optional(text(12)),
  human: v.optional(HumanProofSchema),
}

/** Where a login takes place; it decides which account types are accepted (docs/product.md §6). */
export const PORTALS = ['member', 'agent'] as const
export type Portal = (typeof PORTALS)[number]

export const LoginSchema = v.variant('type', [
  v.object({
    type: v.literal('username'),
    portal: v.picklist(PORTALS),
    username: text(64),
    password: v.pipe(v.string(), v.minLength(1), v.maxLength(255)),
    ...challenge,
  }),
  v.object({
    type: v.literal('sms'),
    portal: v.picklist(PORTALS),
    ...MobileSchema.entries,
    verificationCode: v.optional(text(MAX_CODE_LENGTH)),
    ...v.partial(FirebaseProofSchema).entries,
    ...challenge,
  }),
])

export const SECOND_FACTORS = ['phone', 'email', 'bankAccountName', 'authenticator'] as const
export const SecondFactorSchema = v.picklist(SECOND_FACTORS)
export type SecondFactor = v.InferOutput<typeof SecondFactorSchema>

/** Reply to a login that must be completed with one of the listed second factors. */
export const SecondFactorNeededSchema = v.object({
  outcome: v.literal('secondFactor'),
  challengeId: v.string(),
  factors: v.pipe(
    v.array(
      v.object({
        factor: SecondFactorSchema,
        /** Masked address to which the code goes, such as `•••• 4821`. */
        hint: optionalField(v.optional(v.string()), undefined),
      }),
    ),
    v.minLength(1),
  ),
})
export type SecondFactorNeeded = v.InferOutput<typeof SecondFactorNeededSchema>

export const LoginReplySchema = v.variant('outcome', [LoggedInSchema, SecondFactorNeededSchema])
export type LoginReply = v.InferOutput<typeof LoginReplySchema>

/** Data that a refused login contains. */
export const LoginRefusalSchema = v.object({
  /** Whether the next try to log in needs the captcha. */
  captcha: optionalField(v.boolean(), false),
  /** Seconds until a locked account can log in again. */
  retryAfterSeconds: optionalField(v.optional(CountSchema), undefined),
})

const optional = (max = 255) => v.optional(v.pipe(v.string(), v.maxLength(max)))

/**
 * Fields besides the username, the password and the phone number. Each must be in the list below,
 * because a field that is missing there would not be sent.
 */
type FurtherField = Exclude<RegistrationField, 'username' | 'password' | 'mobileNum'>

/**
 * Fields that both registration methods send (docs/product.md §3); their rules come from the
 * gateway.
 */
const registrationEntries = {
  confirmPassword: optional(),
  payeeName: optional(),
  email: optional(),
  qqNum: optional(),
  recommenderId: optional(),
  affiliateCode: optional(),
  referralCode: optional(),
  paymentPassword: optional(),
  line: optional(),
  whatsapp: optional(),
  facebook: optional(),
  wechat: optional(),
  telegram: optional(),
  zalo: optional(),
  idNumber: optional(),
  nickname: optional(),
  fullName: optional(),
  birthday: optional(10),
  address: optional(),
  nationality: optional(),
  occupation: optional(),
  sourceOfIncome: optional(),
  /** Address of the registration page, without its query. */
  registerUrl: optional(2000),
  domain: optional(),
  registerMethod: v.literal('WEB'),
  /** Tells the gateway to log the new player in right after the registration. */
  login: v.literal(true),
  /**
   * Whether the visitor accepted the terms and confirmed the minimum age; without both, the refusal
   * is `terms_required`.
   */
  termsAccepted: v.boolean(),
  verificationCode: optional(),
  ...v.partial(FirebaseProofSchema).entries,
  ...challenge,
} satisfies Record<FurtherField, v.GenericSchema> & Record<string, v.GenericSchema>

export const RegistrationSchema = v.object({
  username: v.string(),
  password: v.string(),
  ...v.partial(MobileSchema).entries,
  ...registrationEntries,
})

export const MobileRegistrationSchema = v.object({
  ...MobileSchema.entries,
  password: optional(),
  username: optional(),
  ...registrationEntries,
})
