import type { MessageDescriptor } from '@lingui/core'
import type { FeatureName } from '#core/brand/features.ts'
import type { Identity } from '#core/session/session.ts'
import type { Menu, PageName, RoutePlace } from './feature.ts'
import type { AppRoute } from './route.ts'

/**
 * Who offers pages: a menu or the search, or the list of a center, which offers all of the center's
 * pages.
 */
export type Offerer = Menu | 'center'

export interface OfferedPage {
  path: string
  /**
   * Title of the page. It is missing on home, and on pages within a page, whose names load later.
   */
  title?: MessageDescriptor
}

/** Facts about a user by which the menus decide which pages to offer. */
export interface Reader {
  identity: Identity
  isOfficeAgent: boolean
  isVip: boolean
  hasMirrors: boolean
  /** The features that the brand or the gateway has turned off on this site. */
  off: readonly FeatureName[]
}

/**
 * A page that menus can offer: the main page of a route, one of the route's views, or a page within
 * its page.
 */
interface Page extends OfferedPage, RoutePlace {
  isPlace?: true
}

/**
 * Lists the pages that a menu, the search or a center offers to a user, in the order of the routes.
 */
export function listOffered(
  routes: readonly AppRoute[],
  offerer: Offerer,
  reader: Reader,
): OfferedPage[] {
  const { identity, isOfficeAgent, off } = reader
  const isOn = (flag: FeatureName | undefined) => !flag || !off.includes(flag)
  return routes
    .filter(({ access, layout, flags }) => {
      if (isOfficeAgent && layout !== 'agent') return false
      return flags.every(isOn) && (access !== 'agent' || identity === 'agent')
    })
    .flatMap((route) =>
      pagesOf(route).filter((page) => {
        if (!isOn(page.flag) || !isOfferedTo(page, reader)) return false
        if (offerer === 'center') {
          const isRefused = identity === 'trial' && route.realAccount && !page.trials
          return page.isPlace && !isRefused
        }
        if (offerer === 'search' && page.isPlace) return route.loadNames
        return page.offered?.includes(offerer)
      }),
    )
}

function pagesOf(route: AppRoute): readonly Page[] {
  const [path] = route.paths
  const places = Object.entries(route.places ?? {}).map(([hash, place]): Page => ({
    ...place,
    path: `${path}#${hash}`,
    isPlace: true,
  }))
  return [{ ...route, path }, ...(route.views ?? []), ...places]
}

function isOfferedTo(
  { offeredTo, needsWallet }: Page,
  { identity, isOfficeAgent, isVip, hasMirrors }: Reader,
): boolean {
  if (needsWallet && isOfficeAgent) return false
  if (offeredTo === 'visitors') return identity === 'visitor'
  if (offeredTo === 'vips') return identity === 'visitor' || isVip
  return offeredTo !== 'mirrored' || hasMirrors
}

/** Loads the names of all pages within pages that the search finds, by their addresses. */
export async function loadNames(
  routes: readonly AppRoute[],
): Promise<Readonly<Record<string, PageName>>> {
  const names = routes.map(async ({ paths: [path], loadNames: load }) =>
    Object.entries((await load?.()) ?? {}).map(
      ([hash, name]) => [`${path}#${hash}`, name] as const,
    ),
  )
  return Object.fromEntries((await Promise.all(names)).flat())
}
