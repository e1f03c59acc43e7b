import { join } from 'node:path'
import { type Fault, formatFault } from '../fault.ts'
import { displayPath } from '../places.ts'
import { readOverlay } from './overlay.ts'
import type { ParsedBrand } from './parsed-brand.ts'
import { quoteWritten } from './written.ts'

interface Claim {
  owner: ParsedBrand
  file: string
  path: string
  /** The value in quotes, as the brand file spells it. */
  quoted: string
}

/**
 * Finds values that two brands must not share by their brand files or in one of the environments:
 * ids, merchant codes and host names, including mirrors.
 */
export function findSharedIdentity(
  brands: readonly ParsedBrand[],
  environments: readonly string[] = [],
  variables: NodeJS.ProcessEnv = process.env,
): Fault[] {
  const found = [
    ...findShared(brands),
    ...environments.flatMap((env) =>
      findShared(brands.map((one) => withOwnHosts(one, env, variables))),
    ),
  ]
  return [...new Map(found.map((fault) => [formatFault(fault), fault])).values()]
}

/**
 * Returns the brand with its final hosts, which an overlay may replace; faults of the overlay are
 * reported elsewhere.
 */
function withOwnHosts(one: ParsedBrand, env: string, variables: NodeJS.ProcessEnv): ParsedBrand {
  const folder = displayPath(one.folder)
  try {
    const { overlay, written } = readOverlay(one.folder, folder, env, variables)
    const { domains, mirrorDomains } = overlay
    const hosts = { ...(domains && { domains }), ...(mirrorDomains && { mirrorDomains }) }
    const overlaid = { file: join(folder, `${env}.json`), written }
    return { ...one, readable: { ...one.readable, ...hosts }, overlaid }
  } catch {
    return one
  }
}

function findShared(brands: readonly ParsedBrand[]): Fault[] {
  const claims = new Map<string, Claim[]>()
  const claim = (
    kind: string,
    value: string,
    path: string,
    owner: ParsedBrand,
    file = owner.file,
    written = value,
  ) => {
    const claimed = { owner, file, path, quoted: quoteWritten(written, value) }
    const key = `${kind} ${value.toLowerCase()}`
    claims.set(key, [...(claims.get(key) ?? []), claimed])
  }
  for (const owner of brands) {
    const { id, merchant } = owner.readable
    if (id) claim('id', id, '$.id', owner)
    if (merchant) claim('merchant', merchant, '$.merchant', owner)
    for (const key of ['domains', 'mirrorDomains'] as const) {
      const hosts = owner.readable[key] ?? []
      const written = owner.overlaid?.written[key]
      const file = written && owner.overlaid?.file
      for (const [index, host] of hosts.entries()) {
        claim('host', host, `$.${key}[${index}]`, owner, file, written?.[index])
      }
    }
  }
  return [...claims.values()].flatMap((same) =>
    same.flatMap(({ owner, file, path, quoted }) => {
      const other = same.find((one) => one.owner !== owner)
      if (!other) return []
      const message = `is ${quoted}, which ${other.file} has too; each brand needs its own`
      return [{ file, path, message }]
    }),
  )
}
