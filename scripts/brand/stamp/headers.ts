import type { Brand } from '#core/brand/schema.ts'
import { BOOT_SOURCES } from './boot-scripts.ts'
import { contentSecurityPolicy, DRAWING_POLICY, permissionsPolicy } from './policy.ts'

export type Header = readonly [name: string, value: string]

/**
 * The headers of a brand's site (docs/quality.md §3), from which the file of each server is
 * generated.
 */
export interface SiteHeaders {
  /** Headers of every reply, whatever its path. */
  common: readonly Header[]
  /** Policies of the pages, of the one page that the site may frame itself, and of SVG pictures. */
  pagePolicy: string
  framedPolicy: string
  drawingPolicy: string
}

export const IMMUTABLE = 'public, max-age=31536000, immutable'
export const REVALIDATE = 'no-cache'
export const CSP = 'Content-Security-Policy'
export const CACHE = 'Cache-Control'

/**
 * The file by which the brand's other domains find out whether this site is reachable
 * (docs/product.md §11.7).
 */
export const MIRROR_FILE = 'mirror.json'
/** What keeps a site for testers out of search engines, as a header and in the page. */
export const UNLISTED = 'noindex'

export const READABLE: Header = ['Access-Control-Allow-Origin', '*']

/** The keys of a brand on which its headers depend. */
export type HeaderBrand = Pick<
  Brand,
  'origins' | 'verification' | 'domains' | 'mirrorDomains' | 'secureSubdomains' | 'telemetry'
>

/**
 * @param gateway origin of the gateway; empty if it is the page's own
 * @param isListed whether search engines may list the site
 */
export function siteHeaders(brand: HeaderBrand, gateway: string, isListed = true): SiteHeaders {
  const subdomains = brand.secureSubdomains ? '; includeSubDomains' : ''
  return {
    common: [
      ['Strict-Transport-Security', `max-age=31536000${subdomains}`],
      ['X-Content-Type-Options', 'nosniff'],
      ['Referrer-Policy', 'no-referrer'],
      ['Cross-Origin-Opener-Policy', 'same-origin-allow-popups'],
      ['Cross-Origin-Resource-Policy', 'same-origin'],
      ['Permissions-Policy', permissionsPolicy(brand)],
      ...(isListed ? [] : [['X-Robots-Tag', UNLISTED] as const]),
    ],
    pagePolicy: contentSecurityPolicy(brand, gateway, BOOT_SOURCES, "'none'"),
    framedPolicy: contentSecurityPolicy(brand, gateway, [], "'self'"),
    drawingPolicy: DRAWING_POLICY,
  }
}
