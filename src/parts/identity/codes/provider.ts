import type { HumanProof } from '#parts/identity/human/schema.ts'
import type { CodePurpose } from './countdown.ts'

/** Mobile number that gets the code, as calls accept it. */
export interface Mobile {
  mobileNum: string
  countryDialingCode: string
}

export interface SendRequest {
  purpose: CodePurpose
  mobile: Mobile
  /** Asks for a human proof, if this provider needs ours. */
  human: () => Promise<HumanProof | undefined>
  /** Username that the registration form asks for. */
  username?: string | undefined
}

/** Proof of a number for login, registration and recovery. */
export type PhoneProof =
  | { verificationCode: string }
  | { firebaseChannel: 'WEB'; firebaseIdToken: string }

/** A service that sends codes to phones; one adapter for each provider a brand may choose. */
export interface PhoneCodes {
  /** Rejects with `GatewayError`, whoever the provider. `handle` is what `prove` needs later. */
  send(request: SendRequest): Promise<{ expiredMinutes: number; handle?: string }>
  /** Turns a code that the player entered into proof; rejects with `GatewayError`. */
  prove(code: string, handle: string | undefined): Promise<PhoneProof>
}
