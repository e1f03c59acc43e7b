import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { gatewayNow } from '#core/clock/clock.ts'
import { GatewayError } from '#core/contract/error.ts'
import { FormAlert } from '#ui/FormAlert.tsx'
import { retryAfterSeconds } from './retryAfter.ts'

/** Refusals that pass by waiting. */
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

/** The alert for a refusal; counts down one that passes by waiting. Needs a new key per refusal. */
export function Refusal({ error, words, remedy }: Props) {
  const { t } = useLingui()
  const place = useRef<HTMLDivElement>(null)
  const passes = PASSING.includes(error.code)
  const seconds = useSecondsLeft(passes ? retryAfterSeconds(error) : 0)
  useEffect(() => {
    // Newer browsers answer with a promise, which is no clean-up.
    void place.current?.scrollIntoView({ block: 'nearest' })
  }, [])

  const left = passes
    ? new GatewayError(error.code, { data: { retryAfterSeconds: seconds } })
    : error
  return (
    <div ref={place} className="scroll-mt-4">
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

/** Seconds that are left of these, by the gateway's clock. */
function useSecondsLeft(seconds: number): number {
  const [until] = useState(() => gatewayNow() + seconds * 1000)
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    if (left === 0) return
    const timer = setInterval(() => {
      setLeft(Math.max(0, Math.ceil((until - gatewayNow()) / 1000)))
    }, 1000)
    return () => clearInterval(timer)
  }, [until, left])
  return left
}
