import { atom } from 'jotai'
import * as v from 'valibot'
import { brandAtom } from '#core/brand/brand.ts'
import type { RuntimeBrand } from '#core/brand/runtime.ts'
import { localStore, sessionStore } from '#lib/storage.ts'
import { LoggedInSchema, type LoggedIn, type PasswordChange } from './schema.ts'

const SESSION_KEY = 'session:v1'
const MERCHANT_KEY = 'merchant:v1'
const MERCHANT = /^merchant:/
const MERCHANT_AND_DRAFTS = /^(merchant|draft):/

/**
 * A session, as the reply to the login describes it. It is stored in session storage only
 * (docs/quality.md §2.7).
 */
const SessionSchema = v.object({
  ...v.omit(LoggedInSchema, ['outcome']).entries,
  /**
   * True if the session began with a social or phone provider; such players launch games by a call
   * of their own.
   */
  social: v.optional(v.boolean(), false),
  /** True once this session's first login was reported to the gateway. */
  firstLoginReported: v.optional(v.boolean(), false),
})
export type Session = v.InferOutput<typeof SessionSchema>

const storedSessionAtom = atom<Session | null>(null)

/** The session of this tab; null for a visitor. It is changed only by the atoms below. */
export const sessionAtom = atom((get) => get(storedSessionAtom))

/**
 * Number of times that a session began or ended in this tab, by which work of an earlier session is
 * recognised.
 */
export const sessionGenerationAtom = atom(0)

export type Identity = 'visitor' | 'member' | 'trial' | 'agent'

/**
 * Whether a session has ended in this tab and no other has begun since, so that the player probably
 * still sees the page.
 */
export const hasEndedAtom = atom(
  (get) => get(storedSessionAtom) === null && get(sessionGenerationAtom) > 0,
)

/** The kind of user in this tab: visitor, trial, member or agent (docs/product.md §4.1). */
export const identityAtom = atom((get): Identity => {
  const session = get(storedSessionAtom)
  if (!session) return 'visitor'
  const brand = get(brandAtom)
  const { agents, trials } = brand.accountTypes
  const { type } = session.memberInfo
  return agents.includes(type) ? 'agent' : trials.includes(type) ? 'trial' : 'member'
})

/** Whether the user is an agent who does not play, and sees only the agents' pages. */
export const isOfficeAgentAtom = atom((get) => {
  const session = get(storedSessionAtom)
  return (
    session !== null && get(brandAtom).accountTypes.officeAgents.includes(session.memberInfo.type)
  )
})

/**
 * Whether the gateway answers the calls for a player's own data. It does not for visitors, or while
 * a password change is required.
 */
export const mayAskAtom = atom((get) => {
  const session = get(storedSessionAtom)
  return session !== null && session.passwordChange === null
})

/** Restores the session that this tab had before a reload. */
export const adoptSessionAtom = atom(null, (_, set) => {
  set(storedSessionAtom, readSession())
})

/** Begins a session with the reply to a login or registration; an earlier session is forgotten. */
export const startSessionAtom = atom(
  null,
  (get, set, { outcome: _outcome, ...loggedIn }: LoggedIn, social: boolean = false) => {
    if (get(storedSessionAtom)) sessionStore.clear(MERCHANT)
    const session = { ...loggedIn, social, firstLoginReported: false }
    sessionStore.set(SESSION_KEY, JSON.stringify(session))
    set(storedSessionAtom, session)
    set(sessionGenerationAtom, (count) => count + 1)
  },
)

/** Stores that the password was changed, so that no change is required any more. */
export const clearPasswordChangeAtom = atom(null, (get, set) => {
  updateSession(get(storedSessionAtom), { passwordChange: null }, (next) =>
    set(storedSessionAtom, next),
  )
})

/** Stores that the gateway requires a password change before anything else. */
export const requirePasswordChangeAtom = atom(null, (get, set, reason: PasswordChange) => {
  updateSession(get(storedSessionAtom), { passwordChange: reason }, (next) =>
    set(storedSessionAtom, next),
  )
})

/**
 * Stores that the first login was reported to the gateway. Until the session ends, it still counts
 * as a first login.
 */
export const keepFirstLoginReportedAtom = atom(null, (get, set) => {
  updateSession(get(storedSessionAtom), { firstLoginReported: true }, (next) =>
    set(storedSessionAtom, next),
  )
})

/**
 * Removes the session and everything else that this tab stored, except the merchant code, and the
 * drafts of forms if the player did not want to end the session. A draft belongs to its account.
 */
export const forgetSessionAtom = atom(null, (_, set, keepsDrafts?: boolean) => {
  sessionStore.clear(keepsDrafts ? MERCHANT_AND_DRAFTS : MERCHANT)
  set(storedSessionAtom, null)
  set(sessionGenerationAtom, (count) => count + 1)
})

/** Stores the merchant code where other pages of the platform read it (docs/product.md §9). */
export function rememberMerchant(brand: RuntimeBrand): void {
  localStore.set(MERCHANT_KEY, brand.merchant)
  sessionStore.set(MERCHANT_KEY, brand.merchant)
}

function updateSession(
  session: Session | null,
  change: Partial<Session>,
  set: (session: Session) => void,
): void {
  if (!session) return
  const next = { ...session, ...change }
  sessionStore.set(SESSION_KEY, JSON.stringify(next))
  set(next)
}

function readSession(): Session | null {
  const stored = sessionStore.get(SESSION_KEY)
  if (stored === null) return null
  try {
    const parsed = v.safeParse(SessionSchema, JSON.parse(stored))
    return parsed.success ? parsed.output : null
  } catch {
    return null
  }
}
