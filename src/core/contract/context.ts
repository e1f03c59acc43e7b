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

/**
 * Values that identify this client to the gateway, and never change (docs/product.md §7.4 and §9).
 */
const CLIENT = {
  platform: PLATFORM,
  /** Platform that only calls about games send. */
  gamePlatform: 'html5-desktop',
  clientType: CLIENT_TYPE,
  coverSize: '360x480',
  coverType: 'webp',
  isPlatform: 2,
  /** Device that only calls about help send. */
  device: 'WEB',
} as const

type Known = PageContext & typeof CLIENT

/**
 * Maps a field of a request to the client's setting that fills the field: language, merchant,
 * platform and others.
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
