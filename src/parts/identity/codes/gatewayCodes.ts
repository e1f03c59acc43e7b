import {
  requestLoginCode,
  requestPhoneBindCode,
  requestRecoveryCode,
  requestRegisterCode,
} from './api.ts'
import type { PhoneCodes } from './provider.ts'

/** Codes that the gateway sends and checks itself. */
export const gatewayCodes: PhoneCodes = {
  send: async ({ purpose, mobile, human: ask, username }) => {
    const human = await ask()
    const proof = human && { human }
    switch (purpose) {
      case 'register':
        return requestRegisterCode({
          mobileNo: mobile.mobileNum,
          countryDialingCode: mobile.countryDialingCode,
          ...(username && { username }),
          ...proof,
        })
      case 'login':
        return requestLoginCode({ ...mobile, ...proof })
      case 'bind': {
        const { mobileNum, countryDialingCode } = mobile
        return requestPhoneBindCode({ mobileNum, countryDialingCode })
      }
      case 'recovery':
        return requestRecoveryCode({ ...mobile, ...proof })
    }
  },
  prove: async (code) => ({ verificationCode: code }),
}
