import { Trans } from '@lingui/react/macro'
import { useWriteSoon } from '#core/gateway/useWriteSoon.ts'

/**
 * Says why a form that needs the payment password is locked. The lock ends at `until`, in
 * milliseconds since 1970.
 */
export function PaymentLock({ until }: { until: number }) {
  const time = useWriteSoon()(until)
  return <Trans>The payment password is locked until {time}.</Trans>
}
