import { useState } from 'react'
import * as v from 'valibot'
import { gatewayNow } from '#core/gateway/clock.ts'
import { useSecondsLeft } from '#core/gateway/useSecondsLeft.ts'
import type { GatewayError } from '#core/contract/error.ts'
import { retryAfterSeconds } from '#parts/form/retryAfter.ts'

const DataSchema = v.object({
  triesLeft: v.number(),
  /** Seconds until the payment password can be used again; sent when the last try locks it. */
  retryAfterSeconds: v.optional(v.number()),
})

export interface PaymentTries {
  left: number
  /**
   * Time in milliseconds by the gateway's clock until which the payment password is locked;
   * undefined if the last refusal did not say.
   */
  lockedUntil: number | undefined
}

/**
 * Counts how many tries are left after wrong payment passwords, as far as the gateway says.
 *
 * @param known ISO 8601 time until which the payment password is locked, if that is known before a
 * try
 */
export function usePaymentTries(known: string | null = null) {
  const [tries, setTries] = useState<PaymentTries>()
  const [told, setTold] = useState(0)
  const until = Math.max(told, known === null ? 0 : Date.parse(known))
  const isLocked = useSecondsLeft(until) > 0
  return {
    tries: tries?.lockedUntil === undefined || isLocked ? tries : undefined,
    /**
     * Time in milliseconds by the gateway's clock until which the payment password is locked;
     * undefined once the lock is over.
     */
    lockedUntil: isLocked ? until : undefined,
    /** Must be called with each refused request of the form. */
    countTry: (error: GatewayError) => {
      const read = readTries(error)
      setTries(read)
      if (error.code === 'payment_password_locked') {
        setTold(gatewayNow() + retryAfterSeconds(error) * 1000)
      } else if (read?.lockedUntil !== undefined) setTold(read.lockedUntil)
    },
  }
}

function readTries({ data: given }: GatewayError): PaymentTries | undefined {
  const data = v.safeParse(DataSchema, given)
  if (!data.success) return undefined
  const { triesLeft: left, retryAfterSeconds: seconds } = data.output
  return { left, lockedUntil: seconds === undefined ? undefined : gatewayNow() + seconds * 1000 }
}
