import { makeDraftAtom } from '#parts/form/drafts.ts'
import { NO_PHONE } from '#parts/form/phone/phoneValue.ts'

/** Keeps the values of the recovery forms. */
export const recoveryDraftAtom = makeDraftAtom(
  {
    way: 'email' as 'email' | 'phone',
    username: '',
    email: '',
    mobileNum: NO_PHONE,
    newPassword: '',
    confirmNewPassword: '',
  },
  ['newPassword', 'confirmNewPassword'],
)
