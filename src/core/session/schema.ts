import * as v from 'valibot'
import { TimestampSchema } from '#core/contract/values.ts'

export const MemberTypeSchema = v.pipe(v.number(), v.integer(), v.minValue(0))

/** Reasons why a password must be changed before anything else. */
export const PasswordChangeSchema = v.picklist(['temporary', 'expired', 'firstLogin'])
export type PasswordChange = v.InferOutput<typeof PasswordChangeSchema>

/** The reply with which every kind of login and registration ends. */
export const LoggedInSchema = v.object({
  outcome: v.literal('loggedIn'),
  token: v.pipe(v.string(), v.regex(/^[\w-]{20,200}$/)),
  memberInfo: v.object({ id: v.string(), account: v.string(), type: MemberTypeSchema }),
  firstTimeLogin: v.boolean(),
  /** Why the password must be changed first; null if it need not be changed. */
  passwordChange: v.nullable(PasswordChangeSchema),
  /**
   * Seconds without activity of the player after which the gateway ends the session, at least 1.
   */
  idleSeconds: v.pipe(v.number(), v.minValue(1)),
  /**
   * When the gateway ends the session even if the player is active; ISO 8601, by the gateway's
   * clock.
   */
  expiresAt: TimestampSchema,
})
export type LoggedIn = v.InferOutput<typeof LoggedInSchema>

/**
 * Reasons for which the gateway ends a session; sent as `data.reason` of a 401 `session_expired`.
 */
export const SESSION_ENDS = ['idle', 'absolute', 'otherLogin', 'ended'] as const
export type SessionEnd = (typeof SESSION_ENDS)[number]
