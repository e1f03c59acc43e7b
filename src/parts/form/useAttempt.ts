import { useEffect, useRef, useState } from 'react'
import { GatewayError } from '#core/contract/error.ts'

interface Attempt {
  /**
   * Runs one request that the gateway may refuse. While a request is under way, further calls do
   * nothing, however fast the clicks come. The signal aborts when the form unmounts.
   *
   * @returns the refusal; null if there was none, or if the form has unmounted
   */
  attempt: (work: (signal: AbortSignal) => Promise<void>) => Promise<GatewayError | null>
  busy: boolean
}

/** Sends the request of a form or button, one at a time. */
export function useAttempt(): Attempt {
  const [busy, setBusy] = useState(false)
  const pending = useRef<AbortController | null>(null)
  useEffect(() => () => pending.current?.abort(), [])

  const attempt: Attempt['attempt'] = async (work) => {
    if (pending.current) return null
    const controller = new AbortController()
    pending.current = controller
    setBusy(true)
    try {
      await work(controller.signal)
      return null
    } catch (cause) {
      const error = cause instanceof GatewayError ? cause : new GatewayError('network', { cause })
      return error.code === 'aborted' ? null : error
    } finally {
      pending.current = null
      setBusy(false)
    }
  }
  return { attempt, busy }
}
