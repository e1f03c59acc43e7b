import { isReturnAddress } from '#core/contract/returnAddress.ts'
import { refuse } from './call-error.ts'
import type { CallContext, RouteParts } from './serve.ts'

type SiteOrigins = RouteParts['siteOrigins']

/** Throws `CallError` 422 `bad_return_url` for an address that is no page of the merchant's sites. */
export function refuseForeignReturn(
  { merchant }: Pick<CallContext, 'merchant'>,
  address: string,
  siteOrigins: SiteOrigins,
): void {
  if (isReturnAddress(address, siteOrigins(merchant.code))) return
  refuse('bad_return_url')
}

/** The merchant's site that a call came from; its first one if the call names another origin, or none. */
export function findCallingSite(
  { merchant, request }: Pick<CallContext, 'merchant' | 'request'>,
  siteOrigins: SiteOrigins,
): string {
  const origins = siteOrigins(merchant.code)
  const named = request.headers.get('Origin')
  return origins.find((origin) => origin === named) ?? (origins[0] as string)
}
