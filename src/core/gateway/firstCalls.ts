/** A call that `src/app/ahead` sent before the app's code was there. */
export interface FirstCall {
  response: Promise<Response>
  /** Milliseconds by `performance.now()` of the page. */
  sentAt: number
  requestId: string
}

declare global {
  /** Calls by address; undefined until the page or the app has sent one. */
  var firstCalls: Map<string, FirstCall> | undefined
}

/** On a very slow network the code comes so late that a call would end before it is read. */
const OLD_MS = 10_000

/** The call to this address that is under way already; each serves once. */
export function takeFirstCall(address: string): FirstCall | undefined {
  const calls = (globalThis.firstCalls ??= new Map<string, FirstCall>())
  const call = calls.get(address)
  calls.delete(address)
  return call && performance.now() - call.sentAt < OLD_MS ? call : undefined
}

/** Waits for the reply of a call sent ahead, or rejects on abort. */
export async function replyOf({ response }: FirstCall, signal: AbortSignal): Promise<Response> {
  signal.throwIfAborted()
  const aborted = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
  })
  return Promise.race([response, aborted])
}
