import { HEADERS } from '#core/contract/headers.ts'
import { ALLOWED_METHODS, EXPOSED_HEADERS, listAllowedHeaders } from '#scripts/contract/cors.ts'
import type { SiteRegistry } from '../site-registry.ts'
import { findHost, type Host } from './hosts.ts'

/** Seconds for which a browser may cache the reply to a preflight request. */
const MAX_AGE = 600

/** Finds the host of a request's `Origin` header; null if it has none. */
export function findCaller(sites: SiteRegistry, request: Request): Host | null {
  const origin = request.headers.get('Origin')
  const url = origin === null ? null : URL.parse(origin)
  return url && /^https?:$/.test(url.protocol) ? findHost(sites, url.host) : null
}

/**
 * Returns headers that let a brand's page read replies from the gateway's own host: only for the
 * caller's origin and without credentials, since tokens travel in a header. A preflight names no
 * merchant yet, so it is allowed for any brand's page; a reply only for pages of the merchant that
 * the request names.
 */
export function corsHeaders(
  sites: SiteRegistry,
  request: Request,
  declaredHeaders: readonly string[],
): Record<string, string> {
  const always = { Vary: 'Origin', 'Cross-Origin-Resource-Policy': 'cross-origin' }
  const caller = findCaller(sites, request)
  if (caller?.kind !== 'site') return always
  const preflight = request.method === 'OPTIONS'
  const merchant = request.headers.get(HEADERS.merchant)
  if (!preflight && merchant !== caller.site.brand.merchant) return always
  const headers = {
    ...always,
    'Access-Control-Allow-Origin': request.headers.get('Origin') as string,
    'Access-Control-Expose-Headers': EXPOSED_HEADERS.join(', '),
  }
  if (!preflight) return headers
  return {
    ...headers,
    'Access-Control-Allow-Methods': ALLOWED_METHODS.join(', '),
    'Access-Control-Allow-Headers': listAllowedHeaders(declaredHeaders).join(', '),
    'Access-Control-Max-Age': String(MAX_AGE),
  }
}
