import { getPublicSuffix } from 'tldts'
import type { Brand } from '#core/brand/schema.ts'
import type { Fault } from '../fault.ts'
import { jsonPath } from './path.ts'
import { quoteWritten } from './written.ts'

type Hosts = Partial<Pick<Brand, 'domains' | 'mirrorDomains' | 'origins'>>

/**
 * Finds hosts under which anyone can get a name: a brand that trusts `*.github.io` would trust
 * every stranger there.
 *
 * @param written the hosts as the file spells them, if variables were replaced
 */
export function* findHostFaults(hosts: Hosts, file: string, written = hosts): Generator<Fault> {
  for (const key of ['domains', 'mirrorDomains'] as const) {
    for (const [index, host] of (hosts[key] ?? []).entries()) {
      if (!isShared(host)) continue
      const name = quoteWritten(written[key]![index]!, host)
      const message = `is ${name}, under which strangers have sites, must be a host of your own`
      yield { file, path: jsonPath([key, index]), message }
    }
  }
  const kinds = Object.keys(hosts.origins ?? {}) as (keyof Brand['origins'])[]
  for (const kind of kinds) {
    for (const [index, pattern] of hosts.origins![kind].entries()) {
      const host = /^https?:\/\/\*\.([^:]+)/.exec(pattern)?.[1]
      if (host === undefined || !isShared(host)) continue
      const name = quoteWritten(written.origins![kind][index]!, pattern)
      const message = `is ${name}, under which strangers have sites, must be a wildcard under a domain of your own`
      yield { file, path: jsonPath(['origins', kind, index]), message }
    }
  }
}

const isShared = (host: string) =>
  getPublicSuffix(host, { allowPrivateDomains: true }) === host && host !== 'localhost'
