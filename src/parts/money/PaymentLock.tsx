import { Trans } from '@lingui/react/macro'
import { useMoments } from '#core/gateway/useMoments.ts'

/** Why a form that needs the payment password cannot be sent, and until when, in milliseconds. */
export function PaymentLock({ until }: { until: number }) {
  const time = useMoments().writeSoon(until)
  return <Trans>The payment password is locked until {time}.</Trans>
}
