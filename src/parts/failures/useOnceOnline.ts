import { useEffect, useEffectEvent } from 'react'
import { ChunkError } from '#core/chunks/loadChunk.ts'

/** Delay of that retry, since a network that has just returned often fails once more. */
const SETTLE_MS = 1500

/**
 * Tries once more by itself when the network is back, if a chunk failed to load. A part that broke
 * would break again.
 */
export function useOnceOnline(error: unknown, retry: () => void): void {
  const tryAgain = useEffectEvent(retry)
  const isChunk = error instanceof ChunkError
  useEffect(() => {
    if (!isChunk) return
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
  }, [isChunk])
}
