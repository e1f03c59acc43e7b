import { atom } from 'jotai'
import { SECRET_LIFETIME_MS } from '#features/auth/login/drafts.ts'
import type { RegisterMethod } from './registerFields.ts'
import type { RegisterInput } from './registerInput.ts'

interface RegisterDraft {
  method?: RegisterMethod
  values: Partial<RegisterInput>
  /** `Date.now()` of the last change. */
  touchedAt: number
}

const EMPTY: RegisterDraft = { values: {}, touchedAt: 0 }

const draftAtom = atom(EMPTY)

/** What stood in the form when it was closed by mistake; in memory alone, secrets not for long. */
export const registerDraftAtom = atom(
  (get): RegisterDraft => {
    const { values, touchedAt, ...draft } = get(draftAtom)
    if (Math.abs(Date.now() - touchedAt) <= SECRET_LIFETIME_MS)
      return { ...draft, values, touchedAt }
    const {
      password: _password,
      confirmPassword: _confirm,
      paymentPassword: _payment,
      ...rest
    } = values
    return { ...draft, values: rest, touchedAt }
  },
  (_, set, change: Partial<Omit<RegisterDraft, 'touchedAt'>> | null) =>
    set(draftAtom, (draft) => (change ? { ...draft, ...change, touchedAt: Date.now() } : EMPTY)),
)
