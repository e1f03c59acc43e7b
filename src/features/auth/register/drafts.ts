import { makeDraftAtom } from '#parts/form/drafts.ts'
import type { RegisterMethod } from './registerFields.ts'
import { EMPTY_INPUT, type RegisterInput } from './registerInput.ts'

export interface RegisterDraft extends RegisterInput {
  /** Null until one was chosen. */
  method: RegisterMethod | null
}

/** What stood in the form when it was closed by mistake. */
export const registerDraftAtom = makeDraftAtom<RegisterDraft>({ ...EMPTY_INPUT, method: null }, [
  'password',
  'confirmPassword',
  'paymentPassword',
])
