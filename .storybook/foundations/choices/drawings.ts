import type { ComponentType } from 'react'
import type { Choices } from '#core/brand/choices.ts'
import { ColourUse } from '../ColourUse.tsx'
import type { DeskChoice, PhoneChoice, PieceChoice } from './grounds.ts'
import { Home, PageEnd, Sections } from './pages.tsx'
import * as pieces from './pieces.tsx'

/** Where a choice is drawn: alone, or on a whole page in a small window of a desk or of a phone. */
export type Ground = 'piece' | 'desk' | 'phone'

export interface Drawing {
  Draw: ComponentType
  /** Width of the window of a desk, if it is not the usual one. */
  width?: number
  /** Other choices, without which this one does not show. */
  beside?: Partial<Choices>
}

/** What shows the values of each choice. The compiler refuses a choice without a drawing. */
export const PIECES: Record<PieceChoice, Drawing> = {
  displayFace: { Draw: pieces.Headings },
  bodyFace: { Draw: pieces.Texts },
  typeScale: { Draw: pieces.Headings },
  textSize: { Draw: pieces.Texts },
  headingCase: { Draw: pieces.Heading },
  headingTracking: { Draw: pieces.Headings },
  headingWeight: { Draw: pieces.Headings, beside: { displayFace: 'kanit' } },
  numerals: { Draw: pieces.Digits, beside: { displayFace: 'playfair-display' } },
  corner: { Draw: pieces.Corners },
  // A screen of one pixel to a point shows hairlines only where a line is otherwise thicker.
  lineWeight: { Draw: pieces.Corners, beside: { card: 'framed' } },
  density: { Draw: pieces.Form },
  elevation: { Draw: pieces.Shadows },
  glow: { Draw: pieces.Glow },
  // Glass shows only on a ground that shines through.
  card: { Draw: pieces.Panels, beside: { pattern: 'lattice' } },
  heading: { Draw: pieces.Heading },
  button: { Draw: pieces.Buttons },
  field: { Draw: pieces.Fields },
  iconWeight: { Draw: pieces.Icons },
  icons: { Draw: pieces.Icons },
  divider: { Draw: pieces.Dividers },
  pattern: { Draw: pieces.Ground },
  motion: { Draw: pieces.Movements },
  colourUse: { Draw: ColourUse },
  categoryIcons: { Draw: pieces.Categories },
  artTone: { Draw: pieces.Tiles },
  tileShape: { Draw: pieces.Tiles },
  tileWords: { Draw: pieces.Tiles },
  tileFrame: { Draw: pieces.Tiles },
  tileBadge: { Draw: pieces.Tiles },
  tileBadgePlace: { Draw: pieces.Tiles },
  tileActions: { Draw: pieces.Tiles },
}

/** Pages at a desk that show the values of a choice. */
export const DESK_PAGES: Record<DeskChoice, Drawing> = {
  pageWidth: { Draw: Home, width: 1920, beside: { shell: 'top' } },
  shell: { Draw: Home },
  header: { Draw: Home, beside: { shell: 'top', hero: 'bleed', heroHeight: 'tall' } },
  logoPlace: { Draw: Home, beside: { shell: 'top' } },
  footer: { Draw: PageEnd },
  footerColour: { Draw: PageEnd },
  hero: { Draw: Home, beside: { shell: 'top', heroHeight: 'medium' } },
  heroHeight: { Draw: Home, beside: { shell: 'top', hero: 'bleed' } },
  bannerShade: { Draw: Home, beside: { shell: 'top', heroHeight: 'medium' } },
  home: { Draw: Home, beside: { shell: 'top', hero: 'none' } },
  sectionColour: { Draw: Sections },
  tileSize: { Draw: Home, beside: { shell: 'top', hero: 'none' } },
}

/** Pages on a phone that show the values of a choice. */
export const PHONE_PAGES: Record<PhoneChoice, Drawing> = {
  phoneNav: { Draw: Home },
  hero: DESK_PAGES.hero,
  home: DESK_PAGES.home,
  tileSize: DESK_PAGES.tileSize,
}
