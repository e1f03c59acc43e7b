import { useBrand } from '#core/brand/brand.ts'
import { gatewayNow } from '#core/gateway/clock.ts'
import { readSentCode, type CodePurpose } from './countdown.ts'
import { loadPhoneCodes } from './loadPhoneCodes.ts'
import type { PhoneProof } from './provider.ts'

/**
 * Returns a function for the submit of a form. It turns the entered code into the fields that
 * login, registration and recovery send; it rejects with `GatewayError`, such as `code_wrong`.
 */
export function usePhoneProof(purpose: CodePurpose): (code: string) => Promise<PhoneProof> {
  const { phone } = useBrand().verification
  return async (code) => {
    const codes = await loadPhoneCodes(phone)
    return codes.prove(code.trim(), readSentCode(purpose, gatewayNow())?.handle)
  }
}
