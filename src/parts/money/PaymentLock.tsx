import { Trans } from '@lingui/react/macro'
import { useMoments } from '#core/gateway/useMoments.ts'

/**
 * Says why a form that needs the payment password is locked. The lock ends at `until`, in
 * milliseconds since 1970.
 */
export function PaymentLock({ until }: { until: number }) {
  const time = useMoments().writeSoon(until)
  return <Trans>The payment password is locked until {time}.</Trans>
}
