import { useQuery } from '@tanstack/react-query'
import type { MouseEvent } from 'react'
import { useBrand } from '#core/brand/brand.ts'
import { openWindow } from '#core/platform/openWindow.ts'
import { usePermission } from './permission.tsx'
import { outsideUrl, parseUrl } from '#lib/urls.ts'
import { plainPathQuery } from './queries.ts'

/** Size of the customer-service window (docs/product.md §2.2). */
const WINDOW_FEATURES = 'popup,width=440,height=750'

export interface CustomerService {
  /** Attributes of a link that opens customer service, in a window where the brand wants one. */
  link: {
    href: string
    target: '_blank'
    rel: 'noreferrer'
    onClick: (event: MouseEvent) => void
  }
  /** Opens customer service from a menu, whose entries are no links. */
  open: () => void
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
  const isLink = [customerService.type, data?.info.customerService?.csType].includes('link')
  const origin = own && parseUrl(own)?.origin
  const allowed = [...origins.chat, ...(origin ? [origin] : [])]
  const url = sent ? outsideUrl(sent, 'https://relative.invalid', allowed) : null
  const href = url?.href ?? own
  const address = href ?? (customerService.email && `mailto:${customerService.email}`)
  if (!address) return null
  const openOwn = () => href && !isLink && openWindow(href, 'customer-service', WINDOW_FEATURES)
  return {
    link: {
      href: address,
      target: '_blank',
      rel: 'noreferrer',
      onClick: (event) => {
        if (openOwn()) event.preventDefault()
      },
    },
    open: () => {
      if (!openOwn()) window.location.assign(address)
    },
  }
}

/**
 * The decrypted customer-service address of the gateway; undefined while it is being decrypted, or
 * if that fails.
 */
function usePlainPath(path: string | undefined, displayKey: string | undefined) {
  const { data } = useQuery(plainPathQuery(path, displayKey))
  return displayKey ? data : path
}
