import { resolve } from 'node:path'
import { type Brand, type Mode, MODES } from '#core/brand/schema.ts'
import { quote } from '#lib/quote.ts'
import { LANGUAGE_CODES, type LanguageCode } from '#rules/languages.ts'
import { UsageError } from '../brand/fault.ts'
import { SANDBOX_SITES, SITES } from '../brand/places.ts'
import type { Picture } from './pictures.ts'
import { findScenes, WIDTHS } from './plan.ts'
import type { Order } from './record.ts'
import { SHEET_SCENES } from './sheet.ts'

/** Widest page, in CSS pixels, that a screenshot can hold. */
const MAX_WIDTH = 8192

/** Flags that choose pictures, as `parseArgs` reads them. */
interface Values {
  brand?: string[] | undefined
  route?: string[] | undefined
  mode?: string[] | undefined
  language?: string[] | undefined
  width?: string[] | undefined
  sheet?: boolean | undefined
}

/** What an operator wants to see; a list that is undefined means all. */
export interface Choice {
  brands: readonly string[] | undefined
  routes: readonly string[] | undefined
  modes: readonly Mode[] | undefined
  languages: readonly LanguageCode[] | undefined
  widths: readonly number[] | undefined
}

/** @throws UsageError with the first value that is unknown */
export function readChoice(values: Values): Choice {
  const choice = {
    brands: list(values.brand),
    routes: list(values.route) ?? (values.sheet ? Object.keys(SHEET_SCENES) : undefined),
    modes: only(list(values.mode), MODES, '--mode'),
    languages: only(list(values.language), LANGUAGE_CODES, '--language'),
    widths: list(values.width)?.map(parseWidth),
  }
  // Refuses a wrong name before the sites are made.
  if (choice.routes) findScenes(choice.routes)
  return choice
}

/** Splits the values of a flag that may be repeated or separated by commas. */
const list = (values: readonly string[] | undefined) => values?.flatMap((value) => value.split(','))

function only<Value extends string>(
  given: readonly string[] | undefined,
  known: readonly Value[],
  flag: string,
): readonly Value[] | undefined {
  const unknown = given?.find((one) => !known.includes(one as Value))
  if (unknown !== undefined) {
    throw new UsageError(`${flag} ${unknown}: must be one of ${known.join(', ')}`)
  }
  return given as readonly Value[] | undefined
}

function parseWidth(text: string): number {
  const width = Number(text)
  if (Number.isInteger(width) && width >= 1 && width <= MAX_WIDTH) return width
  throw new UsageError(`--width is ${quote(text)}, must be a whole number from 1 to ${MAX_WIDTH}`)
}

/** Writes a choice as an order for pictures. */
export const orderOf = ({ brands, routes, modes, languages, widths }: Choice): Order => ({
  brands: [...(brands ?? [])],
  ...(routes && { routes: [...routes] }),
  ...(modes && { modes: [...modes] }),
  ...(languages && { languages: [...languages] }),
  widths: [...(widths ?? WIDTHS)],
})

/**
 * Makes the test by which a choice leaves pictures out of a comparison.
 *
 * @param brands brands of today, whose default languages the names of pictures leave out
 */
export function choosePictures(
  { brands: ids, routes, modes, languages, widths }: Choice,
  brands: readonly Brand[],
): (picture: Picture) => boolean {
  const scenes = routes && new Set(findScenes(routes).map(({ name }) => name))
  const languageOf = ({ brand, language }: Picture) =>
    language ?? brands.find(({ id }) => id === brand)?.defaultLanguage
  const has = (values: readonly unknown[] | undefined, value: unknown) =>
    !values || values.includes(value)
  return (picture) =>
    has(ids, picture.brand) &&
    (!scenes || scenes.has(picture.scene)) &&
    has(modes, picture.mode) &&
    has(languages, languageOf(picture)) &&
    has(widths, picture.width)
}

/** Folders in which releases are looked for: that of `--sites`, else those of the brand script. */
export const sitesOf = (given: string | undefined): string[] =>
  given === undefined ? [SITES, SANDBOX_SITES] : [resolve(given)]
