import * as v from 'valibot'
import { listOf, optionalField } from '#core/contract/tolerant.ts'
import { CountSchema, TimestampSchema } from '#core/contract/values.ts'
import { MAX_CODE_LENGTH } from '#parts/identity/codes/schema.ts'

/** Ways in which a player who is logged in proves to be the owner of the account. */
export const PROOF_KINDS = ['password', 'phone', 'email', 'authenticator'] as const
export const ProofKindSchema = v.picklist(PROOF_KINDS)
export type ProofKind = v.InferOutput<typeof ProofKindSchema>

export const IdSchema = v.pipe(v.string(), v.maxLength(100))

export const SecretSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(255))

/** Password, code of a message, or code of an authenticator or one of its recovery codes. */
export const ProofSchema = v.object({
  kind: ProofKindSchema,
  answer: v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_CODE_LENGTH)),
})
export type Proof = v.InferOutput<typeof ProofSchema>

const MaskedSchema = v.pipe(v.string(), v.maxLength(300))

/** The state of what keeps an account safe. */
export const SecuritySchema = v.object({
  /** What the player can prove himself by; `hint` says where a code goes, masked. */
  proofs: listOf(
    v.object({ kind: ProofKindSchema, hint: optionalField(v.optional(MaskedSchema), undefined) }),
  ),
  paymentPassword: v.object({
    isSet: v.boolean(),
    /** Until when it is locked after wrong tries; null if it is not. */
    lockedUntil: optionalField(v.nullable(TimestampSchema), null),
  }),
  /** Masked; null if none is bound. */
  phone: v.nullable(MaskedSchema),
  email: v.nullable(MaskedSchema),
  authenticator: v.object({ isOn: v.boolean(), recoveryCodesLeft: optionalField(CountSchema, 0) }),
  payoutAccounts: optionalField(CountSchema, 0),
  socialAccounts: optionalField(CountSchema, 0),
  sessions: optionalField(CountSchema, 1),
  /** How much of the personal data is filled in. */
  profile: optionalField(v.object({ filled: CountSchema, total: CountSchema }), {
    filled: 0,
    total: 0,
  }),
})
export type Security = v.InferOutput<typeof SecuritySchema>

/** Asked for only by merchants whose registration has them. */
export const PROFILE_CONTACTS = [
  'line',
  'whatsapp',
  'telegram',
  'zalo',
  'facebook',
  'wechat',
  'qqNum',
  'idNumber',
] as const

/** The personal data; what is set once is locked (docs/product.md §10.2). */
export const PROFILE_FIELDS = [
  'nickname',
  'fullName',
  'birthday',
  'address',
  'nationality',
  'occupation',
  'sourceOfIncome',
  ...PROFILE_CONTACTS,
] as const
export type ProfileField = (typeof PROFILE_FIELDS)[number]

const ProfileValueSchema = optionalField(v.nullable(v.pipe(v.string(), v.maxLength(255))), null)

/** Null is what is not set yet. */
export const ProfileSchema = v.object({
  ...v.entriesFromList(PROFILE_FIELDS, ProfileValueSchema),
  /** Id of the chosen picture. */
  avatar: optionalField(v.nullable(IdSchema), null),
})
export type Profile = v.InferOutput<typeof ProfileSchema>

/** One device that is logged in. */
export const DeviceSchema = v.object({
  id: IdSchema,
  /** As the browser names itself. */
  device: optionalField(v.pipe(v.string(), v.maxLength(500)), ''),
  ip: optionalField(v.pipe(v.string(), v.maxLength(100)), ''),
  place: optionalField(v.nullable(v.pipe(v.string(), v.maxLength(300))), null),
  startedAt: TimestampSchema,
  lastSeenAt: TimestampSchema,
  isThis: optionalField(v.boolean(), false),
})
export type Device = v.InferOutput<typeof DeviceSchema>

export const LOGIN_OUTCOMES = ['loggedIn', 'wrongPassword', 'locked'] as const

export const LoginRecordSchema = v.object({
  id: IdSchema,
  at: TimestampSchema,
  device: DeviceSchema.entries.device,
  ip: DeviceSchema.entries.ip,
  place: DeviceSchema.entries.place,
  /** An outcome that this page does not know reads as one that needs a look. */
  outcome: optionalField(v.picklist(LOGIN_OUTCOMES), 'wrongPassword'),
})
export type LoginRecord = v.InferOutput<typeof LoginRecordSchema>
