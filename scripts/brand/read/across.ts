import type { Fault } from '../fault.ts'
import type { ParsedBrand } from './brands.ts'

/** What two brands may not share: merchant codes and host names, mirrors among them. */
export function findSharedIdentity(brands: readonly ParsedBrand[]): Fault[] {
  const faults: Fault[] = []
  const owners = new Map<string, ParsedBrand>()
  const claim = (kind: string, value: string, path: string, owner: ParsedBrand) => {
    const key = `${kind} ${value.toLowerCase()}`
    const first = owners.get(key)
    if (!first) owners.set(key, owner)
    else if (first !== owner) {
      const message = (other: ParsedBrand) =>
        `is "${value}", which ${other.file} has too; each brand needs its own`
      faults.push({ file: owner.file, path, message: message(first) })
      faults.push({ file: first.file, path: path.replace(/\[\d+\]$/, ''), message: message(owner) })
    }
  }
  for (const owner of brands) {
    const { id, merchant, domains, mirrorDomains } = owner.brand
    claim('id', id, '$.id', owner)
    claim('merchant', merchant, '$.merchant', owner)
    domains.forEach((host, index) => claim('host', host, `$.domains[${index}]`, owner))
    mirrorDomains.forEach((host, index) => claim('host', host, `$.mirrorDomains[${index}]`, owner))
  }
  return faults
}
