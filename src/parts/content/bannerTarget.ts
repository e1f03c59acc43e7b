import { readDestination } from '#core/navigation/destination.ts'
import { paths } from '#core/navigation/paths.ts'
import { innerPath, type Destination } from '#lib/urls.ts'
import type { Banner } from '#core/system/announcements/api.ts'

export type BannerTarget = Destination | { kind: 'game'; nodeId: string }

/**
 * Finds the page or popup that a click on a banner opens. Null if the banner has none, or if its
 * address is not allowed.
 *
 * @param brand brand to whose sites links from outside may lead
 */
export function bannerTarget(
  { linkage, target }: Pick<Banner, 'linkage' | 'target'>,
  brand: Parameters<typeof readDestination>[1],
): BannerTarget | null {
  if (!target) return null
  switch (linkage) {
    case 'NONE':
      return null
    case 'PROMOTION':
      return { kind: 'inner', path: paths.promotions(target) }
    case 'GAME':
      return { kind: 'game', nodeId: target }
    case 'ROUTE': {
      const path = innerPath(target)
      return path === null ? null : { kind: 'inner', path }
    }
    case 'URL':
      return readDestination(target, brand)
  }
}
