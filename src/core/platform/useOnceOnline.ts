import { useEffect, useEffectEvent } from 'react'
import { ChunkError, isOutdated } from './loadChunk.ts'
import { GatewayError } from '#core/contract/error.ts'

/**
 * Milliseconds after the network's return before the retry, since the first request often fails
 * once more.
 */
export const SETTLE_MS = 1500

/** When the network last returned, by `performance.now()`. */
let onlineAt = Number.NEGATIVE_INFINITY
// Optional, since Node has no window and tests import this file there.
globalThis.window?.addEventListener('online', () => {
  onlineAt = performance.now()
})

/**
 * Retries once when the network is back, if a chunk or a call failed because of the network. Other
 * errors are not retried, since they would happen again.
 */
export function useOnceOnline(error: unknown, retry: () => void): void {
  const tryAgain = useEffectEvent(retry)
  const wasLost =
    !isOutdated(error) &&
    (error instanceof ChunkError ||
      (error instanceof GatewayError && /^(?:network|timeout)$/.test(error.code)))
  useEffect(() => {
    if (!wasLost) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const hear = () => {
      clearTimeout(timer)
      timer = setTimeout(tryAgain, SETTLE_MS)
    }
    window.addEventListener('online', hear)
    // The network may have returned a moment before its loss was reported here.
    if (performance.now() - onlineAt < SETTLE_MS) hear()
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', hear)
    }
  }, [wasLost])
}
