import type { LaunchTarget } from '#core/popups/popups.ts'
import { CATEGORIES } from './categories.ts'
import type { GameType, Lane, Vendor } from './schema.ts'

export type CategoryTarget = { kind: 'page'; path: string } | { kind: 'launch'; vendor: Vendor }

/** Finds the target of a click on a category (docs/product.md §2.2). */
export function categoryTarget({ type, vendors }: Lane): CategoryTarget {
  const { path, pageForOneVendor } = CATEGORIES[type]
  const [only, ...others] = vendors
  if (only && others.length === 0 && !pageForOneVendor) return { kind: 'launch', vendor: only }
  return { kind: 'page', path }
}

/** The launch target of a vendor's own lobby. */
export function vendorTarget({ code, type, name, picture }: Vendor): LaunchTarget {
  return { vendor: code, type, name, cover: picture }
}

/** Address of a category's page with one vendor chosen. */
export function vendorPath(type: GameType, vendor: string): string {
  const [path, query] = CATEGORIES[type].path.split('?')
  const search = new URLSearchParams(query)
  search.set('vassalage', vendor)
  return `${path}?${search}`
}
