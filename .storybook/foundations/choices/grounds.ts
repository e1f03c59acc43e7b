import type { ChoiceName } from '#core/brand/choices.ts'

/** Choices that show only on a whole page, in the order of their stories. */
export const DESK_CHOICES = [
  'pageWidth',
  'shell',
  'header',
  'logoPlace',
  'footer',
  'footerColour',
  'hero',
  'heroHeight',
  'bannerShade',
  'home',
  'sectionColour',
  'tileSize',
] as const satisfies readonly ChoiceName[]

/** Choices by which pages differ on a phone. */
export const PHONE_CHOICES = [
  'phoneNav',
  'hero',
  'home',
  'tileSize',
] as const satisfies readonly ChoiceName[]

/** Choices that show on a piece of a page, by the story that draws them. */
export const PIECE_CHOICES = {
  Type: [
    'displayFace',
    'bodyFace',
    'typeScale',
    'textSize',
    'headingCase',
    'headingTracking',
    'headingWeight',
    'numerals',
  ],
  Shapes: [
    'corner',
    'lineWeight',
    'density',
    'elevation',
    'glow',
    'card',
    'heading',
    'button',
    'field',
  ],
  Marks: ['iconWeight', 'icons', 'divider', 'pattern', 'motion', 'colourUse', 'categoryIcons'],
  Tiles: [
    'tileShape',
    'tileWords',
    'tileFrame',
    'tileBadge',
    'tileBadgePlace',
    'tileActions',
    'artTone',
  ],
} as const satisfies Record<string, readonly ChoiceName[]>

export type DeskChoice = (typeof DESK_CHOICES)[number]
export type PhoneChoice = (typeof PHONE_CHOICES)[number]

export type PiecePart = keyof typeof PIECE_CHOICES
export type PieceChoice = (typeof PIECE_CHOICES)[PiecePart][number]

/** Writes the key of a choice in words: `tileShape` is "Tile shape". */
export const plainName = (name: ChoiceName): string => {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const story = (title: string, name = title) => ({
  title,
  id: `foundations-choices--${name.toLowerCase().replaceAll(' ', '-')}`,
})

/** The stories of all choices, by which one that is not on a page is found. */
export const STORIES = {
  Pieces: Object.keys(PIECE_CHOICES).map((part) => story(part)),
  'On a desk': DESK_CHOICES.map((name) => story(plainName(name))),
  'On a phone': PHONE_CHOICES.map((name) =>
    story(plainName(name), `${plainName(name)} on a phone`),
  ),
  Together: [story('Six looks'), { title: 'Real pages of the site', id: 'pages-home--home' }],
}
