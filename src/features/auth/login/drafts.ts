import { makeDraftAtom } from '#parts/form/drafts.ts'
import { NO_PHONE, type PhoneValue } from '#parts/form/phone/phoneValue.ts'
import type { Portal, SecondFactorNeeded } from '../schema.ts'

interface LoginDraft {
  way: 'username' | 'sms'
  username: string
  password: string
  mobileNum: PhoneValue
  /** Whether a social account logs in. */
  bySocial: boolean
  /** The second factor that was asked for last. */
  challenge: SecondFactorNeeded | null
}

const makeLoginDraftAtom = () =>
  makeDraftAtom<LoginDraft>(
    {
      way: 'username',
      username: '',
      password: '',
      mobileNum: NO_PHONE,
      bySocial: false,
      challenge: null,
    },
    ['password', 'challenge'],
  )

/** Each portal's login form has its own. */
export const LOGIN_DRAFTS: Record<Portal, ReturnType<typeof makeLoginDraftAtom>> = {
  member: makeLoginDraftAtom(),
  agent: makeLoginDraftAtom(),
}
