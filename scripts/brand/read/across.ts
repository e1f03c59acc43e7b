import type { Fault } from '../fault.ts'
import type { ParsedBrand } from './parsed-brand.ts'

interface Claim {
  owner: ParsedBrand
  file: string
  path: string
  value: string
}

/** What two brands may not share: ids, merchant codes and host names, mirrors among them. */
export function findSharedIdentity(brands: readonly ParsedBrand[]): Fault[] {
  const claims = new Map<string, Claim[]>()
  const claim = (
    kind: string,
    value: string,
    path: string,
    owner: ParsedBrand,
    file = owner.file,
  ) => {
    const key = `${kind} ${value.toLowerCase()}`
    claims.set(key, [...(claims.get(key) ?? []), { owner, file, path, value }])
  }
  for (const owner of brands) {
    const { id, merchant, domains = [], mirrorDomains = [] } = owner.readable
    if (id) claim('id', id, '$.id', owner)
    if (merchant) claim('merchant', merchant, '$.merchant', owner)
    domains.forEach((host, index) =>
      claim('host', host, `$.domains[${index}]`, owner, owner.domainsFile),
    )
    mirrorDomains.forEach((host, index) => claim('host', host, `$.mirrorDomains[${index}]`, owner))
  }
  return [...claims.values()].flatMap((same) =>
    same.flatMap(({ owner, file, path, value }) => {
      const other = same.find((one) => one.owner !== owner)
      if (!other) return []
      const message = `is "${value}", which ${other.file} has too; each brand needs its own`
      return [{ file, path, message }]
    }),
  )
}
