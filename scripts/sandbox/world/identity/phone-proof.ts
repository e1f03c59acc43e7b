import { errors, UnsecuredJWT } from 'jose'
import { refuse } from '../../http/call-error.ts'
import type { CallContext } from '../../http/serve.ts'
import { checkCode, type CodePurpose } from './codes.ts'
import type { Phone } from './phones.ts'

type Context = Pick<CallContext, 'db' | 'merchant' | 'now'>

/**
 * Requires a proof of the given phone number: a code of the gateway's own, or a token of the phone
 * service if the brand uses one. The sandbox accepts tokens of that service's emulator, which are
 * not signed. Throws `CallError` 422 `code_missing`, `code_wrong` or `code_expired`.
 */
export function checkPhoneProof(
  { db, merchant, now }: Context,
  purpose: CodePurpose,
  { address }: Phone,
  given: { verificationCode?: string | undefined; firebaseIdToken?: string | undefined },
): void {
  const service = merchant.brand.verification.phone
  if (service.provider === 'gateway') {
    const code = given.verificationCode
    checkCode(db, { merchant: merchant.code, purpose, address, code, now })
    return
  }
  if (!given.firebaseIdToken) refuse('code_missing')
  const number = readNumber(given.firebaseIdToken, service.projectId, now)
  if (number !== `+${address}`) refuse('code_wrong/phone')
}

function readNumber(token: string, projectId: string, currentDate: Date): unknown {
  try {
    const issuer = `https://securetoken.google.com/${projectId}`
    return UnsecuredJWT.decode(token, { issuer, audience: projectId, currentDate }).payload
      .phone_number
  } catch (error) {
    if (!(error instanceof errors.JWTExpired)) return undefined
    refuse('code_expired')
  }
}
