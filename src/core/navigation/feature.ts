import type { MessageDescriptor } from '@lingui/core'
import type { QueryClient } from '@tanstack/react-query'
import type { FeatureName } from '#core/brand/features.ts'
import type { RuntimeBrand } from '#core/brand/runtime.ts'
import type { Identity } from '#core/session/session.ts'
import type { LanguageCode } from '#rules/languages.ts'
import type { PopupKind, PopupProps } from '#core/popups/popups.ts'
import type { LazyScreen } from './lazyScreen.ts'

/**
 * How the shell frames a page: game pages and centers hide the side menu, bare pages also hide the
 * footer, agent pages have their own frame. `first-paint.css` draws a skeleton for each layout.
 */
export type Layout = 'home' | 'page' | 'game' | 'center' | 'bare' | 'agent'

/** Who may open a page; a trial player counts as a member. */
export type PageAccess = 'visitor' | 'member' | 'agent'

export interface ScreenProps {
  /** The route's title in the language on screen; empty on home. */
  title: string
}

/**
 * A menu with links to pages, or the search. The manifests say which menus offer a page; each menu
 * itself defines the order and the icons.
 */
export type Menu = 'sideMenu' | 'accountMenu' | 'footer' | 'search'

/** Which menus offer a page, and to which users. */
interface Offer {
  offered?: readonly Menu[]
  /**
   * Users to whom menus and the search offer the page, if not to everybody: visitors, visitors and
   * VIPs, or visitors of a brand with several addresses. The page's address works for all users.
   */
  offeredTo?: 'visitors' | 'vips' | 'mirrored'
}

/** Whether an address is one of money. */
interface Money {
  /**
   * True if money or points are moved there, or what protects them is changed; a word if that is so
   * only where the address goes on with it, such as `#downlineManagmentView/<id>/transfer`. No popup opens there by
   * itself.
   */
  money?: true | string
}

/** Name of a page in the search, with the words by which the search finds it. */
export interface PageName {
  title: MessageDescriptor
  /**
   * Words separated by commas. Players type them to find the page and never read them, so the
   * glossary does not bind them.
   */
  words?: MessageDescriptor | undefined
}

/**
 * A further address of a screen that menus and the search offer like a page, such as a list of
 * games on home.
 */
export interface RouteView extends Offer {
  path: string
  title: MessageDescriptor
}

/** A page within a route's page, opened by the hash of the address. */
export interface RoutePlace extends Offer, Money {
  /** Feature without which the page within the page does not exist, besides the route's flags. */
  flag?: FeatureName
  /**
   * Folder of the feature that draws this page within the page and has its words; only if it has a
   * flag.
   */
  folder?: string
  /**
   * True if trial players may open this page within the page, although the page around it refuses
   * them.
   */
  trials?: true
  /**
   * True if only accounts with a wallet may open it; office agents have none (docs/product.md
   * §12.6).
   */
  needsWallet?: true
}

/**
 * One screen with all its addresses; going from one of its addresses to another does not reload the
 * screen.
 */
export interface FeatureRoute extends Offer, Money {
  /**
   * Addresses, compared without regard to case and a trailing slash; the first is canonical. One
   * that ends in `/*` matches any value in its last part. Its layout is `page`, which the boot
   * script draws for unknown addresses.
   */
  paths: readonly [string, ...string[]]
  /** Title of the page; missing on home, which shows the brand's title. */
  title?: MessageDescriptor
  layout: Layout
  access: PageAccess
  /**
   * Whether search engines may list the page; pages that show nothing without a login never are.
   */
  indexable: boolean
  /**
   * True if trial players may not open the page, as with wallet and account pages (docs/product.md
   * §4.1).
   */
  realAccount?: boolean
  views?: readonly RouteView[]
  places?: Readonly<Record<string, RoutePlace>>
  /**
   * Loads the names of the pages within the page, so that the search can find these pages. Without
   * it, the search finds none of them.
   */
  loadNames?: () => Promise<Readonly<Record<string, PageName>>>
  /**
   * Feature without which the route does not exist, besides the feature to which the manifest
   * belongs.
   */
  flag?: FeatureName
  screen: LazyScreen<ScreenProps>
  /**
   * Starts the screen's first calls while the screen's code loads; settles when the calls are
   * answered.
   */
  prefetch?: (
    queryClient: QueryClient,
    brand: RuntimeBrand,
    language: LanguageCode,
    reader: Identity,
  ) => void | Promise<void>
}

/**
 * What a feature is: the default export of `src/features/<name>/feature.ts`. Routes, guards, menus,
 * search, sitemap, the files of a brand's site, screenshots and the boot script's layouts are
 * derived from it. Node reads it too (`scripts/brand/features.ts`), so nothing that it imports may
 * need a browser when it loads, nor hold JSX.
 */
export interface Feature {
  /**
   * Flag that the whole feature needs: without it, nothing of the feature exists or is part of the
   * brand's site.
   */
  flag?: FeatureName
  routes?: readonly FeatureRoute[]
  /** Components of the feature's popups, by popup kind. */
  popups?: { readonly [Kind in PopupKind]?: LazyScreen<PopupProps<Kind>> }
  /** Files of the feature that need a further flag, by their path in the feature's folder. */
  chunks?: Readonly<Record<string, FeatureName>>
  /**
   * Files in `src/app/shell/` that only pages of this feature show, by their path in that folder.
   */
  shell?: readonly string[]
}

/** Declares a feature; exists so that the compiler checks its manifest. */
export const defineFeature = (feature: Feature): Feature => feature
