import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getDomain } from 'tldts'
import * as v from 'valibot'
import { currentRelease, currentReleases, RELEASE_FILE } from '../places.ts'
import { noReleases } from '../releases.ts'

/** A site as its server must know it, beside the headers and rules that the stamp wrote. */
export interface ServedSite {
  id: string
  /** Every host that answers with the site. */
  hosts: string[]
  /** Whether the gateway is the site's own origin, so that the server must pass its calls on. */
  hasOwnGateway: boolean
  /** Address of the socket on the gateway. */
  socketPath: string
}

const ReleaseSchema = v.object({
  gateway: v.string(),
  brand: v.object({
    domains: v.array(v.string()),
    mirrorDomains: v.array(v.string()),
    socketPath: v.string(),
  }),
})

/**
 * Reads the current releases of brands.
 *
 * @param ids brands; all that have a site if empty
 * @throws UsageError if a brand has no site
 */
export function readServedSites(out: string, ids: readonly string[]): ServedSite[] {
  const folder = currentReleases(out)
  const all = existsSync(folder) ? readdirSync(folder).toSorted() : []
  return (ids.length > 0 ? [...new Set(ids)] : all).map((id) => {
    const file = join(currentRelease(out, id), RELEASE_FILE)
    if (!existsSync(file)) throw noReleases(out, id)
    const { gateway, brand } = v.parse(ReleaseSchema, JSON.parse(readFileSync(file, 'utf8')))
    const { domains, mirrorDomains, socketPath } = brand
    return { id, hosts: [...domains, ...mirrorDomains], hasOwnGateway: gateway === '', socketPath }
  })
}

/**
 * Finds the second name of a host, which redirects to it: `www.example.com` for `example.com`, or
 * the other way round. A host such as `play.example.com` has no second name. A name that the brand
 * file lists is no second name either, since it answers by itself.
 *
 * @param hosts every host of the site
 */
export function findSecondName(host: string, hosts: readonly string[]): string | undefined {
  const domain = getDomain(host, { allowPrivateDomains: true })
  if (domain === null) return undefined
  const second = host === domain ? `www.${host}` : host === `www.${domain}` ? domain : undefined
  return second === undefined || hosts.includes(second) ? undefined : second
}
