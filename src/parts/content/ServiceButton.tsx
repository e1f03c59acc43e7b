import { Trans } from '@lingui/react/macro'
import { Headset } from 'lucide-react'
import { useCustomerService } from '#core/system/useCustomerService.ts'
import { buttonClass } from '#ui/Button.tsx'

/** A button that opens customer service, if the brand has one. */
export function ServiceButton({ variant = 'primary' }: { variant?: 'primary' | 'outline' }) {
  const service = useCustomerService()
  if (!service) return null
  return (
    <a {...service.link} className={buttonClass({ variant })}>
      <Headset className="size-5" />
      <Trans>Contact customer service</Trans>
    </a>
  )
}
