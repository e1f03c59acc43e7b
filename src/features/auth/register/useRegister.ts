import { useMutation } from '@tanstack/react-query'
import { atom, useStore } from 'jotai'
import { GatewayError } from '#core/contract/error.ts'
import type { LoggedIn } from '#core/session/schema.ts'
import { SECRET_LIFETIME_MS } from '#parts/form/drafts.ts'
import { isUncertain } from './refusals.ts'
import type { RegisterMethod } from './registerFields.ts'
import { SEND, type Registration } from './registration.ts'

/** A registration on its way: what is sent, and under which key, until an answer has come. */
interface Intent {
  /** The input that it was made of. */
  input: string
  idempotencyKey: string
  body: Registration
}

interface Try {
  method: RegisterMethod
  /** Who registers with what, as text, proofs left aside: another input is another intent. */
  input: string
  /** Makes the body; called once an intent, since proofs serve once. */
  prepare: () => Promise<Registration>
}

/** In memory, so that a form that was closed and opened again goes on with its intent. */
const intentAtom = atom<Intent | null>(null)
const sendingAtom = atom(false)

/**
 * Registers once an intent: a try without a clear answer is sent again as it was, under its key, so
 * that a lost reply makes no second account.
 *
 * @returns sends one; rejects with `GatewayError`, undefined while another is on its way
 */
export function useRegister(): (attempt: Try) => Promise<LoggedIn | undefined> {
  const store = useStore()
  // As a mutation, so that no chunk's failure reloads the page meanwhile.
  const { mutateAsync } = useMutation({
    mutationFn: async ({ method, input, prepare }: Try) => {
      const open = store.get(intentAtom)
      const intent =
        open?.input === input
          ? open
          : { input, idempotencyKey: crypto.randomUUID(), body: await prepare() }
      store.set(intentAtom, intent)
      const forget = () => store.set(intentAtom, (now) => (now === intent ? null : now))
      setTimeout(forget, SECRET_LIFETIME_MS)
      const { body, idempotencyKey } = intent
      try {
        const loggedIn = await SEND[method](body as never, { idempotencyKey })
        forget()
        return loggedIn
      } catch (cause) {
        const error = cause instanceof GatewayError ? cause : new GatewayError('network', { cause })
        if (!isUncertain(error)) forget()
        throw error
      }
    },
  })

  return async (attempt) => {
    if (store.get(sendingAtom)) return undefined
    store.set(sendingAtom, true)
    try {
      return await mutateAsync(attempt)
    } finally {
      store.set(sendingAtom, false)
    }
  }
}
