import { useStartSession } from '#core/session/useSession.ts'
import { DEVICE_HEADER, loginFreePlay } from './api.ts'
import { localStore } from '#lib/storage.ts'

const DEVICE_KEY = 'device:v1'

/**
 * Reads the random id of this browser, by which the gateway counts all its trials as those of one
 * device.
 */
function readDevice(): string {
  const kept = localStore.get(DEVICE_KEY)
  if (kept) return kept
  const made = crypto.randomUUID()
  localStore.set(DEVICE_KEY, made)
  return made
}

/**
 * Begins a session with play money (docs/product.md §7.1).
 *
 * @returns a function that begins the session; it rejects with `GatewayError`
 */
export function useFreePlay(): (signal: AbortSignal) => Promise<void> {
  const startSession = useStartSession()
  return async (signal) => {
    const loggedIn = await loginFreePlay(
      { os: navigator.platform || 'unknown', version: 3 },
      { headers: { [DEVICE_HEADER]: readDevice() }, signal },
    )
    startSession(loggedIn)
  }
}
