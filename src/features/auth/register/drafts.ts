import { makeDraftAtom } from '#parts/form/drafts.ts'
import type { RegisterMethod } from './registerFields.ts'
import { EMPTY_INPUT, type RegisterInput } from './registerInput.ts'

interface RegisterDraft extends Omit<RegisterInput, 'captcha' | 'verificationCode'> {
  /** Registration method of the draft; null until the player chooses one. */
  method: RegisterMethod | null
}

const { captcha: _captcha, verificationCode: _code, ...KEPT } = EMPTY_INPUT

/** Keeps the values of the registration form in case the player closes it by mistake. */
export const registerDraftAtom = makeDraftAtom<RegisterDraft>({ ...KEPT, method: null }, [
  'password',
  'confirmPassword',
  'paymentPassword',
])
