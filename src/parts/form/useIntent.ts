import { useMutation } from '@tanstack/react-query'
import { atom, useStore, type PrimitiveAtom } from 'jotai'
import { GatewayError } from '#core/contract/error.ts'
import { SECRET_LIFETIME_MS } from './drafts.ts'

/** Codes after which nobody knows whether the gateway did what was asked. */
const UNCERTAIN: readonly string[] = ['network', 'timeout', 'aborted', 'malformed_reply']

/** Whether a try may have been carried out although no answer said so. */
export function isUncertain(error: GatewayError): boolean {
  return UNCERTAIN.includes(error.code) || error.status >= 500
}

/** What is sent, and under which key, until an answer has come. */
interface Intent<Body> {
  /** The input that it was made of. */
  input: string
  idempotencyKey: string
  body: Body
}

export interface IntentAtoms<Body> {
  openAtom: PrimitiveAtom<Intent<Body> | null>
  sendingAtom: PrimitiveAtom<boolean>
}

/** Where a form keeps its intent: in memory, so that it goes on after it was closed and reopened. */
export const makeIntentAtoms = <Body>(): IntentAtoms<Body> => ({
  openAtom: atom<Intent<Body> | null>(null),
  sendingAtom: atom(false),
})

interface Try<Body, Reply> {
  /** What was entered, one-time proofs left out: another input is another intent. */
  input: unknown
  /** Makes the body; called once an intent, since proofs serve once. */
  prepare: () => Promise<Body>
  send: (body: Body, options: { idempotencyKey: string }) => Promise<Reply>
}

/**
 * Sends calls that are declared `intent`: a try without a clear answer is sent again as it was,
 * under its key, so that a lost reply does nothing twice. It is not aborted with its form.
 *
 * @returns sends one; rejects with `GatewayError`, `aborted` while another is on its way
 */
export function useIntent<Body, Reply>({ openAtom, sendingAtom }: IntentAtoms<Body>) {
  const store = useStore()
  // As a mutation, so that no chunk's failure reloads the page meanwhile.
  const { mutateAsync } = useMutation({
    mutationFn: async ({ input: entered, prepare, send }: Try<Body, Reply>): Promise<Reply> => {
      const input = JSON.stringify(entered)
      const open = store.get(openAtom)
      const intent =
        open?.input === input
          ? open
          : { input, idempotencyKey: crypto.randomUUID(), body: await prepare() }
      store.set(openAtom, intent)
      const forget = () => store.set(openAtom, (now) => (now === intent ? null : now))
      setTimeout(forget, SECRET_LIFETIME_MS)
      try {
        const reply = await send(intent.body, { idempotencyKey: intent.idempotencyKey })
        forget()
        return reply
      } catch (cause) {
        const error = cause instanceof GatewayError ? cause : new GatewayError('network', { cause })
        if (!isUncertain(error)) forget()
        throw error
      }
    },
  })

  return async (attempt: Try<Body, Reply>): Promise<Reply> => {
    if (store.get(sendingAtom)) throw new GatewayError('aborted')
    store.set(sendingAtom, true)
    try {
      return await mutateAsync(attempt)
    } finally {
      store.set(sendingAtom, false)
    }
  }
}
