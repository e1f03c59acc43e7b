import { isReturnAddress } from '#core/contract/returnAddress.ts'
import { refuse } from './call-error.ts'
import type { CallContext, RouteParts } from './serve.ts'

type SiteOrigins = RouteParts['siteOrigins']

/** Throws `CallError` 422 `bad_return_url` unless the address is a page of the merchant's sites. */
export function refuseForeignReturn(
  { merchant }: Pick<CallContext, 'merchant'>,
  address: string,
  siteOrigins: SiteOrigins,
): void {
  if (isReturnAddress(address, siteOrigins(merchant.code))) return
  refuse('bad_return_url')
}

/**
 * Finds the merchant's site from which a call came; its first site if the call has another origin,
 * or none.
 */
export function findCallingSite(
  { merchant, request }: Pick<CallContext, 'merchant' | 'request'>,
  siteOrigins: SiteOrigins,
): string {
  const origins = siteOrigins(merchant.code)
  const named = request.headers.get('Origin')
  return origins.find((origin) => origin === named) ?? (origins[0] as string)
}
