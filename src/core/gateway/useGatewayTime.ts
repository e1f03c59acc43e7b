import { useSyncExternalStore } from 'react'
import { gatewayNow } from './clock.ts'

const CHECK_MS = 250

/** Everybody who watches the time; a list may have a hundred closed games, and one timer does. */
const watchers = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

function subscribe(changed: () => void): () => void {
  watchers.add(changed)
  timer ??= setInterval(() => watchers.forEach((watcher) => watcher()), CHECK_MS)
  return () => {
    watchers.delete(changed)
    if (watchers.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

/**
 * What a component reads from the gateway's time, in milliseconds since 1970. The component is
 * drawn again when it changes; a time that is read while drawing would stay the same for as long
 * as the page is open.
 *
 * @param read such as whether a moment is over; a bare time would draw four times a second
 */
export const useGatewayTime = <Read extends boolean | number | string>(
  read: (now: number) => Read,
): Read => useSyncExternalStore(subscribe, () => read(gatewayNow()))
