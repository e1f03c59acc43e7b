import { CHOICES } from './choiceTable.ts'
import { COMPOSITIONS, type Composition } from './compositions.ts'

export { CHOICES }

export type ChoiceName = keyof typeof CHOICES
export type ChoiceValue<Name extends ChoiceName> = keyof (typeof CHOICES)[Name]['values'] & string
export type Choices = { [Name in ChoiceName]: ChoiceValue<Name> }

export const CHOICE_NAMES = Object.keys(CHOICES) as ChoiceName[]

/** Returns the names of all values of a choice, in the order of the table. */
export const valuesOf = <Name extends ChoiceName>(name: Name) =>
  Object.keys(CHOICES[name].values) as [ChoiceValue<Name>, ...ChoiceValue<Name>[]]

/** Choices that components read; the others are variables, or attributes that only styles read. */
export const DRAWN_CHOICES = [
  'hero',
  'home',
  'tileSize',
  'shell',
  'header',
  'logoPlace',
  'phoneNav',
] as const satisfies readonly ChoiceName[]

/** The choices that components read; the one of the home page is the composition that it names. */
export type DrawnChoices = Omit<Pick<Choices, (typeof DRAWN_CHOICES)[number]>, 'home'> & {
  home: Composition
}

/** Picks the choices that components read. */
export const drawnChoices = (choices: Choices): DrawnChoices => ({
  ...(Object.fromEntries(DRAWN_CHOICES.map((name) => [name, choices[name]])) as Pick<
    Choices,
    (typeof DRAWN_CHOICES)[number]
  >),
  home: COMPOSITIONS[choices.home],
})

/** Choices that styles read as an attribute of `<html>`, such as `data-tile-shape`. */
export const STYLED_CHOICES = [
  'heading',
  'button',
  'field',
  'motion',
  'hero',
  'bannerShade',
  'home',
  'sectionColour',
  'tileShape',
  'tileSize',
  'tileWords',
  'tileBadge',
  'tileBadgePlace',
  'tileActions',
  'shell',
  'header',
  'logoPlace',
  'phoneNav',
  'footer',
  'colourUse',
] as const satisfies readonly ChoiceName[]

/** Returns the name of a choice in attributes and flags, such as `tile-shape`. */
export const toDashes = (name: ChoiceName) =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Returns the attributes of `<html>` by which styles tell the choices apart. */
export const choiceAttributes = (choices: Choices): Record<string, string> =>
  Object.fromEntries(STYLED_CHOICES.map((name) => [`data-${toDashes(name)}`, choices[name]]))
