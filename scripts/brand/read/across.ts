import type { Fault } from '../fault.ts'
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
 * Finds values that two brands must not share: ids, merchant codes and host names, including
 * mirrors.
 */
export function findSharedIdentity(brands: readonly ParsedBrand[]): Fault[] {
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
    const { id, merchant, domains = [], mirrorDomains = [] } = owner.readable
    if (id) claim('id', id, '$.id', owner)
    if (merchant) claim('merchant', merchant, '$.merchant', owner)
    const { domainsFile, domainsWritten = domains } = owner
    domains.forEach((host, index) =>
      claim('host', host, `$.domains[${index}]`, owner, domainsFile, domainsWritten[index]),
    )
    mirrorDomains.forEach((host, index) => claim('host', host, `$.mirrorDomains[${index}]`, owner))
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
