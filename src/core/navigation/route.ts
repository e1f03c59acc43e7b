import type { MessageDescriptor } from '@lingui/core'
import type { QueryClient } from '@tanstack/react-query'
import type { FeatureName } from '#core/brand/features.ts'
import type { RuntimeBrand } from '#core/brand/runtime.ts'
import type { LanguageCode } from '#core/locale/languages.ts'
import type { LazyScreen } from './lazyScreen.tsx'

/**
 * How a page sits in the shell (docs/product.md §2.2): game pages hide the side menu, bare ones the
 * footer as well, agent pages bring their own frame. `boot.js` and `first-paint.css` know them too.
 */
export type Layout = 'home' | 'page' | 'game' | 'bare' | 'agent'

/** One screen and all its addresses; switching between those does not reload it. */
export interface AppRoute {
  /** Static addresses, compared without regard to case and a trailing slash. */
  paths: readonly [string, ...string[]]
  /** Missing on home, which shows the brand's title. */
  title?: MessageDescriptor
  layout: Layout
  access: 'visitor' | 'member' | 'agent'
  /** Trials are refused: wallet and account pages (docs/product.md §4.1). */
  realAccount?: boolean
  /** The route exists only while this feature is on. */
  feature?: FeatureName
  screen: LazyScreen
  /** Starts the screen's first calls while its chunk is on its way. */
  prefetch?: (queryClient: QueryClient, brand: RuntimeBrand, language: LanguageCode) => void
}

/** The route of an address among those given; undefined where there is none. */
export function findRoute(routes: readonly AppRoute[], pathname: string): AppRoute | undefined {
  const wanted = normalizePath(pathname)
  return routes.find(({ paths }) => paths.some((path) => normalizePath(path) === wanted))
}

/** An address as routes compare it: without regard to case and a trailing slash. */
export function normalizePath(path: string): string {
  return path.toLowerCase().replace(/(?<=.)\/$/, '')
}
