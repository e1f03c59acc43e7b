import { useMutation } from '@tanstack/react-query'
import { atom, useStore, type PrimitiveAtom } from 'jotai'
import { GatewayError } from '#core/contract/error.ts'
import { SECRET_LIFETIME_MS } from './drafts.ts'

/** Codes after which it is unknown whether the gateway carried out the call. */
const UNCERTAIN: readonly string[] = ['network', 'timeout', 'aborted', 'malformed_reply']

/** Whether a call may have been carried out although it failed. */
export function isUncertain(error: GatewayError): boolean {
  return UNCERTAIN.includes(error.code) || error.status >= 500
}

/** The body and key of a call, kept until a clear answer arrives. */
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

/** Stores a form's intent in memory, so that it survives closing and reopening the form. */
export const makeIntentAtoms = <Body>(): IntentAtoms<Body> => ({
  openAtom: atom<Intent<Body> | null>(null),
  sendingAtom: atom(false),
})

/**
 * Stores the intents of what is done to one of several things, such as deposits: each has its own, so
 * that an answer that is late for one holds up none of the others.
 */
export function makeIntentAtomsOf<Body>(): (id: string) => IntentAtoms<Body> {
  const made = new Map<string, IntentAtoms<Body>>()
  return (id) => {
    const atoms = made.get(id) ?? makeIntentAtoms<Body>()
    made.set(id, atoms)
    return atoms
  }
}

interface Try<Body, Reply> {
  /** The entered values without one-time proofs; different values are a different intent. */
  input: unknown
  /** Builds the body; called once per intent, because proofs work once. */
  prepare: () => Promise<Body>
  send: (body: Body, options: { idempotencyKey: string }) => Promise<Reply>
}

/**
 * Sends calls that are declared `intent`. After an unclear answer, the same body is sent again with
 * the same key, so that nothing happens twice. The call is not aborted when the form unmounts.
 *
 * @returns sends one; rejects with `GatewayError`, `aborted` while another is pending
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
