import { atom } from 'jotai'
import { NO_PHONE, type PhoneValue } from '#features/auth/phone/phoneValue.ts'

/** A secret in a form that was closed by mistake is kept no longer. */
export const SECRET_LIFETIME_MS = 10 * 60_000

interface LoginDraft {
  username: string
  password: string
  phone: PhoneValue
  /** `Date.now()` of the last key; how old the password is. */
  touchedAt: number
}

export const EMPTY_DRAFT: LoginDraft = { username: '', password: '', phone: NO_PHONE, touchedAt: 0 }

const draftAtom = atom(EMPTY_DRAFT)

/** What stood in the login form when it was closed; lives in memory alone. */
export const loginDraftAtom = atom(
  (get) => {
    const draft = get(draftAtom)
    const isOld = Math.abs(Date.now() - draft.touchedAt) > SECRET_LIFETIME_MS
    return isOld ? { ...draft, password: '' } : draft
  },
  (_, set, change: Partial<LoginDraft> | null) =>
    set(draftAtom, (draft) =>
      change ? { ...draft, ...change, touchedAt: Date.now() } : EMPTY_DRAFT,
    ),
)
