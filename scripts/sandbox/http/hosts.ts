import { isOnThisMachine } from '#lib/urls.ts'
import { CHAT_HOST, GAME_HOSTS, SOCIAL_HOST } from '#scripts/scenery/addresses.ts'
import { PAY_HOST } from '../world/money/pay-host.ts'
import type { Site, SiteRegistry } from '../site-registry.ts'

export type Host =
  | { kind: 'console' | 'gateway' | 'games' | 'chat' | 'pay' | 'social' | 'unknown' }
  | { kind: 'site'; site: Site; /** Whether the brand owns this host. */ known: boolean }

/**
 * Finds the brand to which a request's host belongs (docs/architecture.md §5).
 *
 * @param authority `Host` header, or the host part of an origin; the port is ignored
 */
export function findHost(sites: SiteRegistry, authority: string): Host {
  const host = authority.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '')
  if (host === 'localhost' || host === '127.0.0.1' || host === '[::1]') return { kind: 'console' }
  if (host === 'gateway.localhost') return { kind: 'gateway' }
  if (GAME_HOSTS.includes(host)) return { kind: 'games' }
  if (host === CHAT_HOST) return { kind: 'chat' }
  if (host === PAY_HOST) return { kind: 'pay' }
  if (host === SOCIAL_HOST) return { kind: 'social' }
  const owner = sites.findByDomain(host)
  if (owner) return { kind: 'site', site: owner, known: true }
  const [, prefix, id] = /^(?:(.+)\.)?([^.]+)\.localhost$/.exec(host) ?? []
  const site = id === undefined ? undefined : sites.get(id)
  return site ? { kind: 'site', site, known: prefix === undefined } : { kind: 'unknown' }
}

/**
 * Lists the origins of a brand's own sites, its address on this machine first.
 *
 * @param ports ports on which pages are served on this machine
 */
export function listSiteOrigins({ id, brand }: Site, ports: readonly number[]): string[] {
  const hosts = [`${id}.localhost`, ...brand.domains, ...brand.mirrorDomains]
  return hosts.flatMap((host) =>
    isOnThisMachine(host)
      ? ports.map((port) => new URL(`http://${host}:${port}`).origin)
      : [`https://${host}`],
  )
}
