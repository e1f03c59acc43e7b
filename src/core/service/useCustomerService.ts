import { useBrand } from '#core/brand/brand.ts'
import { usePermission } from '#core/system/permission.tsx'
import { outsideUrl } from '#lib/urls.ts'

/** Size of the customer-service window (specification §2.2). */
const WINDOW_FEATURES = 'popup,width=440,height=750,noopener'

export interface CustomerService {
  href: string
  /** Opens it in its window; for a mail address the browser's own way serves. */
  open?: () => void
}

/**
 * Where this brand answers its visitors: the gateway's address where it is plain and on an allowed
 * origin, else the brand file's; null where neither names one.
 */
export function useCustomerService(): CustomerService | null {
  const { customerService, origins } = useBrand()
  const { data } = usePermission()
  const own = customerService.url
  const sent = data?.info.customerService?.path
  const allowed = [...origins.chat, ...(own ? [new URL(own).origin] : [])]
  const url = sent ? outsideUrl(sent, 'https://relative.invalid', allowed) : null
  const href = url?.href ?? own
  if (!href) return customerService.email ? { href: `mailto:${customerService.email}` } : null
  if (customerService.type === 'link') return { href }
  return { href, open: () => window.open(href, 'customer-service', WINDOW_FEATURES) }
}
