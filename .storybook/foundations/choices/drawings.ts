import type { ComponentType } from 'react'
import type { ChoiceName, Choices } from '#core/brand/choices.ts'
import { ColourUse } from '../ColourUse.tsx'
import { Home, PageEnd, Sections } from './pages.tsx'
import * as pieces from './pieces.tsx'

export interface Drawing {
  Draw: ComponentType
  /** Width of the window in which a whole page is drawn; missing for a piece of one. */
  desk?: number
  /** Whether a phone shows the choice, too, or alone. */
  phone?: 'too' | 'alone'
  /** Other choices, without which this one does not show. */
  beside?: Partial<Choices>
}

const DESK = 1440

/** What shows the values of each choice. The compiler refuses a choice without a drawing. */
export const DRAWINGS: Record<ChoiceName, Drawing> = {
  displayFace: { Draw: pieces.Headings },
  bodyFace: { Draw: pieces.Texts },
  typeScale: { Draw: pieces.Headings },
  textSize: { Draw: pieces.Texts },
  headingCase: { Draw: pieces.Heading },
  headingTracking: { Draw: pieces.Headings },
  headingWeight: { Draw: pieces.Headings, beside: { displayFace: 'kanit' } },
  numerals: { Draw: pieces.Digits, beside: { displayFace: 'playfair-display' } },
  corner: { Draw: pieces.Corners },
  density: { Draw: pieces.Form },
  pageWidth: { Draw: Home, desk: 1920, beside: { shell: 'top' } },
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
  shell: { Draw: Home, desk: DESK },
  header: { Draw: Home, desk: DESK, beside: { shell: 'top', hero: 'bleed', heroHeight: 'tall' } },
  logoPlace: { Draw: Home, desk: DESK, beside: { shell: 'top' } },
  phoneNav: { Draw: Home, phone: 'alone' },
  footer: { Draw: PageEnd, desk: DESK },
  footerColour: { Draw: PageEnd, desk: DESK },
  hero: { Draw: Home, desk: DESK, phone: 'too', beside: { shell: 'top', heroHeight: 'medium' } },
  heroHeight: { Draw: Home, desk: DESK, beside: { shell: 'top', hero: 'bleed' } },
  bannerShade: { Draw: Home, desk: DESK, beside: { shell: 'top', heroHeight: 'medium' } },
  home: { Draw: Home, desk: DESK, phone: 'too', beside: { shell: 'top', hero: 'none' } },
  sectionColour: { Draw: Sections, desk: DESK },
  tileShape: { Draw: pieces.Tiles },
  tileSize: { Draw: Home, desk: DESK, phone: 'too', beside: { shell: 'top', hero: 'none' } },
  tileWords: { Draw: pieces.Tiles },
  tileFrame: { Draw: pieces.Tiles },
  tileBadge: { Draw: pieces.Tiles },
  tileBadgePlace: { Draw: pieces.Tiles },
  tileActions: { Draw: pieces.Tiles },
}
