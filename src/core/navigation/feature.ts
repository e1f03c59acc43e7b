import type { MessageDescriptor } from '@lingui/core'
import type { QueryClient } from '@tanstack/react-query'
import type { FeatureName } from '#core/brand/features.ts'
import type { RuntimeBrand } from '#core/brand/runtime.ts'
import type { Identity } from '#core/session/session.ts'
import type { LanguageCode } from '#rules/languages.ts'
import type { PopupKind, PopupProps } from '#core/popups/popups.ts'
import type { LazyScreen } from './lazyScreen.ts'

/**
 * How the shell frames a page: game pages hide the side menu, bare pages also hide the footer,
 * agent pages have their own frame. `first-paint.css` draws a skeleton for each layout.
 */
export type Layout = 'home' | 'page' | 'game' | 'bare' | 'agent'

/** Who may open a page; a trial player counts as a member. */
export type PageAccess = 'visitor' | 'member' | 'agent'

export interface ScreenProps {
  /** The route's title in the language on screen; empty on home. */
  title: string
}

/**
 * A menu that leads to pages, or the search. The manifests say which pages a menu offers; the menu
 * itself defines their order and icons.
 */
export type Menu = 'sideMenu' | 'accountMenu' | 'footer' | 'search'

/** Which menus offer a page, and to which users. */
interface Offer {
  offered?: readonly Menu[]
  /**
   * Menus and the search offer the page only to these users, while its address works for everybody:
   * visitors, visitors and VIPs, or visitors of a brand with several addresses.
   */
  offeredTo?: 'visitors' | 'vips' | 'mirrored'
}

/** Name of a page in the search, with the words by which the search finds it. */
export interface PageName {
  title: MessageDescriptor
  /** Separated by commas. Players type these words and never read them, so the glossary does not bind them. */
  words?: MessageDescriptor | undefined
}

/** Another address of a screen, which menus and search offer like a page, such as a list on home. */
export interface RouteView extends Offer {
  path: string
  title: MessageDescriptor
}

/** A page within a page, opened by the hash of the address. */
export interface RoutePlace extends Offer {
  /** The page within the page exists only while this feature is on, beside the route's flags. */
  flag?: FeatureName
  /** For a page with a flag: the folder of the feature that draws it and that has its words. */
  folder?: string
  /**
   * Trial players may open this page within the page, although the page around it refuses trials.
   */
  trials?: true
  /** Only for accounts with a wallet; office agents have none (docs/product.md §12.6). */
  needsWallet?: true
}

/**
 * One screen with all its addresses; going from one of its addresses to another does not reload the
 * screen.
 */
export interface FeatureRoute extends Offer {
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
  /** Trial players are refused here: wallet and account pages (docs/product.md §4.1). */
  realAccount?: boolean
  views?: readonly RouteView[]
  places?: Readonly<Record<string, RoutePlace>>
  /**
   * Loads the names of the pages within the page, by which the search finds them; without it, the
   * search finds none.
   */
  loadNames?: () => Promise<Readonly<Record<string, PageName>>>
  /** The route exists only while this feature is on, beside the feature's own flag. */
  flag?: FeatureName
  screen: LazyScreen<ScreenProps>
  /** Starts the screen's first calls while its code loads; settles when they are answered. */
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
   * Everything of the feature exists, and is part of the brand's site, only while this flag is on.
   */
  flag?: FeatureName
  routes?: readonly FeatureRoute[]
  /** Components of the feature's popups, by popup kind. */
  popups?: { readonly [Kind in PopupKind]?: LazyScreen<PopupProps<Kind>> }
  /**
   * Files of the feature that need one more flag than the rest of it, by their path in its folder.
   */
  chunks?: Readonly<Record<string, FeatureName>>
  /** Files of the shell that only the feature's pages show, by their path in `src/app/shell/`. */
  shell?: readonly string[]
}

/** Declares a feature; exists so that the compiler checks its manifest. */
export const defineFeature = (feature: Feature): Feature => feature
