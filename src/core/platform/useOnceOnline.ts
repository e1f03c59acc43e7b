import { useEffect, useEffectEvent } from 'react'
import { ChunkError } from './loadChunk.ts'
import { GatewayError } from '#core/contract/error.ts'

/** Delay of that retry, since a network that has just returned often fails once more. */
const SETTLE_MS = 1500

/**
 * Tries once more by itself when the network is back, if a chunk or a call was lost with it. A part
 * that broke would break again.
 */
export function useOnceOnline(error: unknown, retry: () => void): void {
  const tryAgain = useEffectEvent(retry)
  const wasLost =
    error instanceof ChunkError ||
    (error instanceof GatewayError && /^(?:network|timeout)$/.test(error.code))
  useEffect(() => {
    if (!wasLost) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const hear = () => {
      clearTimeout(timer)
      timer = setTimeout(tryAgain, SETTLE_MS)
    }
    window.addEventListener('online', hear)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', hear)
    }
  }, [wasLost])
}
