import { makeDraftAtom } from '#parts/form/drafts.ts'
import type { RegisterMethod } from './registerFields.ts'
import { EMPTY_INPUT, type RegisterInput } from './registerInput.ts'

interface RegisterDraft extends Omit<RegisterInput, 'captcha' | 'verificationCode'> {
  /** Null until one was chosen. */
  method: RegisterMethod | null
}

const { captcha: _captcha, verificationCode: _code, ...KEPT } = EMPTY_INPUT

/** What stood in the form when it was closed by mistake. */
export const registerDraftAtom = makeDraftAtom<RegisterDraft>({ ...KEPT, method: null }, [
  'password',
  'confirmPassword',
  'paymentPassword',
])
