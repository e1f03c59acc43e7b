import type { CHOICES } from './choiceTable.ts'
import type { HomeRow, HomeStrip } from './homeRows.ts'

/**
 * Form of a row of games: one line to swipe, numbered places, two lines, one large game beside
 * small ones, a grid, or a collection with a headline and one large cover.
 */
export type GamesForm = 'shelf' | 'chart' | 'double' | 'lead' | 'wall' | 'collection'

/** Rows with vendors: cards, unless their composition gives them a form. */
export type VendorRow = 'LIVE' | 'BG' | 'PVP' | 'FISH' | 'SPORTS' | 'ESPORTS' | 'ELOTT'

/** Rows that have a headline of their own as a collection. */
export type CollectionRow = 'new' | 'LIVE' | 'FISH'

type Form<Row> = Row extends 'winners'
  ? 'ticker'
  :
      | Exclude<GamesForm, 'collection'>
      | (Row extends CollectionRow ? 'collection' : never)
      | (Row extends VendorRow ? 'index' : never)

/** Strips by their places in the page, the first place being 0. */
export type PlacedStrips = readonly (readonly [place: number, strip: HomeStrip])[]

/** How the home page is composed; the brand script writes it into the page. */
export interface Composition {
  /**
   * Forms of rows. The others have their plain form: games a shelf, vendors and winners cards. A row
   * of vendors in a form of games shows the category's games; in an index it lists their names.
   */
  forms: { readonly [Row in Exclude<HomeRow, HomeStrip>]?: Form<Row> }
  strips: PlacedStrips
}

/** The composition of the home page for each value of the brand's choice `home`. */
export const COMPOSITIONS: Record<keyof (typeof CHOICES)['home']['values'], Composition> = {
  shelves: { forms: {}, strips: [] },
  charts: { forms: { hot: 'chart', new: 'double', RNG: 'double' }, strips: [[2, 'offer']] },
  magazine: {
    forms: { hot: 'lead' },
    strips: [
      [1, 'providers'],
      [4, 'offer'],
    ],
  },
  wall: { forms: { hot: 'wall', new: 'wall', RNG: 'wall' }, strips: [[1, 'offer']] },
  arena: {
    forms: {
      hot: 'chart',
      winners: 'ticker',
      new: 'double',
      FISH: 'lead',
      LIVE: 'index',
      BG: 'index',
      PVP: 'index',
      SPORTS: 'index',
    },
    strips: [[3, 'offer']],
  },
  journal: {
    forms: {
      hot: 'lead',
      LIVE: 'collection',
      winners: 'ticker',
      RNG: 'double',
      PVP: 'shelf',
      FISH: 'index',
      SPORTS: 'index',
      ESPORTS: 'index',
      ELOTT: 'index',
    },
    strips: [
      [1, 'providers'],
      [5, 'offer'],
    ],
  },
  parlour: {
    forms: {
      LIVE: 'collection',
      BG: 'lead',
      FISH: 'index',
      SPORTS: 'index',
      ESPORTS: 'index',
      ELOTT: 'index',
    },
    strips: [[4, 'offer']],
  },
  bazaar: {
    forms: {
      hot: 'wall',
      FISH: 'collection',
      RNG: 'wall',
      LIVE: 'lead',
      PVP: 'index',
      SPORTS: 'index',
      ESPORTS: 'index',
      ELOTT: 'index',
    },
    strips: [
      [1, 'offer'],
      [4, 'providers'],
    ],
  },
  calm: {
    forms: {
      new: 'collection',
      winners: 'ticker',
      RNG: 'lead',
      PVP: 'index',
      SPORTS: 'index',
      ESPORTS: 'index',
      ELOTT: 'index',
    },
    strips: [[3, 'providers']],
  },
}
