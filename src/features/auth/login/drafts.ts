import { makeDraftAtom } from '#parts/form/drafts.ts'
import { NO_PHONE, type PhoneValue } from '#parts/form/phone/phoneValue.ts'
import type { Portal, SecondFactorNeeded } from '../schema.ts'

interface LoginDraft {
  way: 'username' | 'sms'
  username: string
  password: string
  mobileNum: PhoneValue
  /** Whether the player logs in with a social account. */
  bySocial: boolean
  /** Latest request of the gateway for a second factor; null if there is none. */
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

/** Drafts of the login form, one for each portal. */
export const LOGIN_DRAFTS: Record<Portal, ReturnType<typeof makeLoginDraftAtom>> = {
  member: makeLoginDraftAtom(),
  agent: makeLoginDraftAtom(),
}
