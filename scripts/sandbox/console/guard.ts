import type { MiddlewareHandler } from 'hono'
import type { Environment } from '../http/environment.ts'

/**
 * Refuses requests to the console from pages of other sites, including the brands' sites. Its own
 * pages, typed addresses and links to its pages are accepted.
 */
export const refuseOtherSites: MiddlewareHandler<Environment> = async (c, next) => {
  const origin = c.req.header('Origin')
  const site = c.req.header('Sec-Fetch-Site')
  const isPageLoad = c.req.method === 'GET' && c.req.header('Sec-Fetch-Mode') === 'navigate'
  const foreign =
    (origin !== undefined && origin !== c.env.origin) ||
    (site !== undefined && site !== 'same-origin' && site !== 'none')
  if (foreign && !isPageLoad) {
    return c.json({ code: 'cross_site', message: 'The console answers its own pages alone.' }, 403)
  }
  await next()
  c.header(
    'Content-Security-Policy',
    "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  )
  c.header('X-Content-Type-Options', 'nosniff')
  // If pages sent no referrer, browsers would leave the origin out of the console's own forms too.
  c.header('Referrer-Policy', 'same-origin')
  c.header('Cross-Origin-Resource-Policy', 'same-origin')
  c.header('Cache-Control', 'no-store')
}
