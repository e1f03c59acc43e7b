import { useQuery } from '@tanstack/react-query'
import { useBrand } from '#core/brand/brand.ts'
import { usePermission } from './permission.tsx'
import { outsideUrl, parseUrl } from '#lib/urls.ts'
import { plainPathQuery } from './queries.ts'

/** Size of the customer-service window (docs/product.md §2.2). */
const WINDOW_FEATURES = 'popup,width=440,height=750,noopener'

export interface CustomerService {
  href: string
  /**
   * Opens customer service in a window. It is missing for an email address, which the browser opens
   * itself.
   */
  open?: () => void
}

/**
 * Finds the customer service of this brand. The gateway's address is used if its origin is allowed;
 * it is decrypted first if the brand has a `displayKey`. Otherwise the brand file's address is
 * used; null if there is none.
 */
export function useCustomerService(): CustomerService | null {
  const { customerService, origins } = useBrand()
  const { data } = usePermission()
  const own = customerService.url
  const sent = usePlainPath(data?.info.customerService?.path, customerService.displayKey)
  const origin = own && parseUrl(own)?.origin
  const allowed = [...origins.chat, ...(origin ? [origin] : [])]
  const url = sent ? outsideUrl(sent, 'https://relative.invalid', allowed) : null
  const href = url?.href ?? own
  if (!href) return customerService.email ? { href: `mailto:${customerService.email}` } : null
  if (customerService.type === 'link') return { href }
  return { href, open: () => window.open(href, 'customer-service', WINDOW_FEATURES) }
}

/**
 * The decrypted customer-service address of the gateway; undefined while it is being decrypted, or
 * if that fails.
 */
function usePlainPath(path: string | undefined, displayKey: string | undefined) {
  const { data } = useQuery(plainPathQuery(path, displayKey))
  return displayKey ? data : path
}
