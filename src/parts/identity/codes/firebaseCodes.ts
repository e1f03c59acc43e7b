import { FirebaseError, initializeApp } from '@firebase/app'
import {
  connectAuthEmulator,
  inMemoryPersistence,
  initializeAuth,
  PhoneAuthProvider,
  signInWithCredential,
  signOut,
  type Auth,
} from '@firebase/auth'
import type { RuntimeBrand } from '#core/brand/runtime.ts'
import { GatewayError } from '#core/contract/error.ts'
import type { PhoneCodes } from './provider.ts'
import { createRecaptcha, type Verifier } from './recaptcha.ts'

type Settings = Extract<RuntimeBrand['verification']['phone'], { provider: 'firebase' }>

interface Options {
  /** Address of Firebase's emulator, for tests. */
  emulator?: string
  verifier?: Verifier
}

/**
 * Minutes until another code may be requested. Firebase sends no such number, so it is fixed
 * (docs/product.md §4.4).
 */
const RESEND_MINUTES = 1

/** The gateway's error codes for Firebase's error codes (docs/product.md §8). */
const CODES: Readonly<Record<string, string>> = {
  'auth/invalid-phone-number': 'phone_invalid',
  'auth/missing-phone-number': 'phone_missing',
  'auth/too-many-requests': 'too_many_requests',
  'auth/invalid-verification-code': 'code_wrong',
  'auth/missing-verification-code': 'code_missing',
  'auth/code-expired': 'code_expired',
  'auth/session-expired': 'code_expired',
  'auth/invalid-verification-id': 'code_expired',
  'auth/missing-verification-id': 'code_expired',
  'auth/captcha-check-failed': 'human_check_failed',
  'auth/invalid-app-credential': 'human_check_failed',
  'auth/missing-app-credential': 'human_check_failed',
  'auth/quota-exceeded': 'sms_quota',
  'auth/operation-not-allowed': 'sms_not_enabled',
  'auth/unauthorized-domain': 'sms_not_enabled',
  'auth/popup-closed-by-user': 'popup_closed',
  'auth/cancelled-popup-request': 'popup_closed',
  'auth/network-request-failed': 'network',
  'auth/timeout': 'timeout',
}

/**
 * Creates the adapter for codes that Firebase sends and checks; the gateway receives Firebase's
 * signed token as the proof.
 */
export function createFirebaseCodes(settings: Settings, options: Options = {}): PhoneCodes {
  const { apiKey, authDomain, projectId, appId } = settings
  const app = initializeApp({ apiKey, authDomain, projectId, appId }, appId)
  const auth = initializeAuth(app, { persistence: inMemoryPersistence })
  if (options.emulator) connectAuthEmulator(auth, options.emulator, { disableWarnings: true })
  const verifier = options.verifier ?? createRecaptcha(apiKey)
  return {
    send: ({ mobile }) =>
      inOurWords(async () => ({
        expiredMinutes: RESEND_MINUTES,
        handle: await new PhoneAuthProvider(auth).verifyPhoneNumber(
          `+${mobile.countryDialingCode}${mobile.mobileNum}`,
          verifier,
        ),
      })),
    prove: (code, handle) =>
      inOurWords(async () => {
        if (!handle) throw new GatewayError('code_expired')
        return {
          firebaseChannel: 'WEB',
          firebaseIdToken: await signInFor(auth, handle, code),
        }
      }),
  }
}

/** Signs in to Firebase only to get a token; the player does not stay signed in there. */
async function signInFor(auth: Auth, handle: string, code: string): Promise<string> {
  const { user } = await signInWithCredential(auth, PhoneAuthProvider.credential(handle, code))
  const token = await user.getIdToken()
  await signOut(auth)
  return token
}

async function inOurWords<Result>(act: () => Promise<Result>): Promise<Result> {
  try {
    return await act()
  } catch (cause) {
    if (!(cause instanceof FirebaseError)) throw cause
    throw new GatewayError(CODES[cause.code] ?? 'phone_code_failed', { cause })
  }
}
