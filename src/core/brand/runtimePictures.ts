import type { LanguageCode } from '#rules/languages.ts'
import type { PICTURED_CATEGORIES, PictureSlot } from './pictures.ts'

/** What lies behind words on a picture. */
export interface Scrim {
  /** The colour of the words that needs the weaker scrim; the scrim has the other one. */
  ink: 'light' | 'dark'
  /** Least strength, 0–1, that gives the words a contrast of 4.5:1. */
  alpha: number
  /** Set where the primary hardly shows, so that a button takes the colour of the words. */
  button?: 'ink'
}

/** Red, green and blue, 0–255. */
export type Rgb = readonly [red: number, green: number, blue: number]

/** Colours of words on pictures, and of the scrim behind each. */
export const INKS: Readonly<Record<Scrim['ink'], { ink: Rgb; scrim: Rgb }>> = {
  light: { ink: [255, 255, 255], scrim: [12, 12, 16] },
  dark: { ink: [20, 20, 24], scrim: [255, 255, 255] },
}

/** One drawing of a picture: an SVG, or the files that the brand script made of a photograph. */
export interface Drawing {
  /** Address of an SVG; else the part of the files' addresses before width and format. */
  at: string
  /** Widths in pixels of which there is a file, ascending; missing for an SVG. */
  widths?: readonly number[]
  width: number
  height: number
  scrim?: Scrim
  /** Strength, 0–1, of the page's colour over a background that text needs. */
  veil?: number
}

/** A picture of the brand as the page reads it. */
export interface RuntimePicture {
  file: Drawing
  dark?: Drawing
  phone?: Drawing
  phoneDark?: Drawing
  /** CSS `object-position`; the middle if it is missing. */
  focus?: string
  alt?: Partial<Record<LanguageCode, string>>
  words?: 'right' | 'below'
}

/** A slide of the brand's own at the top of the home page; `BrandWords` holds its words. */
export interface RuntimeSlide {
  picture: RuntimePicture
  to?: string
}

/** Slots of icons, which the page's head and the manifest name. */
export const ICON_SLOTS = ['social', 'favicon', 'maskable'] as const
type IconSlot = (typeof ICON_SLOTS)[number]

export interface RuntimePictures extends Partial<
  Record<Exclude<PictureSlot, IconSlot>, RuntimePicture>
> {
  hero?: RuntimeSlide[]
  tiers?: RuntimePicture[]
  categories?: Partial<Record<(typeof PICTURED_CATEGORIES)[number], RuntimePicture>>
}

/** Page width below which a picture for phones is shown, as in `layout.css`. */
export const PHONE_WIDTHS = '(width < 48rem)'

/** Chooses the drawings of a picture in a mode. */
export function drawingsOf(
  { file, dark, phone, phoneDark }: RuntimePicture,
  mode: 'dark' | 'light',
): { wide: Drawing; phone: Drawing } {
  if (mode === 'light') return { wide: file, phone: phone ?? file }
  const wide = dark ?? file
  return { wide, phone: phoneDark ?? (dark ? dark : (phone ?? file)) }
}

/** Lists the files of a drawing in a format, as a `srcset`; undefined for an SVG. */
export const sourceSet = ({ at, widths }: Drawing, format: 'avif' | 'webp') =>
  widths?.map((width) => `${at}-${width}.${format} ${width}w`).join(', ')

/** The address of a drawing for browsers that know no `srcset`. */
export const mainAddress = ({ at, widths }: Drawing) =>
  widths ? `${at}-${widths.at(-1)}.webp` : at
