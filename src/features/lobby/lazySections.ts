import { lazyParts } from '#core/navigation/lazyScreen.ts'

/**
 * The part of the home page that is visible without scrolling shows hot games. All other sections
 * load when the browser is idle.
 */
const laterPart = lazyParts(() => import('./laterSections.tsx'))
export const { Component: BecauseSection } = laterPart('BecauseSection')
export const categoryMenu = laterPart('CategoryMenu')
export const { Component: CollectionSection } = laterPart('CollectionSection')
export const { Component: GamesSection } = laterPart('GamesSection')
export const { Component: NewSection } = laterPart('NewSection')
export const { Component: OfferBand } = laterPart('OfferBand')
export const { Component: OwnSection } = laterPart('OwnSection')
export const { Component: ShelfKeys } = laterPart('ShelfKeys')
export const { Component: VendorIndex } = laterPart('VendorIndex')
export const { Component: VendorSection } = laterPart('VendorSection')
export const { Component: VendorStrip } = laterPart('VendorStrip')
export const { Component: WinnerBoard } = laterPart('WinnerBoard')
export const { Component: WinTicker } = laterPart('WinTicker')
