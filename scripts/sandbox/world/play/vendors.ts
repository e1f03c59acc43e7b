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

const of = (type: GameType, vendors: [code: string, name: string, more?: Partial<VendorSeed>][]) =>
  vendors.map(([code, name, more]): VendorSeed => ({ code, name, type, ...more }))

/**
 * Invented vendors over every category. The codes that have rules of their own (lottery,
 * e-sports, cockfight, BTI, BG) are here; e-sports arrive among sports and BG among live tables.
 */
export const VENDORS: readonly VendorSeed[] = [
  ...of('RNG', [
    ['NLN', 'Nine Lanterns', { hot: true }],
    ['CPL', 'Copperleaf', { hot: true }],
    ['MQY', 'Moonquay'],
    ['TLW', 'Tigerlily Works', { hot: true }],
    ['PCR', 'Papercrane'],
    ['VFX', 'Velvet Fox'],
    ['SFW', 'Saffron Wheel'],
    ['KTW', 'Kitewind'],
    ['OBO', 'Obsidian Owl'],
    ['PPL', 'Papaya Lab'],
    ['EMB', 'Emberline'],
    ['HDR', 'Hollow Drum', { state: 'maintenance' }],
    ['RVB', 'Riverbell'],
    ['GGK', 'Gilded Gecko'],
  ]),
  ...of('LIVE', [
    ['GSL', 'Grand Salon', { hot: true }],
    ['LTB', 'Lotus Table', { hot: true }],
    ['RVH', 'Riverhouse Live'],
    ['SKR', 'Silk Room'],
    ['MGL', 'Marigold Live'],
    ['HBC', 'Harbour Court'],
    ['OPC', 'Opal Hall', { state: 'maintenance' }],
    ['PLR', 'Lantern Parlour', { mobileOpenMode: 'WINDOW' }],
    ['IVH', 'Ivory Terrace', { openMode: 'WINDOW' }],
    ['EVT', 'Eventide', { state: 'restricted' }],
    ['BG', 'Bellgarden', { type: 'BG', lane: 'LIVE' }],
  ]),
  ...of('PVP', [
    ['KPT', 'Kampong Tables', { hot: true }],
    ['FPL', 'Four Pillars'],
    ['CDH', 'Cardhouse Nine'],
    ['RDL', 'Red Lacquer'],
  ]),
  ...of('FISH', [
    ['DPR', 'Deep Reef', { hot: true }],
    ['CRL', 'Coral Hunters'],
    ['TDL', 'Tidelock'],
    ['BFF', 'Bluefin Forge'],
  ]),
  ...of('SPORTS', [
    ['BTI', 'Bluetide Sports', { hot: true }],
    ['FTL', 'Floodlight', { openMode: 'WINDOW' }],
    ['TCH', 'Touchline Asia', { frameNeeds: ['referrer'] }],
    ['HMT', 'Home Terrace'],
    ['IMES', 'Ironmoth Esports', { type: 'ESPORTS', lane: 'SPORTS' }],
    ['TF', 'Thunderfold', { type: 'ESPORTS', lane: 'SPORTS' }],
    ['IA', 'Inkwell Arena', { type: 'ESPORTS', lane: 'SPORTS' }],
  ]),
  ...of('ELOTT', [
    ['ELOTT', 'Swift Draw'],
    ['QKB', 'Quickball'],
  ]),
  ...of('LOTT', [
    ['TCG_LOTTO_VN', 'Lotus Draw Vietnam', { hot: true }],
    ['TCG_SEA', 'South Seas Lotto'],
    ['LOTT', 'Daily Draw'],
  ]),
  ...of('COCKFIGHT', [['SV3', 'Silver Spur', { frameNeeds: ['modals'] }]]),
  ...of('BINGO', [
    ['BLC', 'Balcony Bingo'],
    ['MKT', 'Market Hall'],
  ]),
]
