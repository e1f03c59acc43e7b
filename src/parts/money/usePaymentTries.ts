import { useState } from 'react'
import * as v from 'valibot'
import { gatewayNow } from '#core/clock/clock.ts'
import type { GatewayError } from '#core/contract/error.ts'

const DataSchema = v.object({
  triesLeft: v.number(),
  /** Told with the last try, which locks it. */
  retryAfterSeconds: v.optional(v.number()),
})

export interface PaymentTries {
  left: number
  /** By the gateway's clock, in milliseconds; undefined while it is not locked. */
  lockedUntil: number | undefined
}

/** What a wrong payment password left, as far as the gateway tells. */
export function usePaymentTries() {
  const [tries, setTries] = useState<PaymentTries>()
  return {
    tries,
    /** To be told of each refusal of the form. */
    countTry: (error: GatewayError) => setTries(readTries(error)),
  }
}

function readTries({ data: given }: GatewayError): PaymentTries | undefined {
  const data = v.safeParse(DataSchema, given)
  if (!data.success) return undefined
  const { triesLeft: left, retryAfterSeconds: seconds } = data.output
  return { left, lockedUntil: seconds === undefined ? undefined : gatewayNow() + seconds * 1000 }
}
