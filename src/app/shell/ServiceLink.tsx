import { useLingui } from '@lingui/react/macro'
import { Headset } from 'lucide-react'
import { useCustomerService } from '#core/system/useCustomerService.ts'

/** An icon that opens customer service, if the brand has it. */
export function ServiceLink({ className }: { className: string }) {
  const { t } = useLingui()
  const service = useCustomerService()
  if (!service) return null
  return (
    <a
      {...service.link}
      aria-label={t({
        message: 'Customer service',
        comment: 'Link to the people who help players',
      })}
      title={t`Customer service`}
      className={`inline-flex size-thumb shrink-0 items-center justify-center rounded-control transition-colors duration-quick ${className}`}
    >
      <Headset className="size-5.5" />
    </a>
  )
}
