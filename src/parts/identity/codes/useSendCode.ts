import { useRef, useState } from 'react'
import { useBrand } from '#core/brand/brand.ts'
import { gatewayNow } from '#core/gateway/clock.ts'
import { GatewayError } from '#core/contract/error.ts'
import { beginCountdown, readSentCode, storeSentCode, type CodePurpose } from './countdown.ts'
import { retryAfterSeconds } from '#parts/form/retryAfter.ts'
import { loadPhoneCodes } from './loadPhoneCodes.ts'
import type { SendRequest } from './provider.ts'

/** Shortest time in milliseconds between two requests of a code (docs/product.md §9). */
const THROTTLE = 1000

interface SendCode {
  /** Resolves to whether a code was sent. */
  send: (request: Omit<SendRequest, 'purpose'>) => Promise<boolean>
  busy: boolean
  /** When another code may be requested, by the gateway's clock; null if none was requested. */
  until: number | null
  error: GatewayError | null
}

/**
 * Sends phone codes for a purpose, and stores the countdown after each code.
 *
 * @param markFields marks the fields of the form that a refusal is about; false if it is about none
 */
export function useSendCode(
  purpose: CodePurpose,
  markFields?: (error: GatewayError) => boolean,
): SendCode {
  const { phone } = useBrand().verification
  const [sent, setSent] = useState(() => readSentCode(purpose, gatewayNow()))
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<GatewayError | null>(null)
  const lastTry = useRef(-Infinity)

  function begin(minutes: number, roundTrip: number, handle?: string) {
    const begun = { ...beginCountdown(minutes, gatewayNow(), roundTrip), ...(handle && { handle }) }
    storeSentCode(purpose, begun)
    setSent(begun)
  }

  const send: SendCode['send'] = async (request) => {
    if (performance.now() - lastTry.current < THROTTLE) return false
    lastTry.current = performance.now()
    setBusy(true)
    setError(null)
    let askedAt = performance.now()
    let isProven = true
    try {
      const codes = await loadPhoneCodes(phone)
      const human = async () => {
        isProven = false
        const proof = await request.human()
        isProven = true
        askedAt = performance.now()
        return proof
      }
      const { expiredMinutes, handle } = await codes.send({ ...request, human, purpose })
      begin(expiredMinutes, performance.now() - askedAt, handle)
      return true
    } catch (cause) {
      const failure = cause instanceof GatewayError ? cause : new GatewayError('network', { cause })
      if (failure.code === 'too_many_requests')
        begin(retryAfterSeconds(failure) / 60, 0, sent?.handle)
      // If the human check failed, its own row shows the error, so no error is set here.
      if (isProven && failure.code !== 'aborted' && !markFields?.(failure)) setError(failure)
      // If the request did not reach the gateway, the player may repeat it at once.
      if (failure.status === 0) lastTry.current = -Infinity
      return false
    } finally {
      setBusy(false)
    }
  }

  return { send, busy, until: sent?.deadline ?? null, error }
}
