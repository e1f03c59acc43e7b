import { useSyncExternalStore } from 'react'
import { gatewayNow } from '#core/gateway/clock.ts'

const TICK_MS = 1000
const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

/** Shares one timer between all countdowns of a page. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  timer ??= setInterval(() => {
    for (const each of listeners) each()
  }, TICK_MS)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

const read = () => Math.floor(gatewayNow() / 1000)

/** The gateway's time in seconds, updated every second. */
export const useGatewaySeconds = (): number => useSyncExternalStore(subscribe, read)
