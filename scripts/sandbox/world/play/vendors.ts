import type { GameType } from '#parts/games/schema.ts'
import vendors from '../../content/vendors.json' with { type: 'json' }

export interface VendorSeed {
  code: string
  name: string
  type: GameType
  /** Category in which the gateway lists the vendor; by default its own. */
  lane?: GameType
  hot?: true
  state?: 'maintenance' | 'restricted'
  /** Set if the vendor's games need a window of their own. */
  openMode?: 'WINDOW'
  /** Open mode on phones, if it differs from desktops. */
  mobileOpenMode?: 'POPUP' | 'WINDOW'
  frameNeeds?: ('modals' | 'downloads' | 'referrer')[]
}

/**
 * Invented vendors in every category. They include the codes with rules of their own (lottery,
 * e-sports, cockfight, BTI, BG); e-sports are sent with sports and BG with live tables.
 */
export const VENDORS = vendors as VendorSeed[]
