import { useEffect, useRef, useState } from 'react'
import { GatewayError } from '#core/contract/error.ts'

interface Attempt {
  /**
   * Runs one thing that the gateway may refuse; does nothing while another is under way, however
   * fast the clicks come. The signal aborts when the form goes away.
   *
   * @returns the refusal; null where there was none, or nobody is left to read it
   */
  attempt: (work: (signal: AbortSignal) => Promise<void>) => Promise<GatewayError | null>
  busy: boolean
  /** The last try's refusal. */
  refusal: GatewayError | null
  clearRefusal: () => void
}

/**
 * Sends what a form asks for, one at a time, and keeps what was refused.
 *
 * @param earlier a refusal that brought the player to this form
 */
export function useAttempt(earlier: GatewayError | null = null): Attempt {
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState(earlier)
  const pending = useRef<AbortController | null>(null)
  useEffect(() => () => pending.current?.abort(), [])

  const attempt: Attempt['attempt'] = async (work) => {
    if (pending.current) return null
    const controller = new AbortController()
    pending.current = controller
    setBusy(true)
    setRefusal(null)
    try {
      await work(controller.signal)
      return null
    } catch (cause) {
      const error = cause instanceof GatewayError ? cause : new GatewayError('network', { cause })
      if (error.code === 'aborted') return null
      setRefusal(error)
      return error
    } finally {
      pending.current = null
      setBusy(false)
    }
  }
  return { attempt, busy, refusal, clearRefusal: () => setRefusal(null) }
}
