import type { Brand } from '#core/brand/schema.ts'

/** An emitted brand as it is on disk. */
export interface Site {
  id: string
  /** Path of the folder with the built site. */
  root: string
  hash: string
  brand: Brand
}

/** The brands whose sites a sandbox serves. */
export abstract class SiteRegistry {
  abstract list(): Site[]

  get(id: string): Site | undefined {
    return this.list().find((site) => site.id === id)
  }

  /** Finds the brand that lists this host among its domains or mirrors. */
  findByDomain(host: string): Site | undefined {
    return this.list().find(
      ({ brand }) => brand.domains.includes(host) || brand.mirrorDomains.includes(host),
    )
  }

  findByMerchant(code: string): Site | undefined {
    return this.list().find(({ brand }) => brand.merchant === code)
  }
}
