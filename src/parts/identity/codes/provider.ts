import type { HumanProof } from '#parts/identity/human/schema.ts'
import type { CodePurpose } from './countdown.ts'

/** Mobile number to which the code is sent, in the form that calls accept. */
export interface Mobile {
  mobileNum: string
  countryDialingCode: string
}

export interface SendRequest {
  purpose: CodePurpose
  mobile: Mobile
  /** Runs the site's human check, if this provider needs it. */
  human: () => Promise<HumanProof | undefined>
  /** The username that is entered in the registration form. */
  username?: string | undefined
}

/** Proof that a phone number is the player's, for login, registration and recovery. */
export type PhoneProof =
  | { verificationCode: string }
  | { firebaseChannel: 'WEB'; firebaseIdToken: string }

/** A service that sends codes to phones; each provider that a brand may choose has an adapter. */
export interface PhoneCodes {
  /**
   * Sends a code. Rejects with `GatewayError`, whichever the provider. If the reply has a `handle`,
   * `prove` needs it.
   */
  send(request: SendRequest): Promise<{ expiredMinutes: number; handle?: string }>
  /** Turns the entered code into a proof; rejects with `GatewayError`. */
  prove(code: string, handle: string | undefined): Promise<PhoneProof>
}
