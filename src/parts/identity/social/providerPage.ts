import type { RuntimeBrand } from '#core/brand/runtime.ts'
import { GatewayError } from '#core/contract/error.ts'
import { outsideUrl } from '#lib/urls.ts'

/**
 * Returns the address of a social provider's login page. Throws `GatewayError` unless it lies within
 * `origins.social` of the brand file.
 */
export function readProviderPage(url: string, { origins }: Pick<RuntimeBrand, 'origins'>): string {
  const target = outsideUrl(url, 'https://relative.invalid', origins.social)
  if (!target) throw new GatewayError('malformed_reply')
  return target.href
}
