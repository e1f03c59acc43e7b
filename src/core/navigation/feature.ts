import type { MessageDescriptor } from '@lingui/core'
import type { QueryClient } from '@tanstack/react-query'
import type { FeatureName } from '#core/brand/features.ts'
import type { RuntimeBrand } from '#core/brand/runtime.ts'
import type { Identity } from '#core/session/session.ts'
import type { LanguageCode } from '#rules/languages.ts'
import type { PopupKind, PopupProps } from '#core/popups/popups.ts'
import type { LazyScreen } from './lazyScreen.ts'

/**
 * How a page sits in the shell: game pages hide the side menu, bare ones the footer as well, agent
 * pages bring their own frame. `first-paint.css` draws a skeleton for each.
 */
export type Layout = 'home' | 'page' | 'game' | 'bare' | 'agent'

/** Who may open a page; a trial counts as a member. */
export type PageAccess = 'visitor' | 'member' | 'agent'

export interface ScreenProps {
  /** The route's title in the language on screen; empty on home. */
  title: string
}

/**
 * A menu that leads to pages, or the search. The manifests say which pages each offers. The menu says in
 * which order, and with which icons.
 */
export type Menu = 'sideMenu' | 'accountMenu' | 'footer' | 'search'

/** Where a page is offered, and to whom. */
interface Offer {
  offered?: readonly Menu[]
  /**
   * Menus and the search offer the page to these only, while its address works for everybody: to visitors,
   * to visitors and VIPs, or to visitors of a brand with several addresses.
   */
  offeredTo?: 'visitors' | 'vips' | 'mirrored'
}

/** Name of a page in the search, with the words that find it. */
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

/** A place within a page that is a page of its own, opened by its hash. */
export interface RoutePlace extends Offer {
  /** The place exists only while this is on, beside the route's flags. */
  flag?: FeatureName
  /** Of a place with a flag: the folder of the feature that draws it, and whose words it needs. */
  folder?: string
  /** Trial players may open this address, although the page refuses trials. */
  trials?: true
  /** Only for accounts with a wallet; office agents have none (docs/product.md §12.6). */
  needsWallet?: true
}

/** One screen with all its addresses; switching addresses does not reload the screen. */
export interface FeatureRoute extends Offer {
  /**
   * Addresses, compared without regard to case and a trailing slash; the first is canonical. One that
   * ends in `/*` stands for any that have one part more in its place; its layout is `page`, which the
   * boot script draws for addresses that it does not know.
   */
  paths: readonly [string, ...string[]]
  /** Missing on home, which shows the brand's title. */
  title?: MessageDescriptor
  layout: Layout
  access: PageAccess
  /** Search engines may list it; pages that show nothing without a login never are. */
  indexable: boolean
  /** Trials are refused: wallet and account pages (docs/product.md §4.1). */
  realAccount?: boolean
  views?: readonly RouteView[]
  places?: Readonly<Record<string, RoutePlace>>
  /** Loads the names of the places, by which the search finds all of them; without it, none. */
  loadNames?: () => Promise<Readonly<Record<string, PageName>>>
  /** The route exists only while this is on, beside the feature's own flag. */
  flag?: FeatureName
  screen: LazyScreen<ScreenProps>
  /** Starts the screen's first calls while its chunk loads; settles when they are answered. */
  prefetch?: (
    queryClient: QueryClient,
    brand: RuntimeBrand,
    language: LanguageCode,
    reader: Identity,
  ) => void | Promise<void>
}

/**
 * What a feature is: the default export of `src/features/<name>/feature.ts`. Routes, guards, menus,
 * search, sitemap, what a brand can reach, the gallery and the boot script's layouts are derived from it.
 *
 * Node reads it too (`scripts/brand/features.ts`): nothing that it imports may need a browser at
 * load, nor hold JSX.
 */
export interface Feature {
  /** Everything of the feature is stamped, and exists, only while this is on. */
  flag?: FeatureName
  routes?: readonly FeatureRoute[]
  /** Components of the feature's popups, by popup kind. */
  popups?: { readonly [Kind in PopupKind]?: LazyScreen<PopupProps<Kind>> }
  /** Files of the feature that need a flag more than the rest of it, by their path in its folder. */
  chunks?: Readonly<Record<string, FeatureName>>
  /** Files of the shell that only its pages show, by their path in `src/app/shell/`. */
  shell?: readonly string[]
}

/** Declares a feature; exists so that the compiler checks its manifest. */
export const defineFeature = (feature: Feature): Feature => feature
