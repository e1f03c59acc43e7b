import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { GatewayError } from '#core/contract/error.ts'
import type { LoggedIn } from '#core/session/schema.ts'
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
  /** What stands in the form, as text: another input is another intent. */
  input: string
  /** Makes the body; called once an intent, since proofs serve once. */
  prepare: () => Promise<Registration>
}

/**
 * Registers once an intent: a try without a clear answer is sent again as it was, under its key, so
 * that a lost reply makes no second account.
 *
 * @returns sends one; rejects with `GatewayError`, undefined while another is on its way
 */
export function useRegister(): (attempt: Try) => Promise<LoggedIn | undefined> {
  const intent = useRef<Intent | null>(null)
  const pending = useRef(false)
  // As a mutation, so that no chunk's failure reloads the page meanwhile.
  const { mutateAsync } = useMutation({
    mutationFn: async ({ method, input, prepare }: Try) => {
      if (intent.current?.input !== input) {
        const body = await prepare()
        intent.current = { input, idempotencyKey: crypto.randomUUID(), body }
      }
      const { body, idempotencyKey } = intent.current
      try {
        return await SEND[method](body as never, { idempotencyKey })
      } catch (cause) {
        const error = cause instanceof GatewayError ? cause : new GatewayError('network', { cause })
        if (!isUncertain(error)) intent.current = null
        throw error
      }
    },
  })

  return async (attempt) => {
    if (pending.current) return undefined
    pending.current = true
    try {
      const loggedIn = await mutateAsync(attempt)
      intent.current = null
      return loggedIn
    } finally {
      pending.current = false
    }
  }
}
