import type { LanguageCode } from '#rules/languages.ts'
import { CLIENT_TYPE, PLATFORM } from './headers.ts'

/**
 * Settings of a page on which replies may depend, such as its language; they are part of the query
 * key then.
 */
export interface PageContext {
  language: LanguageCode
  merchant: string
}

/** Fixed values that identify this client in every call (docs/product.md §7.4 and §9). */
const CLIENT = {
  platform: PLATFORM,
  /** Field that is sent only with calls about games. */
  gamePlatform: 'html5-desktop',
  clientType: CLIENT_TYPE,
  coverSize: '360x480',
  coverType: 'webp',
  isPlatform: 2,
  /** Field that is sent only with calls about help. */
  device: 'WEB',
} as const

type Known = PageContext & typeof CLIENT

/**
 * Maps a field of the request to the client's setting that fills it: language, merchant, platform,
 * …
 */
export type ContextFields = Readonly<Record<string, keyof Known>>

/** The type of `context` that a call with this input can declare. */
export type ContextOf<Input> = {
  readonly [Field in keyof Input]?: {
    [Name in keyof Known]: Known[Name] extends Input[Field] ? Name : never
  }[keyof Known]
}

/** Fills the fields of a call's input that its `context` declares. */
export function fillContext(
  fields: ContextFields | undefined,
  page: PageContext,
): Record<string, unknown> {
  const known: Known = { ...CLIENT, ...page }
  return Object.fromEntries(
    Object.entries(fields ?? {}).map(([field, name]) => [field, known[name]]),
  )
}
