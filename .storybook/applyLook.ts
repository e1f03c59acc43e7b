import { brands, faces, faults, type PreviewBrand, type PreviewFace } from 'virtual:livery-brands'
import { choiceAttributes, type Choices } from '#core/brand/choices.ts'
import { COMPOSITIONS } from '#core/brand/compositions.ts'
import type { RuntimeBrand } from '#core/brand/runtime.ts'
import type { Mode } from '#core/brand/schema.ts'
import { linkFace } from '#core/locale/faces.ts'
import { LANGUAGE_CODES, LANGUAGES, type LanguageCode } from '#rules/languages.ts'
import { languageRules, writingOf } from '#scripts/language/writings.ts'

/** Choices of the toolbars; `brand` means the brand's own choice. */
export interface Look {
  brand: string
  mode: Mode | 'brand'
  language: LanguageCode | 'brand'
  direction: 'ltr' | 'rtl' | 'language'
  /** A value of the choice `motion`; or `brand`. */
  motion: string
  /** Size of texts as players set it in their browser, in percent. */
  textSize: string
  /** Features that are on, or off with a `-`, whatever the brand says; separated by spaces. */
  features?: string
}

export function findBrand(id: string): PreviewBrand {
  const brand = brands.find((one) => one.id === id)
  if (!brand) throw new Error([`The brand ${id} cannot be shown.`, ...faults].join('\n'))
  return brand
}

export function languageOf({ brand, language }: Look): LanguageCode {
  return language === 'brand' ? findBrand(brand).site.defaultLanguage : language
}

export function modeOf({ brand, mode }: Look): Mode {
  const { defaultMode, modes } = findBrand(brand).theme
  return mode !== 'brand' && modes.includes(mode) ? mode : defaultMode
}

const LANGUAGE_CSS = languageRules(LANGUAGE_CODES.map((code) => LANGUAGES[code].tag))

/** Returns a brand's theme with other choices of those that components read. */
export const withChoices = (
  theme: RuntimeBrand['theme'],
  choices: Partial<Choices>,
): RuntimeBrand['theme'] => ({
  ...theme,
  ...choices,
  home: choices.home ? COMPOSITIONS[choices.home] : theme.home,
})

/**
 * Styles the page like a brand's site: CSS variables, mode and design choices on the root element.
 */
export function applyLook(look: Look, given: Partial<Choices> = {}): void {
  const brand = findBrand(look.brand)
  const choices: Partial<Choices> =
    look.motion === 'brand' ? given : { ...given, motion: look.motion as Choices['motion'] }
  const mode = modeOf(look)
  const root = document.documentElement
  const fonts =
    brand.fonts +
    facesOf(choices, brand.theme)
      .map(({ css }) => css)
      .join('')
  themeElement().textContent =
    atBase(fonts) + brand.css + LANGUAGE_CSS + choicesCss(choices, mode, brand)
  root.dataset['mode'] = mode
  for (const [name, value] of Object.entries(choiceAttributes({ ...brand.theme, ...choices }))) {
    root.setAttribute(name, value)
  }
  const language = languageOf(look)
  const { tag } = LANGUAGES[language]
  if (writingOf(tag).companion) linkCompanions({ ...brand.theme, ...choices })
  root.lang = tag
  root.dir = directionOf(look)
  root.style.fontSize = `${look.textSize}%`
}

/** The direction that the toolbar chooses, or else that of the language. */
export const directionOf = (look: Look) =>
  look.direction === 'language' ? LANGUAGES[languageOf(look)].direction : look.direction

/** The choices that say how headings are written. */
export type HeadingChoices = Pick<Choices, 'displayFace' | 'headingWeight'>

export const headingFace = ({ displayFace, headingWeight }: HeadingChoices): PreviewFace =>
  faces.displayFace[displayFace]![headingWeight]!

/** Links the Hangul and Han of a face. */
export function linkCompanions(choices: HeadingChoices): void {
  for (const path of headingFace(choices).sheets) linkFace(import.meta.env.BASE_URL + path)
}

/** Leads to the files of the preview, which may lie in a folder. */
export const atBase = (css: string) => css.replaceAll('url(/', `url(${import.meta.env.BASE_URL}`)

/** Lists the faces that choices change; what they leave open of headings is the brand's own. */
export const facesOf = (choices: Partial<Choices>, theme: HeadingChoices): PreviewFace[] => [
  ...(choices.displayFace || choices.headingWeight ? [headingFace({ ...theme, ...choices })] : []),
  ...(choices.bodyFace ? [faces.bodyFace[choices.bodyFace]!] : []),
]

type Values = Record<string, Record<string, string | Record<Mode, string>>>

const VALUES = import.meta.glob<Values>('/themes/choices/*.json', {
  eager: true,
  import: 'default',
})

function valuesOfChoice(name: string): Values {
  const { $schema: _, ...values } = VALUES[`/themes/choices/${name}.json`] ?? {}
  return values
}

/**
 * Returns the CSS variables of choices by name, without those of faces: a brand's own font files
 * come before a face that its choices name. A variable that a value lacks is reset, since the
 * brand's own value may have set it.
 */
export function choiceVariables(choices: Partial<Choices>, mode: Mode): Record<string, string> {
  const chosen = Object.entries(choices).flatMap(([choice, value]) => {
    const values = valuesOfChoice(choice)
    const names = Object.values(values).flatMap((variables) => Object.keys(variables))
    return names.map((name) => [name, values[value]![name] ?? 'initial'] as const)
  })
  return Object.fromEntries(
    chosen.map(([name, value]) => [`--${name}`, typeof value === 'string' ? value : value[mode]]),
  )
}

/** Returns the CSS variables of the faces that choices name, by name, in place of a brand's own. */
export const faceVariables = (
  choices: Partial<Choices>,
  theme: HeadingChoices,
): Record<string, string> =>
  Object.fromEntries(
    facesOf(choices, theme)
      .flatMap((face) => Object.entries(face.variables))
      .map(([name, value]) => [`--${name}`, value]),
  )

/** Returns the CSS variables of the colours that choices change, by name. */
export function colourVariables(
  choices: Partial<Choices>,
  mode: Mode,
  { coloured }: PreviewBrand,
): Record<string, string> {
  const colors = Object.entries(choices).flatMap(([name, value]) =>
    Object.entries(coloured[name]?.[value]?.[mode] ?? {}),
  )
  return Object.fromEntries(colors.map(([variable, text]) => [`--${variable}`, text]))
}

function choicesCss(choices: Partial<Choices>, mode: Mode, brand: PreviewBrand): string {
  const variables = {
    ...choiceVariables(choices, mode),
    ...faceVariables(choices, brand.theme),
    ...colourVariables(choices, mode, brand),
  }
  const body = Object.entries(variables).map(([name, value]) => `${name}:${value}`)
  return `:root:root{${body.join(';')}}`
}

function themeElement(): HTMLElement {
  const known = document.getElementById('livery-theme')
  if (known) return known
  const style = document.createElement('style')
  style.id = 'livery-theme'
  return document.head.appendChild(style)
}
