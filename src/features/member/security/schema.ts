import * as v from 'valibot'
import { CONTACT_FIELDS, PERSON_FIELDS } from '#core/brand/registrationFields.ts'
import { listOf, optionalField } from '#core/contract/tolerant.ts'
import { CountSchema, TimestampSchema } from '#core/contract/values.ts'
import { MAX_CODE_LENGTH } from '#parts/identity/codes/schema.ts'

/** Ways in which a logged-in player proves to be the owner of the account. */
export const PROOF_KINDS = ['password', 'phone', 'email', 'authenticator'] as const
export const ProofKindSchema = v.picklist(PROOF_KINDS)
export type ProofKind = v.InferOutput<typeof ProofKindSchema>

export const IdSchema = v.pipe(v.string(), v.maxLength(100))

export const SecretSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(255))

/**
 * The answer of a proof is a password, a code from an SMS or email, a code of the authenticator
 * app, or a recovery code.
 */
export const ProofSchema = v.object({
  kind: ProofKindSchema,
  answer: v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_CODE_LENGTH)),
})
export type Proof = v.InferOutput<typeof ProofSchema>

const MaskedSchema = v.pipe(v.string(), v.maxLength(300))

/** The security settings of the account. */
export const SecuritySchema = v.object({
  /** Kinds of proof that the player can give; `hint` is the masked address to which a code goes. */
  proofs: listOf(
    v.object({ kind: ProofKindSchema, hint: optionalField(v.optional(MaskedSchema), undefined) }),
  ),
  paymentPassword: v.object({
    isSet: v.boolean(),
    /**
     * Time until which the payment password is locked after wrong tries; null if it is not
     * locked.
     */
    lockedUntil: optionalField(v.nullable(TimestampSchema), null),
  }),
  /** Bound phone number, masked; null if none is bound. */
  phone: v.nullable(MaskedSchema),
  email: v.nullable(MaskedSchema),
  authenticator: v.object({ isOn: v.boolean(), recoveryCodesLeft: optionalField(CountSchema, 0) }),
  payoutAccounts: optionalField(CountSchema, 0),
  socialAccounts: optionalField(CountSchema, 0),
  sessions: optionalField(CountSchema, 1),
  /** Number of fields of the personal data that are filled in, and of all fields. */
  profile: optionalField(v.object({ filled: CountSchema, total: CountSchema }), {
    filled: 0,
    total: 0,
  }),
})
export type Security = v.InferOutput<typeof SecuritySchema>

/**
 * Fields of the player's personal data; a field is locked once it is set (docs/product.md §10.2).
 */
export const PROFILE_FIELDS = [...PERSON_FIELDS, ...CONTACT_FIELDS]
export type ProfileField = (typeof PROFILE_FIELDS)[number]

const ProfileValueSchema = optionalField(v.nullable(v.pipe(v.string(), v.maxLength(255))), null)

/**
 * The player's personal data; null means that a field is not set yet. `fullName` is the name of the
 * payee (`listPayoutAccounts`): whichever is given first sets both.
 */
export const ProfileSchema = v.object({
  ...v.entriesFromList(PROFILE_FIELDS, ProfileValueSchema),
  /** Id of the player's profile picture; null if the player has chosen none. */
  avatar: optionalField(v.nullable(IdSchema), null),
})
export type Profile = v.InferOutput<typeof ProfileSchema>

/** One device on which the player is logged in. */
export const DeviceSchema = v.object({
  id: IdSchema,
  /** User agent string that the browser sent. */
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
  /**
   * An outcome that this version does not know is read as a wrong password, so that the player
   * looks at that login.
   */
  outcome: optionalField(v.picklist(LOGIN_OUTCOMES), 'wrongPassword'),
})
export type LoginRecord = v.InferOutput<typeof LoginRecordSchema>
