/** A call that the script in `src/app/ahead` sent before the app's code had loaded. */
export interface FirstCall {
  response: Promise<Response>
  /** When the call was sent: milliseconds by `performance.now()` of the page. */
  sentAt: number
  requestId: string
}

declare global {
  /**
   * Calls that were sent before the app's code had loaded, by address; undefined until the early
   * script or the app sets it.
   */
  var firstCalls: Map<string, FirstCall> | undefined
}

/**
 * Age in milliseconds at which an early call is too old to use. On a very slow network, the app's
 * code may come that late.
 */
const OLD_MS = 10_000

/** Takes the early call to this address, if one was sent; each early call is taken only once. */
export function takeFirstCall(address: string): FirstCall | undefined {
  const calls = (globalThis.firstCalls ??= new Map<string, FirstCall>())
  const call = calls.get(address)
  calls.delete(address)
  return call && performance.now() - call.sentAt < OLD_MS ? call : undefined
}

/** Waits for the reply of a call that was sent early; rejects on abort. */
export async function replyOf({ response }: FirstCall, signal: AbortSignal): Promise<Response> {
  signal.throwIfAborted()
  const aborted = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
  })
  return Promise.race([response, aborted])
}
