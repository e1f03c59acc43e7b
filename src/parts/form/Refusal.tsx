import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { gatewayNow } from '#core/gateway/clock.ts'
import { useSecondsLeft } from '#core/gateway/useSecondsLeft.ts'
import { GatewayError } from '#core/contract/error.ts'
import { FormAlert } from '#ui/FormAlert.tsx'
import { retryAfterSeconds } from './retryAfter.ts'

/** Codes of refusals that end by themselves after some time, such as a lock. */
const PASSING: readonly string[] = [
  'account_locked',
  'payment_password_locked',
  'too_many_requests',
]

interface Props {
  error: GatewayError
  words: (error: GatewayError) => MessageDescriptor
  remedy?: ((error: GatewayError) => ReactNode) | undefined
}

/**
 * Says why the gateway refused a request, and counts down if the refusal ends after a wait. Each
 * refusal needs a new React key.
 */
export function Refusal({ error, words, remedy }: Props) {
  const { t } = useLingui()
  const place = useRef<HTMLDivElement>(null)
  const passes = PASSING.includes(error.code)
  const [until] = useState(() => gatewayNow() + (passes ? retryAfterSeconds(error) * 1000 : 0))
  const seconds = useSecondsLeft(until)
  useEffect(() => {
    // The result is discarded with `void`: newer browsers return a promise, which React would take
    // for the effect's clean-up function.
    void place.current?.scrollIntoView({ block: 'nearest' })
  }, [])

  const left = passes
    ? new GatewayError(error.code, { data: { retryAfterSeconds: seconds } })
    : error
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {passes && seconds === 0 ? (
        <FormAlert tone="info">
          <Trans>You can try again now.</Trans>
        </FormAlert>
      ) : (
        <FormAlert action={remedy?.(error)}>{t(words(left))}</FormAlert>
      )}
    </div>
  )
}
