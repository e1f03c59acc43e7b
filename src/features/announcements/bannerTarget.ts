import { paths } from '#core/paths.ts'
import { outsideUrl } from '#lib/urls.ts'
import type { Banner } from './api.ts'

export type BannerTarget =
  | { kind: 'inner'; path: string }
  | { kind: 'outside'; href: string }
  | { kind: 'game'; nodeId: string }

/**
 * What a click on a banner opens; null where it opens nothing or its address is refused.
 *
 * @param origins those that outside links may lead to
 */
export function bannerTarget(
  { linkage, target }: Pick<Banner, 'linkage' | 'target'>,
  origins: readonly string[],
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
      const here = 'https://inner.invalid'
      const url = outsideUrl(target, here, [here])
      return url && target.startsWith('/')
        ? { kind: 'inner', path: url.pathname + url.search + url.hash }
        : null
    }
    case 'URL': {
      const url = outsideUrl(target, 'https://inner.invalid', origins)
      return url && { kind: 'outside', href: url.href }
    }
  }
}
