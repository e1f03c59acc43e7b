import { readData } from '../../content/texts.ts'
import type { GameType } from '#parts/games/schema.ts'

export interface VendorSeed {
  code: string
  name: string
  type: GameType
  /** Category under which the gateway lists it; its own by default. */
  lane?: GameType
  hot?: true
  state?: 'maintenance' | 'restricted'
  /** Its games want a window of their own. */
  openMode?: 'WINDOW'
  /** The same for phones, if it differs from desktops. */
  mobileOpenMode?: 'POPUP' | 'WINDOW'
  frameNeeds?: ('modals' | 'downloads' | 'referrer')[]
}

/**
 * Invented vendors over every category. The codes that have rules of their own (lottery,
 * e-sports, cockfight, BTI, BG) are here; e-sports arrive among sports and BG among live tables.
 */
export const VENDORS = readData<VendorSeed[]>('vendors')
