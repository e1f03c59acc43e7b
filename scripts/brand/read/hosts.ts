import { getPublicSuffix } from 'tldts'
import type { Brand } from '#core/brand/schema.ts'
import type { Fault } from '../fault.ts'
import { jsonPath } from './path.ts'

/**
 * Finds hosts that anyone may have a name under: a brand that trusts `*.github.io` trusts every
 * stranger there.
 */
export function* findHostFaults(
  {
    domains = [],
    mirrorDomains = [],
    origins,
  }: Partial<Pick<Brand, 'domains' | 'mirrorDomains' | 'origins'>>,
  file: string,
): Generator<Fault> {
  for (const [key, hosts] of Object.entries({ domains, mirrorDomains })) {
    for (const [index, host] of hosts.entries()) {
      if (!isShared(host)) continue
      const message = `is "${host}", under which strangers have sites, must be a host of your own`
      yield { file, path: jsonPath([key, index]), message }
    }
  }
  for (const [kind, patterns] of Object.entries(origins ?? {})) {
    for (const [index, pattern] of patterns.entries()) {
      const host = /^https?:\/\/\*\.([^:]+)/.exec(pattern)?.[1]
      if (host === undefined || !isShared(host)) continue
      const message = `is "${pattern}", under which strangers have sites, must be a wildcard under a domain of your own`
      yield { file, path: jsonPath(['origins', kind, index]), message }
    }
  }
}

const isShared = (host: string) =>
  getPublicSuffix(host, { allowPrivateDomains: true }) === host && host !== 'localhost'
