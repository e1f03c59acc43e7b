import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { gatewayNow } from '#core/gateway/clock.ts'
import type { GatewayError } from '#core/contract/error.ts'
import { retryAfterSeconds } from '#parts/form/retryAfter.ts'
import { readBeforePress } from '#parts/form/typedFields.ts'
import { useAttempt } from '#parts/form/useAttempt.ts'
import { CountdownButton } from '#ui/CountdownButton.tsx'

/**
 * Storage, outside of the button, for the time at which the next code may be requested, by the
 * gateway's clock. It is needed if that time must outlive the button.
 */
export interface SentWait {
  until: number | null
  onUntil: (until: number) => void
}

interface Props {
  /** Requests a code; rejects with `GatewayError`. */
  send: (signal: AbortSignal) => Promise<{ expiredMinutes: number }>
  onRefusal: (error: GatewayError) => void
  /** Called if a value that the request needs is missing, such as the phone number. */
  onMissing?: (() => void) | undefined
  wait?: SentWait
}

/** The button that requests a code, and counts down until the next one may be requested. */
export function SendCodeButton({ send, onRefusal, onMissing, wait: outer }: Props) {
  const { t } = useLingui()
  const { attempt, busy } = useAttempt()
  const [own, setOwn] = useState<number | null>(null)
  const { until, onUntil } = outer ?? { until: own, onUntil: setOwn }
  const wait = (seconds: number) => onUntil(gatewayNow() + seconds * 1000)
  const ask = async () => {
    if (onMissing) return onMissing()
    const error = await attempt(async (signal) => wait((await send(signal)).expiredMinutes * 60))
    if (!error) return
    if (error.code === 'too_many_requests') wait(retryAfterSeconds(error))
    onRefusal(error)
  }
  return (
    <span className="contents" onClickCapture={readBeforePress}>
      <CountdownButton
        onSend={() => void ask()}
        busy={busy}
        until={until}
        now={gatewayNow}
        labels={{
          send: t`Send code`,
          wait: (seconds) => t`${plural(seconds, { other: 'Resend in # s' })}`,
          ready: t`You can send another code now.`,
        }}
      />
    </span>
  )
}
